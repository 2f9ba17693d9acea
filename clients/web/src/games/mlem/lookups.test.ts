import { describe, expect, it } from 'vitest';

import en from '@games/mlem/text/en.json';
import it_ from '@games/mlem/text/it.json';
import type { GameEvent } from '../../wire/types';
import { crashSpace, inDeepSpace, inkOn, lastThrow, onPlanet, pointsOf } from './lookups';

function told(event: unknown): GameEvent {
  return { sequence: 1, kind: 'event', event, text: { key: '', args: {} } };
}

describe('landed cats', () => {
  it('are told in order of arrival', () => {
    const cats = { A: ['moon'], B: ['deep', 'shift'], C: [], D: [], E: [] } as const;
    const site = { rows: ['B', 'A'], moon_cats: [], cats } as const;
    expect(onPlanet(site).map((row) => `${row.seat}${row.cats.length}`)).toEqual(['B2', 'A1']);
  });
  it('in deep space, only of those who have some; seats not in play are missing', () => {
    expect(inDeepSpace({ A: [], B: ['deep'] })).toEqual([{ seat: 'B', cats: ['deep'] }]);
  });
});

describe('events', () => {
  const dice = { '1': 0, '2': 1, '3': 0, '4': 0, T: 1 };
  it('tell the last throw and the crash', () => {
    const events = [
      told({ kind: 'rolled', dice: { ...dice, T: 0 } }),
      told({ kind: 'rerolled', dice }),
      told({ kind: 'crashed', space: 9 }),
    ];
    expect(lastThrow(events)).toEqual(dice);
    expect(crashSpace(events)).toBe(9);
  });
  it('may tell neither', () => {
    expect(lastThrow([told({ kind: 'stayed' })])).toBeUndefined();
    expect(crashSpace([])).toBeUndefined();
  });
  it('of a step taken back are none', () => {
    const undone: GameEvent = { ...told(null), kind: 'resync' };
    expect(lastThrow([undone])).toBeUndefined();
    expect(crashSpace([undone])).toBeUndefined();
  });
});

describe('points', () => {
  it('are found by seat', () => {
    const standing = { over: false, points: [3, 5], winners: [], lines: [] };
    expect([pointsOf(standing, 'B'), pointsOf(standing, 'E')]).toEqual([5, 0]);
  });
});

describe('ink', () => {
  it('is dark on light colours and light on dark ones', () => {
    expect([inkOn('#f0e442'), inkOn('#20106a')]).toEqual(['#0a0e20', '#ffffff']);
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
