import { expect, test } from 'vitest';
import { stay } from './pace';

/** How long it takes to show so many positions that are all there at once. */
function timeOf(game: string, pace: number, positions: number): number {
  let spent = 0;
  for (let left = positions; left > 0; left--) spent += stay({ game, pace, left, spent });
  return spent;
}

test('a few positions are shown at the chosen pace', () => {
  expect(timeOf('cosmic', 450, 4)).toBe(1800);
  expect(timeOf('cosmic', 1000, 4)).toBe(4000);
});

test('many take no longer than a game’s stretch, whatever their number', () => {
  for (const [game, most] of [
    ['mlem', 4000],
    ['alien_frontiers', 6000],
    ['monolith', 3000],
    ['cosmic', 8000],
  ] as const)
    for (const positions of [20, 60, 120]) expect(timeOf(game, 450, positions)).toBeLessThan(most);
});

test('when the time is spent each one is still drawn', () => {
  expect(stay({ game: 'mlem', pace: 450, left: 3, spent: 60_000 })).toBe(16);
});

test('at once is at once', () => {
  expect(timeOf('monolith', 0, 200)).toBe(0);
});
