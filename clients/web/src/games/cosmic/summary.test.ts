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
      cards: { offense: ['attack_20'], defense: ['attack_08'] },
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

  it('has the cards that were laid with those beside them, none of hands that were shown', () => {
    const fight = summarise(
      told(
        { kind: 'encounter_begins', seat: 'A', count: 1 },
        { kind: 'defense_named', seat: 'A', other: 'B' },
        { kind: 'kicker_played', seat: 'A' },
        { kind: 'card_opened', seat: 'A', card: 'attack_40' },
        { kind: 'cards_selected' },
        { kind: 'card_added', seat: 'A', side: 'offense' },
        { kind: 'card_added', seat: 'C', side: 'defense' },
        { kind: 'card_opened', seat: 'A', card: 'attack_10' },
        { kind: 'card_opened', seat: 'B', card: 'attack_08' },
        { kind: 'card_opened', seat: 'A', card: 'kicker_m2' },
        { kind: 'card_opened', seat: 'C', card: 'attack_04' },
        { kind: 'card_opened', seat: 'A', card: 'attack_06' },
        { kind: 'card_opened', seat: 'B', card: 'attack_30' },
      ),
    );
    expect(fight?.cards).toEqual({
      offense: ['attack_10', 'kicker_m2', 'attack_06'],
      defense: ['attack_08', 'attack_04'],
    });
  });

  it('is that of who took the place of a main player', () => {
    const fight = summarise(
      told(
        { kind: 'encounter_begins', seat: 'A', count: 1 },
        { kind: 'defense_named', seat: 'A', other: 'B' },
        { kind: 'main_replaced', seat: 'C', other: 'B', side: 'defense' },
        { kind: 'main_replaced', seat: 'D', other: 'A', side: 'offense' },
        { kind: 'card_opened', seat: 'C', card: 'negotiate' },
      ),
    );
    expect(fight).toMatchObject({ offense: 'D', defense: 'C' });
    expect(fight?.cards.defense).toEqual(['negotiate']);
  });

  it('forgets cards that were taken up when time went back', () => {
    const fight = summarise(
      told(
        ...FIRST.slice(0, 5),
        { kind: 'time_goes_back', seat: 'D' },
        { kind: 'card_opened', seat: 'A', card: 'attack_01' },
      ),
    );
    expect(fight?.cards).toEqual({ offense: ['attack_01'], defense: [] });
  });

  it('shows kickers in its sums, also below zero and by nothing', () => {
    const sum = (value: number, card: string) => ({
      kind: 'totals',
      count: 15 * value + 4,
      value: 0,
      sums: {
        sides: {
          offense: [
            sumLine({ step: 1, source: 'card', card: 'attack_15', after: 15 }),
            sumLine({ step: 1, source: 'kicker', card, factor: value, before: 15 }),
            sumLine({ source: 'ships', before: 15 * value, after: 15 * value + 4 }),
            sumLine({ source: 'beside', card: 'attack_06', before: 4, after: 4 }),
          ],
          defense: [],
        },
        rulings: [],
      },
    });
    const begin = { kind: 'encounter_begins', seat: 'A', count: 1 };
    expect(summarise(told(begin, sum(-2, 'kicker_m2')))?.sums?.offense).toBe('15 × −2 + 4');
    expect(summarise(told(begin, sum(0, 'kicker_0')))?.sums?.offense).toBe('15 × 0 + 4');
  });
});
