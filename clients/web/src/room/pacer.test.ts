import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from './pacer';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function paced(pace: number) {
  const shown: [string, number][] = [];
  const pacer = new Pacer<string>(
    (item, left) => shown.push([item, left]),
    () => pace,
  );
  return { shown, pacer };
}

test('what comes alone is shown at once', () => {
  const { shown, pacer } = paced(350);
  pacer.push('a');
  expect(shown).toEqual([['a', 0]]);
});

test('what comes quickly is shown one after the other, the last with nothing left', () => {
  const { shown, pacer } = paced(350);
  for (const item of ['a', 'b', 'c']) pacer.push(item);
  expect(shown).toEqual([['a', 0]]);
  vi.advanceTimersByTime(350);
  expect(shown.at(-1)).toEqual(['b', 1]);
  vi.advanceTimersByTime(350);
  expect(shown.at(-1)).toEqual(['c', 0]);
});

test('can be skipped, and goes on afterwards', () => {
  const { shown, pacer } = paced(350);
  for (const item of ['a', 'b', 'c']) pacer.push(item);
  pacer.skip();
  expect(shown.at(-1)).toEqual(['c', 0]);
  pacer.push('d');
  vi.advanceTimersByTime(350);
  expect(shown.at(-1)).toEqual(['d', 0]);
});

test('without a pace nothing waits', () => {
  const { shown, pacer } = paced(0);
  for (const item of ['a', 'b', 'c']) pacer.push(item);
  expect(shown.map(([item]) => item)).toEqual(['a', 'b', 'c']);
});

test('more of the same waits together, and what asks waits for nothing', () => {
  const shown: string[] = [];
  const pacer = new Pacer<string>(
    (item) => shown.push(item),
    () => 350,
    undefined,
    {
      joined: (before, after) => (before[0] === after[0] ? before + after : undefined),
      gather: (item) => (item.endsWith('?') ? 0 : 40),
    },
  );
  pacer.push('a1');
  vi.advanceTimersByTime(30);
  pacer.push('a2');
  vi.advanceTimersByTime(30);
  pacer.push('a3');
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(shown).toEqual(['a1a2a3']);
  pacer.push('b1');
  pacer.push('c?');
  vi.advanceTimersByTime(350);
  expect(shown).toEqual(['a1a2a3', 'b1']);
  vi.advanceTimersByTime(350);
  expect(shown).toEqual(['a1a2a3', 'b1', 'c?']);
});
