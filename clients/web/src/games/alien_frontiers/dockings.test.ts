import { describe, expect, it } from 'vitest';

import { offersOf } from '../../table/offers';
import type { Decision, Option } from '../../wire/types';
import {
  attempt,
  dockingsOf,
  exactly,
  isFinal,
  remainder,
  taking,
  yieldsOf,
  yieldText,
} from './dockings';
import { diceIn } from './lookups';
import type { AlienFrontiersData } from './types';

function option(notation: string, dice = '', numbers: Record<string, number> = {}): Option {
  const args = {
    dice: { text: dice },
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, { number }])),
  };
  const label = { key: 'option', args };
  return { code: notation.length, notation, about: '', label, lo: 0, hi: 0 };
}

function decision(kind: string, ...options: Option[]): Decision {
  const prompt = { key: `prompt.${kind}`, args: {} };
  return { kind, channel: 'main', serial: 1, prompt, confirm: false, options };
}

const main = offersOf([
  decision(
    'main',
    option('dock solar 4', '4', { fuel: 2, ore: 0 }),
    option('dock yard 4', '4 4', { fuel: -1, ore: -1, count: 4 }),
    option('dock raiders 3R', '3 4R 5'),
    option('end_turn'),
  ),
]);
const dockings = dockingsOf(main);
const at = (picked: string) => taking(dockings, diceIn(picked)).map((docking) => docking.at);

describe('dockings', () => {
  it('are those offers that dock ships', () => {
    expect(dockings.map((docking) => docking.at)).toEqual(['solar', 'yard', 'raiders']);
  });
  it('go with the picked ships or not', () => {
    expect(at('')).toEqual(['solar', 'yard', 'raiders']);
    expect(at('4')).toEqual(['solar', 'yard']);
    expect(at('4 4')).toEqual(['yard']);
    expect(at('4R')).toEqual(['raiders']);
    expect(at('4 5')).toEqual([]);
  });
  it('are found by exactly their ships', () => {
    expect(exactly(dockings, diceIn('4'))?.at).toBe('solar');
    expect(exactly(dockings, diceIn('5 3 4R'))?.at).toBe('raiders');
    expect(exactly(dockings, diceIn('3'))).toBeUndefined();
  });
  it('leave the teleported ship out: it is not in the hand', () => {
    const [, yard] = dockingsOf(main, { value: 4, relic: false });
    expect(yard?.dice).toEqual(diceIn('4'));
  });
  it('are said as the game says them', () => {
    expect(attempt('raiders', diceIn('5 3 4R'))).toBe('dock raiders 3R');
    expect(attempt('solar', [])).toBeUndefined();
  });
});

describe('remainder', () => {
  it('is what the picked ships leave', () => {
    expect(remainder(diceIn('2 2 3'), diceIn('2'))).toEqual(diceIn('2 3'));
    expect(remainder(diceIn('2'), diceIn('2 2'))).toBeUndefined();
  });
});

describe('yields', () => {
  const data = { circles: 7, claim: 8 } as AlienFrontiersData;
  it('are read from the label', () => {
    const [solar, yard] = dockings;
    expect(solar && yieldsOf(solar).map((part) => yieldText(part, data))).toEqual(['+2']);
    expect(yard && yieldsOf(yard).map((part) => yieldText(part, data))).toEqual(['4.', '−1', '−1']);
  });
  it('say how far it is to a goal', () => {
    expect(yieldText({ what: 'total', amount: 5 }, data)).toBe('5/8');
    expect(yieldText({ what: 'circle', amount: 3 }, data)).toBe('3/7');
    expect(yieldText({ what: 'price', amount: 2 }, data)).toBe('2:1');
  });
});

describe('what cannot be taken back', () => {
  it('is luck and new cards', () => {
    const claim = offersOf([decision('claim_card', option('card booster_pod'))]);
    expect([...main, ...claim].filter(isFinal).map((offer) => offer.option.notation)).toEqual([
      'end_turn',
      'card booster_pod',
    ]);
  });
});
