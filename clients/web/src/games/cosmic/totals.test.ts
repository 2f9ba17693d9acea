import { describe, expect, it } from 'vitest';
import { encounter, galaxy, mark, ships, shown, told } from './fixture';
import { sideTotal, toldTotals } from './totals';
import type { Encounter, Side } from './types';

function valuesOf(of: Encounter, side: Side, known = {}) {
  const { lines, total, isOpen } = sideTotal(galaxy(), of, side, known);
  return { lines: lines.map(({ kind, value }) => [kind, value]), total, isOpen };
}

describe('a side of an encounter', () => {
  it('is card, ships, allies and reinforcements', () => {
    const fight = encounter({
      sent: ships({ A: 4, C: 2 }),
      allies: { offense: ['C'], defense: [] },
      slots: { offense: shown('attack_15'), defense: shown('attack_08') },
      marks: [
        mark({ by: 'reinforcement_3', side: 'offense', card: 'reinforcement_3', value: 3 }),
        mark({ by: 'reinforcement_2', side: 'offense', card: 'reinforcement_2', value: 2 }),
      ],
    });
    expect(valuesOf(fight, 'offense')).toEqual({
      lines: [
        ['card', 15],
        ['ships', 4],
        ['allies', 2],
        ['reinforcement', 5],
      ],
      total: 26,
      isOpen: false,
    });
    expect(valuesOf(fight, 'defense').total).toBe(12);
  });

  it('does not tell a hidden card but to its owner', () => {
    expect(valuesOf(encounter(), 'offense')).toMatchObject({ total: 4, isOpen: true });
    expect(valuesOf(encounter(), 'offense', { ownCard: 'attack_20' })).toMatchObject({
      total: 24,
      isOpen: false,
    });
    expect(valuesOf(encounter(), 'offense', { ownCard: 'none' }).isOpen).toBe(true);
  });

  it('counts a card as what it has become', () => {
    const morph = { selected: true, open: true, card: 'morph', as: 'attack_40' };
    const fight = encounter({ slots: { offense: morph, defense: shown('attack_40') } });
    expect(sideTotal(galaxy(), fight, 'offense', {})).toMatchObject({
      card: 'attack_40',
      total: 44,
    });
  });

  it('has nothing from a negotiate', () => {
    const fight = encounter({
      slots: { offense: shown('negotiate'), defense: shown('attack_08') },
    });
    expect(valuesOf(fight, 'offense')).toMatchObject({ total: 4, isOpen: false });
  });

  it('counts the Prometheus as soon as it is there', () => {
    const at = (berth: 'colony' | 'encounter', owner: 'A' | 'B' | 'C', planet = 'none') =>
      galaxy({ flagship: { owner, berth, planet } });
    const linesOf = (pub: ReturnType<typeof galaxy>, side: Side, of = encounter()) =>
      sideTotal(pub, of, side, {});
    const bonus = { kind: 'flagship', value: 3, by: 'tech.prometheus' };
    expect(linesOf(at('encounter', 'A'), 'offense').lines).toContainEqual(bonus);
    expect(linesOf(at('encounter', 'A'), 'offense').total).toBe(7);
    expect(linesOf(at('encounter', 'A'), 'defense').lines).not.toContainEqual(bonus);
    expect(linesOf(at('colony', 'A', 'A1'), 'offense').lines).not.toContainEqual(bonus);
    expect(linesOf(at('colony', 'B', 'B3'), 'defense').lines).toContainEqual(bonus);
    expect(linesOf(at('colony', 'B', 'B2'), 'defense').lines).not.toContainEqual(bonus);
    const helped = encounter({ allies: { offense: [], defense: ['C'] }, sent: ships({ C: 1 }) });
    expect(linesOf(at('encounter', 'C'), 'defense', helped).lines).toContainEqual(bonus);
    expect(linesOf(at('colony', 'C', 'B3'), 'defense', helped).lines).not.toContainEqual(bonus);
  });

  it('leaves open what a power does until it is told', () => {
    const fight = encounter({
      slots: { offense: shown('attack_06'), defense: shown('attack_08') },
      marks: [mark({ by: 'virus', side: 'offense', value: 1 })],
    });
    const open = sideTotal(galaxy(), fight, 'offense', {});
    expect(open.lines.at(-1)).toEqual({ kind: 'power', value: undefined, by: 'alien.virus' });
    expect(open.isOpen).toBe(true);
    const known = sideTotal(galaxy(), fight, 'offense', { told: { offense: 24, defense: 12 } });
    expect(known.lines.at(-1)?.value).toBe(14);
    expect(known).toMatchObject({ total: 24, isOpen: false });
  });
});

describe('told totals', () => {
  it('are those of the encounter that goes on', () => {
    const begins = { kind: 'encounter_begins', seat: 'A', count: 1 };
    const totals = { kind: 'totals', count: 7, value: 21 };
    expect(toldTotals(told(begins, totals))).toEqual({ offense: 7, defense: 21 });
    expect(toldTotals(told(begins, totals, begins))).toBeUndefined();
    expect(toldTotals([])).toBeUndefined();
  });
});
