import { describe, expect, it } from 'vitest';
import { encounter, galaxy, mark, player, ships, shown, sumLine } from './fixture';
import { amountOf, countedLines, lineKey, sideTotal } from './totals';
import type { Beside, Reckoning, SumLine } from './types';

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

  it('of a kicker says its number, also where it is no factor of the rules', () => {
    const kicker = { step: 1, source: 'kicker' } as const;
    const line = (card: string, factor: number) => sumLine({ ...kicker, card, factor, after: 9 });
    expect(amountOf(line('kicker_3', 3), false)).toBe('× 3');
    expect(amountOf(line('kicker_m2', -2), false)).toBe('× −2');
    expect(amountOf(line('kicker_0', 0), false)).toBe('× 0');
    expect(amountOf(sumLine({ ...kicker, known: false, factor: 1 }), false)).toBe('?');
    expect(lineKey(line('kicker_3', 3))).toBe('card_type.kicker');
  });

  it('of a card beside has its name, once it is known', () => {
    const beside = { source: 'beside', before: 4, after: 11 } as const;
    expect(amountOf(sumLine({ ...beside, card: 'attack_07' }), false)).toBe('+ 7');
    expect(lineKey(sumLine({ ...beside, card: 'attack_07' }))).toBe('card.attack_07');
    expect(lineKey(sumLine({ ...beside, known: false }))).toBe('table.face_down');
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

  it('count kickers, cards beside and all who defend the planet', () => {
    const open = { open: true, side: 'offense' } as const;
    const lies = (more: object, card: string) => ({ ...open, ...more, card, as: card }) as Beside;
    const fight = encounter({
      sent: ships({ A: 2, C: 1 }),
      allies: { offense: ['C'], defense: [] },
      garrison: ['B', 'D'],
      slots: { offense: shown('attack_10'), defense: shown('attack_06') },
      beside: [
        lies({ kind: 'kicker', seat: 'A' }, 'kicker_m2'),
        lies({ kind: 'second', seat: 'A' }, 'attack_07'),
        lies({ kind: 'support', seat: 'C' }, 'attack_04'),
      ],
    });
    const { players, ...base } = galaxy({ encounters: [fight] });
    const guest = player('D', { ships: { B3: 3 } });
    const { sides } = countedLines({ ...base, players: { ...players, D: guest } });
    expect(sides.offense.map(({ source, after }) => [source, after])).toEqual([
      ['card', 10],
      ['kicker', -20],
      ['ships', -18],
      ['allies', -17],
      ['beside', -10],
      ['beside', -18],
    ]);
    expect(sides.defense.map(({ source, after }) => [source, after])).toEqual([
      ['card', 6],
      ['ships', 10],
      ['allies', 13],
    ]);
  });

  it('leave a hidden kicker out, and one beside a card that is no attack', () => {
    const kicker = { kind: 'kicker', seat: 'A', card: 'none', as: 'none', open: false } as const;
    const beside = (['offense', 'defense'] as const).map((side) => ({ ...kicker, side }));
    const slots = { offense: shown('attack_10'), defense: shown('negotiate') };
    const lines = countedLines(galaxy({ encounters: [encounter({ beside, slots })] }));
    expect(sideTotal(lines, 'offense')).toMatchObject({ total: 14, isOpen: true });
    expect(lines.sides.defense.map(({ source }) => source)).toEqual(['card', 'ships']);
  });
});
