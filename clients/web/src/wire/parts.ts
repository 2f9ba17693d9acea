// Updates that bring only what has changed, put together with what is known from the last one.

import type { Update, UpdateParts } from './types';

/** The members of a view, those of its members and theirs are parts; what lies deeper goes with them. */
const DEPTH = 3;

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function together(last: unknown, parts: unknown, depth: number): unknown {
  if (depth === 0 || !isObject(last) || !isObject(parts)) return parts;
  const whole: Record<string, unknown> = { ...last };
  for (const [name, part] of Object.entries(parts))
    whole[name] = together(last[name], part, depth - 1);
  return whole;
}

/** The whole update; none when what it goes on from is missing. */
export function wholeUpdate(
  last: Update | undefined,
  told: Update | UpdateParts,
): Update | undefined {
  if (!('parts' in told)) return told;
  if (last?.room !== told.room) return undefined;
  return {
    ...told,
    view: together(last.view, told.view, DEPTH),
    decisions: told.decisions ?? last.decisions,
    standing: told.standing ?? last.standing,
  };
}
