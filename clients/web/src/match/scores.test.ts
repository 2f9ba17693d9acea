import { expect, test } from 'vitest';
import type { ScoreLine, Seat } from '../wire/types';
import { scoreRows } from './scores';

const line = (seat: Seat, key: string, points: number): ScoreLine => ({
  seat,
  what: { key, args: {} },
  points,
});

test('one row per source, one column per seat', () => {
  const lines = [line('A', 'moons', 4), line('A', 'goals', 5), line('B', 'moons', 2)];
  const rows = scoreRows(lines, 3, (what) => what.key);
  expect(rows.map(({ what, points }) => [what.key, points])).toEqual([
    ['moons', [4, 2, undefined]],
    ['goals', [5, undefined, undefined]],
  ]);
});
