import { describe, expect, it } from 'vitest';

import type { Seat } from '../../wire/types';
import { encounter, galaxy, mark, player, ships, shown, told } from './fixture';
import { encounterOf } from './lookups';
import { stepsBetween } from './steps';
import type { CosmicView, Player, Pub } from './types';

const viewOf = (pub: Pub): CosmicView => ({ seat: 'A', pub }) as unknown as CosmicView;

function stepsOf(before: Pub, after: Pub, ...events: object[]): readonly Pub[] {
  const last = viewOf(after);
  const steps = stepsBetween(viewOf(before), last, told(...events));
  expect(steps.at(-1)?.view).toBe(last);
  expect(steps.at(-1)?.events).toHaveLength(events.length);
  return steps.map((step) => (step.view as CosmicView).pub);
}

function withShips(pub: Pub, seat: Seat, change: Partial<Player>): Pub {
  const { ships: home } = player(seat);
  const now = player(seat, { ...change, ships: { ...home, ...change.ships } });
  return { ...pub, players: { ...pub.players, [seat]: now } };
}

const onPlanet = (pub: Pub, seat: Seat, planet: string) => pub.players[seat].ships[planet] ?? 0;

describe('steps', () => {
  it('turn up one card after the other, tell the totals, and only then lose and land', () => {
    const sent = ships({ A: 3 });
    const before = galaxy({ phase: 'planning', encounters: [encounter({ sent })] });
    const over = encounter({
      sent: ships(),
      result: 'offense_won',
      slots: { offense: shown('attack_20'), defense: shown('attack_08') },
    });
    const after = withShips(
      withShips(galaxy({ phase: 'resolution', encounters: [over] }), 'A', { ships: { B3: 3 } }),
      'B',
      { ships: { B3: 0 }, warp: 4 },
    );
    const pubs = stepsOf(
      before,
      after,
      { kind: 'card_opened', seat: 'A', card: 'attack_20' },
      { kind: 'card_opened', seat: 'B', card: 'attack_08' },
      { kind: 'totals', count: 23, value: 12 },
      { kind: 'encounter_won', seat: 'A', side: 'offense' },
      { kind: 'ships_lost', seat: 'B', count: 4 },
      { kind: 'landed', seat: 'A', planet: 'B3', count: 3 },
      { kind: 'colony_gained', seat: 'A', planet: 'B3' },
    );
    expect(
      pubs.map((pub) => {
        const last = encounterOf(pub);
        return [
          last?.slots.offense.open,
          last?.slots.defense.open,
          pub.phase,
          pub.players.B.warp,
          onPlanet(pub, 'A', 'B3'),
        ];
      }),
    ).toEqual([
      [true, false, 'reveal', 0, 0],
      [true, true, 'reveal', 0, 0],
      [true, true, 'reveal', 0, 0],
      [true, true, 'resolution', 0, 0],
      [true, true, 'resolution', 4, 0],
      [true, true, 'resolution', 4, 3],
    ]);
  });

  it('turn the next destiny card only when the last encounter is over', () => {
    const before = galaxy({ phase: 'resolution', turn: 1 });
    const next = encounter({
      offense: 'B',
      defense: 'C',
      target: 'none',
      destiny: 'colour_c',
      sent: ships(),
    });
    const after = galaxy({ phase: 'launch', turn: 2, active: 'B', encounters: [next] });
    const pubs = stepsOf(
      before,
      after,
      { kind: 'turn_ends', seat: 'A' },
      { kind: 'turn_begins', seat: 'B', count: 2 },
      { kind: 'encounter_begins', seat: 'B', count: 1 },
      { kind: 'destiny_drawn', seat: 'B', destiny: 'colour_c' },
      { kind: 'defense_named', seat: 'B', other: 'C' },
    );
    expect(
      pubs.map((pub) => [pub.turn, encounterOf(pub)?.offense, encounterOf(pub)?.destiny]),
    ).toEqual([
      [2, 'A', 'colour_b'],
      [2, 'B', 'none'],
      [2, 'B', 'colour_c'],
      [2, 'B', 'colour_c'],
    ]);
    expect(pubs.map((pub) => encounterOf(pub)?.sent.A)).toEqual([4, 0, 0, 0]);
  });

  it('load ships of allies beside those of the offense', () => {
    const before = galaxy({ phase: 'alliance' });
    const helped = encounter({
      allies: { offense: ['C'], defense: [] },
      sent: ships({ A: 4, C: 1 }),
    });
    const after = withShips(galaxy({ phase: 'planning', encounters: [helped] }), 'C', {
      ships: { C2: 3 },
    });
    const [first] = stepsOf(
      before,
      after,
      { kind: 'ship_launched', seat: 'C', planet: 'C2' },
      { kind: 'cards_selected' },
    );
    expect(encounterOf(first ?? before)?.sent.C).toBe(1);
    expect(encounterOf(first ?? before)?.allies.offense).toEqual(['C']);
    expect(first?.players.C.ships['C2']).toBe(3);
  });

  it('put a ship that was taken out of the warp on its planet', () => {
    const frames = [{ kind: 'home', owner: 'A' as const, count: 1, from_warp: true }];
    const before = withShips(galaxy({ frames, phase: 'regroup' }), 'A', { warp: 2 });
    const after = withShips(galaxy({ phase: 'destiny' }), 'A', { warp: 2, ships: { A1: 5 } });
    const [first] = stepsOf(
      { ...before, encounters: [encounter({ sent: ships() })] },
      { ...after, encounters: [encounter({ sent: ships() })] },
      { kind: 'ship_sent_home', seat: 'A', planet: 'A1', count: 1 },
      { kind: 'destiny_drawn', seat: 'A', destiny: 'wild' },
    );
    expect(first?.players.A.warp).toBe(2);
    expect(first?.players.A.ships['A1']).toBe(5);
  });

  it('add a reinforcement to its side', () => {
    const before = galaxy({ phase: 'reveal' });
    const [first] = stepsOf(
      before,
      galaxy({ phase: 'resolution' }),
      { kind: 'reinforced', seat: 'C', side: 'defense', value: 3 },
      { kind: 'both_lost' },
    );
    expect(encounterOf(first ?? before)?.marks).toEqual([
      { by: null, seat: 'C', side: 'defense', card: 'reinforcement_3', value: 3 },
    ]);
  });

  it('lay a kicker and cards beside, and turn them up after the main ones', () => {
    const before = galaxy({
      phase: 'planning',
      encounters: [encounter({ allies: { offense: [], defense: ['C'] } })],
    });
    const pubs = stepsOf(
      before,
      galaxy({ phase: 'resolution' }),
      { kind: 'kicker_played', seat: 'A' },
      { kind: 'card_added', seat: 'A', side: 'offense' },
      { kind: 'card_added', seat: 'C', side: 'defense' },
      { kind: 'card_opened', seat: 'A', card: 'attack_10' },
      { kind: 'card_opened', seat: 'B', card: 'attack_08' },
      { kind: 'card_opened', seat: 'A', card: 'kicker_2' },
      { kind: 'card_opened', seat: 'A', card: 'attack_06' },
      { kind: 'card_opened', seat: 'C', card: 'attack_04' },
      { kind: 'both_lost' },
    );
    const lying = pubs.map((pub) => {
      const last = encounterOf(pub);
      const main = (['offense', 'defense'] as const).map((side) => last?.slots[side].card);
      return [...main, ...(last?.beside ?? []).map(({ kind, card }) => `${kind} ${card}`)];
    });
    expect(lying[0]).toEqual(['none', 'none', 'kicker none']);
    expect(lying[2]).toEqual(['none', 'none', 'kicker none', 'second none', 'support none']);
    expect(lying[3]?.slice(0, 3)).toEqual(['attack_10', 'none', 'kicker none']);
    expect(lying.at(-2)).toEqual([
      'attack_10',
      'attack_08',
      'kicker kicker_2',
      'second attack_06',
      'support attack_04',
    ]);
  });

  it('lay no card of a hand that is shown', () => {
    const empty = { selected: false, open: false, card: 'none', as: 'none' };
    const slots = { offense: empty, defense: empty };
    const before = galaxy({ phase: 'interphase', encounters: [encounter({ slots })] });
    const [first] = stepsOf(
      before,
      galaxy({ phase: 'reveal', encounters: [encounter({ slots })] }),
      { kind: 'card_opened', seat: 'A', card: 'attack_10' },
      { kind: 'ship_launched', seat: 'A', planet: 'A1' },
      { kind: 'both_lost' },
    );
    expect(first?.phase).toBe('interphase');
    expect(encounterOf(first ?? before)?.slots.offense.open).toBe(false);
  });

  it('put somebody into the place of a main player', () => {
    const pubs = stepsOf(
      galaxy({ phase: 'alliance' }),
      galaxy({ phase: 'reveal' }),
      { kind: 'main_replaced', seat: 'C', other: 'B', side: 'defense' },
      { kind: 'card_opened', seat: 'C', card: 'attack_08' },
      { kind: 'both_lost' },
    );
    expect(pubs.map((pub) => encounterOf(pub)?.defense).slice(0, 2)).toEqual(['C', 'C']);
    expect(encounterOf(pubs[1] ?? galaxy())?.slots.defense.card).toBe('attack_08');
  });

  it('clear the table when time goes back', () => {
    const laid = encounter({
      slots: { offense: shown('attack_10'), defense: shown('attack_08') },
      beside: [
        {
          kind: 'kicker',
          side: 'offense',
          seat: 'A',
          open: true,
          card: 'kicker_2',
          as: 'kicker_2',
        },
      ],
      marks: [mark({ side: 'offense', card: 'reinforcement_3', value: 3 })],
      result: 'defense_won',
    });
    const [first] = stepsOf(
      galaxy({ phase: 'resolution', encounters: [laid] }),
      galaxy({ phase: 'reveal' }),
      { kind: 'time_goes_back', seat: 'B' },
      { kind: 'cards_selected' },
      { kind: 'card_opened', seat: 'A', card: 'attack_01' },
    );
    const last = encounterOf(first ?? galaxy());
    expect(first?.phase).toBe('planning');
    expect(last).toMatchObject({ beside: [], marks: [], result: 'open' });
    expect([last?.slots.offense.selected, last?.slots.defense.selected]).toEqual([false, false]);
  });

  it('are one where nothing moves', () => {
    const pubs = stepsOf(galaxy(), galaxy(), { kind: 'invited', seat: 'A', other: 'C' });
    expect(pubs).toHaveLength(1);
  });
});
