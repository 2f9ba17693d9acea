// The formulas of docs/fair-dice.md.

import { sha256 } from './sha256';

export function commitmentOf(match: string, secret: string): string {
  return sha256(`sidera fair dice 1\n${match}\n${secret}`);
}

/** The seed all luck of the match follows from, as 32 hexadecimal digits. */
export function seedOf(match: string, secret: string, entropy: readonly string[]): string {
  return sha256(['sidera seed 1', match, secret, ...entropy].join('\n')).slice(0, 32);
}
