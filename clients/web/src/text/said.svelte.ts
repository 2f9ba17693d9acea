// Says a game's texts outside its table: prompts, the log, score lines.

import type { Said, Seat } from '../wire/types';
import { catalogues } from './catalogues.svelte';
import { sayWith } from './say';

export function sayOf(game: string, said: Said, nameOf: (seat: Seat) => string): string {
  const texts = catalogues.of(game);
  // Keys would only frighten readers while the words are on their way.
  return Object.keys(texts).length === 0 ? '…' : sayWith(texts, said, nameOf);
}
