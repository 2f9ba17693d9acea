import { expect, test } from 'vitest';
import { winnersOf } from './winners';

const here = { conceded: false };
const gone = { conceded: true };

test('the rules name the winners of a game played to its end', () => {
  const standing = { over: true, points: [9, 9, 2], winners: ['B'] as const, lines: [] };
  expect(winnersOf(standing, [here, here, here])).toEqual(['B']);
});

test('after a concession those who stayed win by their points', () => {
  const standing = { over: false, points: [9, 4, 4], winners: [], lines: [] };
  expect(winnersOf(standing, [gone, here, here])).toEqual(['B', 'C']);
  expect(winnersOf({ ...standing, over: true, winners: ['A'] }, [gone, here, here])).toEqual([
    'B',
    'C',
  ]);
});
