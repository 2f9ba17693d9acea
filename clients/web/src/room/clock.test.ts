import { expect, test } from 'vitest';
import { clockText, commonLeft, spanText, timeLeft } from './clock';

const stamped = { clocks: { left: [60_000, 5_000], running: ['B' as const] }, at: 1000 };

test('only running clocks run, and never below zero', () => {
  expect(timeLeft(stamped, 'A', 4000, false)).toBe(60_000);
  expect(timeLeft(stamped, 'B', 4000, false)).toBe(2_000);
  expect(timeLeft(stamped, 'B', 99_000, false)).toBe(0);
  expect(timeLeft(stamped, 'B', 4000, true)).toBe(5_000);
});

test('the common clock runs out for all, and stands still in a pause', () => {
  const clock = { left: 60_000, at: 1000 };
  expect(commonLeft(clock, 2000, false)).toBe(59_000);
  expect(commonLeft(clock, 2000, true)).toBe(60_000);
  expect(commonLeft(clock, 99_000, false)).toBe(0);
});

test.each([
  [0, '0:00'],
  [999, '0:01'],
  [65_000, '1:05'],
  [3_729_000, '1:02:09'],
  [190_800_000, '2d 5h'],
])('%d milliseconds are %s', (milliseconds, text) =>
  expect(clockText(milliseconds, 'en')).toBe(text),
);

test('long times are said in the language of the reader', () => {
  expect(clockText(2 * 86_400_000 + 5 * 3_600_000, 'it')).toBe('2gg 5h');
  expect([30, 60, 180, 3600, 86_400].map((seconds) => spanText(seconds, 'en'))).toEqual([
    '30 seconds',
    '1 minute',
    '3 minutes',
    '1 hour',
    '24 hours',
  ]);
  expect(spanText(180, 'it')).toBe('3 minuti');
});
