import { describe, expect, it } from 'vitest';
import { encounter, galaxy, mark, ships, shown, sumLine } from './fixture';
import { amountOf, countedLines, lineKey, sideTotal } from './totals';
import type { Reckoning, SumLine } from './types';

function reckoning(...offense: readonly SumLine[]): Reckoning {
  return { sides: { offense, defense: [] }, rulings: [] };
}

const CARD = sumLine({ step: 1, source: 'card', card: 'attack_15', after: 15 });
const SHIPS = sumLine({ source: 'ships', before: 15, after: 19 });
const REINFORCED = sumLine({
  step: 6,
  by: 'reinforcement_3',
  card: 'reinforcement_3',
  before: 19,
  after: 22,
});

describe('a side of an encounter', () => {
  it('comes to what its last line comes to', () => {
    expect(sideTotal(reckoning(CARD, SHIPS, REINFORCED), 'offense')).toMatchObject({
      total: 22,
      isOpen: false,
      card: 'attack_15',
    });
    expect(sideTotal(reckoning(CARD), 'defense')).toMatchObject({ total: 0, card: undefined });
  });

  it('is open as long as a card is hidden', () => {
    const hidden = sumLine({ step: 1, source: 'card', known: false });
    const side = sideTotal(reckoning(hidden, sumLine({ source: 'ships', after: 4 })), 'offense');
    expect(side).toMatchObject({ total: 4, isOpen: true, card: undefined });
  });
});

describe('a line', () => {
  it('says how much it adds', () => {
    expect([CARD, SHIPS, REINFORCED].map((line, i) => amountOf(line, i === 0))).toEqual([
      '15',
      '+ 4',
      '+ 3',
    ]);
    expect(amountOf(sumLine({ before: 6, after: 2 }), false)).toBe('− 4');
  });

  it('says by how much it multiplies, or what a card becomes', () => {
    expect(amountOf(sumLine({ step: 4, factor: 3, before: 8, after: 24 }), false)).toBe('× 3');
    expect(amountOf(sumLine({ step: 4, factor: -3, before: 12, after: 4 }), false)).toBe('÷ 3');
    expect(amountOf(sumLine({ step: 3, before: 15, after: 51 }), false)).toBe('→ 51');
    expect(amountOf(sumLine({ step: 3, known: false }), false)).toBe('?');
  });

  it('has the name of its source', () => {
    expect(lineKey(CARD)).toBe('table.line_card');
    expect(lineKey(REINFORCED)).toBe('table.line_reinforcement');
    expect(lineKey(sumLine({ by: 'virus' }))).toBe('alien.virus');
    expect(lineKey(sumLine({ source: 'flagship', by: 'complete_prometheus' }))).toBe(
      'tech.prometheus',
    );
  });
});

describe('lines on the way', () => {
  it('are what is seen on the table', () => {
    const fight = encounter({
      sent: ships({ A: 4, C: 2 }),
      allies: { offense: ['C'], defense: [] },
      slots: { offense: shown('attack_15'), defense: shown('negotiate') },
      marks: [mark({ by: 'reinforcement_3', side: 'offense', card: 'reinforcement_3', value: 3 })],
    });
    const lines = countedLines(galaxy({ encounters: [fight] }));
    expect(lines.sides.offense.map(({ source, after }) => [source, after])).toEqual([
      ['card', 15],
      ['ships', 19],
      ['allies', 21],
      ['effect', 24],
    ]);
    expect(sideTotal(lines, 'defense').total).toBe(4);
  });
});
