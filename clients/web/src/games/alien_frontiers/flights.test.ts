import { expect, test } from 'vitest';

import { flightsBetween } from './flights';
import { FACILITIES, TERRITORIES, type Pub } from './types';

interface Change {
  readonly docks?: Readonly<Record<string, readonly string[]>>;
  readonly players?: Readonly<Record<string, object>>;
  readonly colonies?: Readonly<Record<string, object>>;
  readonly display?: readonly string[];
  readonly turn?: string;
  readonly positron?: string;
  readonly relic?: readonly [string, string | null];
}

function pub(change: Change = {}): Pub {
  const none = { fuel: 0, ore: 0, stock: 3, bay: 0, hub: 0, cards: [] };
  const nobody = { A: 0, B: 0, C: 0, D: 0 };
  const docks = Object.fromEntries(FACILITIES.map((at) => [at, ['', '']]));
  const colonies = Object.fromEntries(TERRITORIES.map((each) => [each, nobody]));
  const seats = Object.fromEntries(
    ['A', 'B'].map((seat) => [seat, { ...none, ...change.players?.[seat] }]),
  );
  return {
    rules: { seats: 2 },
    turn: { seat: change.turn ?? 'A' },
    players: seats,
    docks: { ...docks, ...change.docks },
    colonies: { ...colonies, ...change.colonies },
    relic_place: change.relic?.[0] ?? 'desert',
    relic_owner: change.relic?.[1] ?? null,
    fields: { isolation: 'nowhere', positron: change.positron ?? 'nowhere', repulsor: 'nowhere' },
    display: change.display ?? [],
    discards: {},
  } as unknown as Pub;
}

const paths = (before: Pub, after: Pub) =>
  flightsBetween(before, after).map(
    ({ seat, piece, from, to }) => `${seat} ${piece.kind} ${from} > ${to}`,
  );

test('nothing flies when nothing changes', () => {
  expect(paths(pub(), pub())).toEqual([]);
});

test('a ship docks from the hand, and its fuel comes to the player', () => {
  const after = pub({ docks: { solar: ['', 'A4'] }, players: { A: { fuel: 2 } } });
  expect(paths(pub(), after)).toEqual([
    'A ship hand.4 > solar.1',
    'A fuel station.solar > fuel.A',
    'A fuel station.solar > fuel.A',
  ]);
});

test('a ship is teleported from port to port', () => {
  const [before, after] = [
    pub({ docks: { lunar: ['A6', ''] } }),
    pub({ docks: { artifact: ['A6', ''] } }),
  ];
  expect(paths(before, after)).toEqual(['A ship lunar.0 > artifact.0']);
});

test('ships are shot into the Bay, sent to the stock, gathered from both', () => {
  const docked = pub({ docks: { lunar: ['B4', ''] } });
  expect(paths(docked, pub({ players: { B: { bay: 1 } } }))).toEqual(['B ship lunar.0 > bay.B']);
  expect(paths(docked, pub({ players: { B: { stock: 4 } } }))).toEqual(['B ship lunar.0 > ship.B']);
  const waiting = pub({ docks: { lunar: ['B4', ''] }, players: { B: { bay: 1 } } });
  expect(paths(waiting, pub({ turn: 'B' }))).toEqual([
    'B ship lunar.0 > hand',
    'B ship bay.B > hand',
  ]);
});

test('a new ship comes from the stock', () => {
  expect(paths(pub(), pub({ players: { A: { stock: 2, bay: 1 } } }))).toEqual([
    'A ship ship.A > bay.A',
  ]);
});

test('colonies land from the supply or the Hub, and move', () => {
  const on = (territory: string) => ({ [territory]: { A: 1, B: 0, C: 0, D: 0 } });
  expect(paths(pub(), pub({ colonies: on('lem') }))).toEqual(['A colony colony.A > land.lem']);
  expect(paths(pub({ players: { A: { hub: 7 } } }), pub({ colonies: on('lem') }))).toEqual([
    'A colony hub.A > land.lem',
  ]);
  expect(paths(pub({ colonies: on('lem') }), pub({ colonies: on('pohl') }))).toEqual([
    'A colony land.lem > land.pohl',
  ]);
});

test('cards are claimed and stolen, tokens are stolen', () => {
  const [mine, others] = [{ cards: ['booster_pod'] }, { cards: ['stasis_beam'], ore: 1 }];
  expect(paths(pub({ display: ['booster_pod'] }), pub({ players: { A: mine } }))).toEqual([
    'A card display.booster_pod > cards.A',
  ]);
  expect(paths(pub({ players: { B: others } }), pub({ players: { A: others } }))).toEqual([
    'A card cards.B > cards.A',
    'A ore ore.B > ore.A',
  ]);
});

test('fields are set up, moved and removed', () => {
  const on = (positron: string) => pub({ positron });
  expect(paths(pub(), on('lem'))).toEqual(['A field cards.A > land.lem']);
  expect(paths(on('lem'), on('pohl'))).toEqual(['A field land.lem > land.pohl']);
  expect(paths(on('lem'), pub())).toEqual(['A field land.lem > discards']);
});

test('new cards come from the draw pile', () => {
  const [before, after] = [pub({ display: ['alien_city'] }), pub({ display: ['booster_pod'] })];
  expect(paths(before, after)).toEqual(['A card deck > display.booster_pod']);
});

test('the Relic Ship is bought, gathered, and returns', () => {
  const [bay, hand] = [pub({ relic: ['bay', 'B'] }), pub({ relic: ['hand', 'B'] })];
  expect(paths(pub(), bay)).toEqual(['B ship desert > bay.B']);
  expect(paths(bay, hand)).toEqual(['B ship bay.B > hand']);
  expect(paths(hand, pub())).toEqual(['B ship hand > desert']);
});
