import { describe, expect, it } from 'vitest';

import en from '@games/alien_frontiers/text/en.json';
import it_ from '@games/alien_frontiers/text/it.json';
import {
  aimedAt,
  isAimedAt,
  coloniesLeft,
  diceIn,
  fieldsOn,
  groupOf,
  handOf,
  lifted,
  pickedToReroll,
  settledOn,
  shipOn,
} from './lookups';
import { TERRITORIES, type Pub } from './types';

const NONE = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0 };

function pub(change: Partial<Record<keyof Pub, unknown>> = {}): Pub {
  const nobody = { A: 0, B: 0, C: 0, D: 0 };
  const colonies = Object.fromEntries(TERRITORIES.map((each) => [each, nobody]));
  const fields = { isolation: 'nowhere', positron: 'nowhere', repulsor: 'nowhere' };
  const rules = { seats: 2, colonies: 8 };
  return { rules, colonies, fields, frames: [], ...change } as unknown as Pub;
}

describe('a port', () => {
  it('holds a ship, the Relic Ship, a blocking die, or nothing', () => {
    expect(shipOn('B4')).toEqual({ owner: 'B', value: 4, relic: false });
    expect(shipOn('A6R')).toEqual({ owner: 'A', value: 6, relic: true });
    expect([shipOn('x'), shipOn('')]).toEqual([undefined, undefined]);
  });
});

describe('ships', () => {
  it('are read from what the engine says', () => {
    expect(diceIn('3 4R 5')).toEqual([
      { value: 3, relic: false },
      { value: 4, relic: true },
      { value: 5, relic: false },
    ]);
  });
  it('lie in the hand in the order of their values', () => {
    const hand = handOf(pub({ hand: { ships: { ...NONE, '2': 2, '5': 1 }, relic: 3 } }));
    expect(hand.map((die) => die.key)).toEqual(['2.0', '2.1', 'R', '5.0']);
  });
  it('dock in groups', () => {
    expect((['single', 'pair', 'triple', 'run'] as const).map(groupOf)).toEqual([1, 2, 3, 3]);
  });
});

describe('colonies', () => {
  const here = { ...pub().colonies, lem: { A: 2, B: 1, C: 0, D: 0 } };
  it('are told by seat', () => {
    expect(settledOn(pub({ colonies: here }), 'lem')).toEqual([
      { seat: 'A', count: 2 },
      { seat: 'B', count: 1 },
    ]);
    expect(coloniesLeft(pub({ colonies: here }), 'A')).toBe(6);
  });
  it('may stand under fields', () => {
    const fields = { ...pub().fields, positron: 'lem', repulsor: 'lem' };
    expect(fieldsOn(pub({ fields }), 'lem')).toEqual(['positron', 'repulsor']);
  });
});

describe('unfinished business', () => {
  it('tells which ships are rolled again', () => {
    const frame = { kind: 'warp', picked: { ...NONE, '2': 1 }, relic: true };
    const hand = { ships: NONE, relic: 6 };
    expect(pickedToReroll(pub({ frames: [frame], hand }))).toEqual([
      { value: 2, relic: false },
      { value: 6, relic: true },
    ]);
  });
  it('tells which of equal ships are in the line of fire', () => {
    const aim = { kind: 'plasma', aimed: true, at: 'lunar', targets: ['B4'] };
    const docks = { lunar: ['B4', 'C5', 'B4', '', ''] };
    const marked = [0, 1, 2, 3].map((port) =>
      isAimedAt(pub({ frames: [aim], docks }), 'lunar', port),
    );
    expect(marked).toEqual([true, false, false, false]);
  });
  it('tells what the cannon is aimed at, and what is being teleported', () => {
    const aim = { kind: 'plasma', aimed: true, at: 'lunar', targets: ['B4'] };
    expect(aimedAt(pub({ frames: [aim] }))).toEqual({ at: 'lunar', ships: ['B4'] });
    expect(aimedAt(pub({ frames: [{ ...aim, aimed: false }] }))).toBeNull();
    const lift = { kind: 'teleport', value: 4, relic: false };
    expect(lifted(pub({ frames: [lift] }))).toMatchObject({ value: 4 });
    expect(lifted(pub({ frames: [{ ...lift, value: 0 }] }))).toBeUndefined();
  });
});

describe('texts of the table', () => {
  it('are there in both languages', () => {
    const keys = (texts: object) => Object.keys(texts).filter((key) => key.startsWith('table.'));
    expect(keys(it_)).toEqual(keys(en));
    const used = import.meta.glob('./**/*.svelte', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const source = Object.values(used).join('\n');
    for (const [, key] of source.matchAll(/'(table\.[a-z_]+)'/g)) expect(keys(en)).toContain(key);
  });
});
