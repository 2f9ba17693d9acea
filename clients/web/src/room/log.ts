// What the reader was told, in order and without gaps.

import type { GameEvent } from '../wire/types';

export interface Appended {
  readonly lines: ReadonlyArray<GameEvent>;
  /** Something between is missing: the server has to be asked again. */
  readonly hasGap: boolean;
}

export function lastSequence(lines: ReadonlyArray<GameEvent>): number {
  return lines.at(-1)?.sequence ?? 0;
}

/** Adds what is new; what is known already is left out. Stops before a gap. */
export function appendEvents(
  lines: ReadonlyArray<GameEvent>,
  events: ReadonlyArray<GameEvent>,
): Appended {
  const out = [...lines];
  for (const event of events) {
    const next = lastSequence(out) + 1;
    if (event.sequence > next) return { lines: out, hasGap: true };
    if (event.sequence === next) out.push(event);
  }
  return { lines: out, hasGap: false };
}
