// How long to wait before connecting again.

const SHORTEST = 300;
const LONGEST = 10_000;

/** Doubles with every failure; jitter keeps many clients from returning in the same moment. */
export function backoff(failures: number, random: number): number {
  const full = Math.min(LONGEST, SHORTEST * 2 ** failures);
  return Math.max(SHORTEST, full * (0.5 + random / 2));
}
