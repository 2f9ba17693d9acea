import { expect, test } from 'vitest';

import type { AlienFrontiersView, GameEvent } from '../../wire/types';
import { flightsBetween } from './flights';
import { stepsBetween } from './steps';
import { FACILITIES, TERRITORIES, type Pub } from './types';

const NO_DICE = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
const NOBODY = { A: 0, B: 0, C: 0, D: 0 };

interface Change {
  readonly docks?: Readonly<Record<string, readonly string[]>>;
  readonly players?: Readonly<Record<string, object>>;
  readonly colonies?: Readonly<Record<string, object>>;
  readonly hand?: object;
  readonly relic?: number;
  readonly turn?: string;
}

function view(change: Change = {}): AlienFrontiersView {
  const none = { fuel: 0, ore: 0, stock: 3, bay: 0, hub: 0, cards: [] };
  const players = ['A', 'B'].map((seat) => [seat, { ...none, ...change.players?.[seat] }]);
  const pub = {
    rules: { seats: 2 },
    turn: { seat: change.turn ?? 'A' },
    players: Object.fromEntries(players),
    hand: { ships: { ...NO_DICE, ...change.hand }, relic: change.relic ?? 0 },
    docks: { ...Object.fromEntries(FACILITIES.map((at) => [at, ['', '']])), ...change.docks },
    colonies: {
      ...Object.fromEntries(TERRITORIES.map((each) => [each, NOBODY])),
      ...change.colonies,
    },
    relic_place: change.relic === undefined ? 'desert' : 'hand',
    relic_owner: change.relic === undefined ? null : (change.turn ?? 'A'),
    fields: { isolation: 'nowhere', positron: 'nowhere', repulsor: 'nowhere' },
    display: [],
    discards: {},
  };
  return { seat: 'A', pub } as unknown as AlienFrontiersView;
}

function told(...events: object[]): GameEvent[] {
  return events.map((event, at) => ({
    sequence: at + 1,
    kind: 'event',
    event,
    text: { key: '', args: {} },
  }));
}

function pubsOf(before: AlienFrontiersView, after: AlienFrontiersView, ...events: object[]): Pub[] {
  const steps = stepsBetween(before, after, told(...events));
  expect(steps.at(-1)?.view).toBe(after);
  expect(steps.at(-1)?.events).toHaveLength(events.length);
  return steps.map((step) => (step.view as AlienFrontiersView).pub);
}

/** What flies in each step. */
function flights(before: AlienFrontiersView, pubs: readonly Pub[]): string[][] {
  return pubs.map((pub, at) =>
    flightsBetween(pubs[at - 1] ?? before.pub, pub).map(
      ({ seat, piece, from, to }) => `${seat} ${piece.kind} ${from} > ${to}`,
    ),
  );
}

const dice = (some: object) => ({ ...NO_DICE, ...some });

test('the last ship docks and brings its fuel before the next player gathers and rolls', () => {
  const before = view({ hand: { 4: 1 }, docks: { lunar: ['B6', ''] } });
  const after = view({
    turn: 'B',
    hand: { 1: 1 },
    docks: { solar: ['A4', ''] },
    players: { A: { fuel: 2 } },
  });
  const pubs = pubsOf(
    before,
    after,
    { kind: 'docked', seat: 'A', facility: 'solar', dice: dice({ 4: 1 }) },
    { kind: 'gained', seat: 'A', fuel: 2, ore: 0 },
    { kind: 'turn_begins', seat: 'B', count: 2 },
    { kind: 'rolled', seat: 'B', dice: dice({ 1: 1 }) },
  );
  expect(pubs.map((pub) => pub.hand.ships)).toEqual([NO_DICE, dice({ 1: 1 })]);
  expect(flights(before, pubs)).toEqual([
    ['A ship hand.4 > solar.0', 'A fuel station.solar > fuel.A', 'A fuel station.solar > fuel.A'],
    ['B ship lunar.0 > hand'],
  ]);
});

test('raiders dock, and those who were there before leave', () => {
  const before = view({ hand: { 1: 1, 2: 1 }, docks: { raiders: ['B1', 'B2'] } });
  const after = view({ docks: { raiders: ['A1', 'A2'] }, players: { B: { bay: 2 } } });
  const pubs = pubsOf(
    before,
    after,
    { kind: 'docked', seat: 'A', facility: 'raiders', dice: dice({ 1: 1, 2: 1 }) },
    { kind: 'displaced', seat: 'B', dice: dice({ 1: 1, 2: 1 }) },
  );
  expect(pubs.map((pub) => pub.docks.raiders)).toEqual([
    ['A1', 'A2'],
    ['A1', 'A2'],
  ]);
  expect(pubs.map((pub) => pub.players.B.bay)).toEqual([0, 2]);
});

test('what is stolen flies before the dice are rolled', () => {
  const before = view({ players: { B: { ore: 1 } } });
  const after = view({ turn: 'B', hand: { 5: 1 }, players: { A: { ore: 1 } } });
  const pubs = pubsOf(
    before,
    after,
    { kind: 'stole_ore', seat: 'A', other: 'B' },
    { kind: 'rolled', seat: 'B', dice: dice({ 5: 1 }) },
  );
  expect(flights(before, pubs)).toEqual([['A ore ore.B > ore.A'], []]);
});

test('a colony lands before the next roll; what follows from it is told with it', () => {
  const before = view({ docks: { hub: ['A1', ''] }, players: { A: { hub: 7 } } });
  const after = view({
    turn: 'B',
    hand: { 6: 2 },
    relic: 3,
    docks: { hub: ['A1', ''] },
    colonies: { lem: { ...NOBODY, A: 1 } },
  });
  const pubs = pubsOf(
    before,
    after,
    { kind: 'colony_landed', seat: 'A', territory: 'lem' },
    { kind: 'control_gained', seat: 'A', territory: 'lem' },
    { kind: 'points_changed', seat: 'A', points: 2, count: 2 },
    { kind: 'rolled', seat: 'B', dice: dice({ 3: 1, 6: 2 }) },
  );
  expect(pubs).toHaveLength(2);
  expect(flights(before, pubs)[0]).toEqual(['A colony hub.A > land.lem']);
  expect(pubs.map((pub) => pub.hand.relic)).toEqual([0, 3]);
});

test('events that move nothing, or that are not known, make one step', () => {
  const after = view();
  const events = [{ kind: 'turn_begins', seat: 'A' }, { kind: 'docked' }, { kind: 'new_in_2030' }];
  expect(pubsOf(view(), after, ...events)).toHaveLength(1);
});
