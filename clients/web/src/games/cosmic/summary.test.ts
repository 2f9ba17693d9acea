import { describe, expect, it } from 'vitest';
import { sumLine, told } from './fixture';
import { summarise } from './summary';

const FIRST = [
  { kind: 'encounter_begins', seat: 'A', count: 1 },
  { kind: 'defense_named', seat: 'A', other: 'D' },
  { kind: 'gate_aimed', seat: 'A', planet: 'D5' },
  { kind: 'card_opened', seat: 'A', card: 'attack_20' },
  { kind: 'card_opened', seat: 'D', card: 'attack_08' },
  {
    kind: 'totals',
    count: 24,
    value: 12,
    sums: {
      sides: {
        offense: [
          sumLine({ step: 1, source: 'card', after: 20 }),
          sumLine({ source: 'ships', before: 20, after: 24 }),
        ],
        defense: [sumLine({ step: 1, source: 'card', after: 12 })],
      },
      rulings: [],
    },
  },
  { kind: 'encounter_won', seat: 'A', side: 'offense' },
  { kind: 'ships_lost', seat: 'D', count: 4 },
  { kind: 'ships_lost', seat: 'B', count: 1 },
  { kind: 'ships_lost', seat: 'D', count: 1 },
  { kind: 'colony_gained', seat: 'A', planet: 'D5' },
];
const SECOND = [
  { kind: 'encounter_begins', seat: 'A', count: 2 },
  { kind: 'defense_named', seat: 'A', other: 'B' },
  { kind: 'deal_failed', seat: 'A', other: 'B' },
];

describe('the outcome of an encounter', () => {
  it('is who won, by how much, what was gained and lost', () => {
    expect(summarise(told({ kind: 'turn_begins', seat: 'A' }, ...FIRST))).toEqual({
      offense: 'A',
      defense: 'D',
      planet: 'D5',
      cards: new Map([
        ['A', 'attack_20'],
        ['D', 'attack_08'],
      ]),
      totals: { offense: 24, defense: 12 },
      sums: { offense: '20 + 4', defense: '12' },
      result: 'won',
      winner: 'A',
      colonies: [{ seat: 'A', planet: 'D5' }],
      lost: [
        { seat: 'D', count: 5 },
        { seat: 'B', count: 1 },
      ],
    });
  });

  it('is that of the last encounter or of the one before', () => {
    const events = told(...FIRST, ...SECOND);
    expect(summarise(events)).toMatchObject({ defense: 'B', result: 'no_deal', winner: undefined });
    expect(summarise(events, 1)).toMatchObject({ defense: 'D', result: 'won' });
    expect(summarise(events, 2)).toBeUndefined();
  });

  it('is a turn that was skipped', () => {
    const events = told(
      { kind: 'encounter_begins', seat: 'A', count: 1 },
      { kind: 'turn_skipped', seat: 'A' },
    );
    expect(summarise(events)).toMatchObject({
      offense: 'A',
      result: 'skipped',
      defense: undefined,
    });
  });

  it('is open as long as nothing is decided', () => {
    expect(summarise(told(FIRST[0] ?? {}))?.result).toBeUndefined();
  });
});
