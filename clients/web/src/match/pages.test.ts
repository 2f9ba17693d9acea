import { expect, test } from 'vitest';
import type { MatchInfo } from '../wire/types';
import { pagePath, SMALLEST_FULL_PAGE, withPage } from './pages';

const match = (n: number): MatchInfo => ({
  match: `m${n}`,
  game: 'mlem',
  seats: [],
  entries: 1,
  ended: 1000 - n,
  fairness: { commitment: '', entropy: [] },
});
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => match(from + i));

test('the next page begins before the oldest game shown', () => {
  expect(pagePath([])).toBe('/api/me/matches');
  expect(pagePath(many(0, 3))).toBe('/api/me/matches?before=998');
});

test('a full page may have more after it, a short one has not', () => {
  expect(withPage([], many(0, SMALLEST_FULL_PAGE)).isComplete).toBe(false);
  const { matches, isComplete } = withPage(many(0, 50), many(50, 7));
  expect(matches).toHaveLength(57);
  expect(isComplete).toBe(true);
});

test('what is shown already is not shown twice', () => {
  expect(withPage(many(0, 50), many(40, 50)).matches).toHaveLength(90);
});
