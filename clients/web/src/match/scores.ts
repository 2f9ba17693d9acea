// Scores by source: one row per kind of points, one column per seat.

import { seatIndex } from '../table/looks';
import type { Said, ScoreLine } from '../wire/types';

export interface ScoreRow {
  readonly what: Said;
  /** Per seat; undefined where it brought nothing. */
  readonly points: ReadonlyArray<number | undefined>;
}

/**
 * Lines of the same key and the same words belong together. A text that counts something of its
 * own for each seat (missions, say) makes a row per wording.
 */
export function scoreRows(
  lines: ReadonlyArray<ScoreLine>,
  seats: number,
  say: (what: Said) => string,
): ReadonlyArray<ScoreRow> {
  const rows = new Map<string, { what: Said; points: (number | undefined)[] }>();
  for (const line of lines) {
    const words = say(line.what);
    const row = rows.get(words) ?? {
      what: line.what,
      points: Array.from<number | undefined>({ length: seats }),
    };
    const at = seatIndex(line.seat);
    row.points[at] = (row.points[at] ?? 0) + line.points;
    rows.set(words, row);
  }
  // Rows of the same key stand together, in the order in which keys appear.
  const keys = [...new Set(lines.map((line) => line.what.key))];
  return [...rows.values()].toSorted(
    (a, b) =>
      keys.indexOf(a.what.key) - keys.indexOf(b.what.key) || say(a.what).localeCompare(say(b.what)),
  );
}
