import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../wire/types';
import { canStep, StepPlayer, stepTime, type Step } from './steps';

const event = (sequence: number, kind: GameEvent['kind'] = 'event'): GameEvent => ({
  sequence,
  kind,
  event: {},
  text: { key: 'k', args: {} },
});
const step = (view: number): Step => ({ view, events: [] });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function player() {
  const shown: unknown[] = [];
  const steps = new StepPlayer(({ view }) => shown.push(view));
  return { shown, steps };
}

test('steps take 200 to 400 milliseconds, and together no more than 1.2 seconds', () => {
  expect(stepTime(1, 450)).toBe(0);
  expect(stepTime(3, 0)).toBe(0);
  expect(stepTime(2, 180)).toBe(200);
  expect(stepTime(2, 450)).toBe(300);
  expect(stepTime(2, 1000)).toBe(400);
  for (const count of [2, 5, 9, 16])
    expect(stepTime(count, 1000) * (count - 1)).toBeLessThanOrEqual(1200);
});

test('only events of the game are steps, and not a whole story', () => {
  expect(canStep([event(1)])).toBe(false);
  expect(canStep([event(1), event(2)])).toBe(true);
  expect(canStep([event(1), event(2, 'resync')])).toBe(false);
  expect(canStep(Array.from({ length: 40 }, (_, at) => event(at)))).toBe(false);
});

test('the first step is seen at once, the others one after the other', () => {
  const { shown, steps } = player();
  steps.play([step(1), step(2), step(3)], 300);
  expect(shown).toEqual([1]);
  expect(steps.isPlaying).toBe(true);
  vi.advanceTimersByTime(300);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(300);
  expect(shown).toEqual([1, 2, 3]);
  expect(steps.isPlaying).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([1, 2, 3]);
});

test('can be cut short: the end is seen at once, and once', () => {
  const { shown, steps } = player();
  steps.play([step(1), step(2), step(3)], 300);
  steps.finish();
  expect(shown).toEqual([1, 3]);
  steps.finish();
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([1, 3]);
});

test('what comes next ends what was shown; without a pace there is only the end', () => {
  const { shown, steps } = player();
  steps.play([step(1), step(2)], 300);
  steps.play([step(3), step(4)], 0);
  expect(shown).toEqual([1, 2, 4]);
});
