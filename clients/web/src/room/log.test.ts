import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameEvent } from '../wire/types';
import { appendEvents, lastSequence } from './log';

const event = (sequence: number): GameEvent => ({
  sequence,
  kind: 'event',
  event: {},
  text: { key: 'k', args: {} },
});
const events = (...numbers: number[]) => numbers.map(event);
const numbers = (lines: ReadonlyArray<GameEvent>) => lines.map(({ sequence }) => sequence);

test('adds what is new and leaves out what is known', () => {
  const { lines, hasGap } = appendEvents(events(1, 2), events(2, 3, 4));
  expect(numbers(lines)).toEqual([1, 2, 3, 4]);
  expect(hasGap).toBe(false);
});

test('stops before a gap', () => {
  const { lines, hasGap } = appendEvents(events(1, 2), events(3, 5));
  expect(numbers(lines)).toEqual([1, 2, 3]);
  expect(hasGap).toBe(true);
});

test('is always 1, 2, 3 … whatever arrives', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 20 }))), (batches) => {
      let lines: ReadonlyArray<GameEvent> = [];
      for (const batch of batches) lines = appendEvents(lines, batch.map(event)).lines;
      expect(numbers(lines)).toEqual(lines.map((_, at) => at + 1));
      expect(lastSequence(lines)).toBe(lines.length);
    }),
  );
});
