// The five games Sidera is a home for. Only those the server lists can be played.

import type { Words } from '../text/en';

export type GameName = keyof Words['games'];

export interface KnownGame {
  readonly name: GameName;
  /** A proper name: the same in all languages. */
  readonly title: string;
}

export const KNOWN_GAMES: ReadonlyArray<KnownGame> = [
  { name: 'mlem', title: 'MLEM: Space Agency' },
  { name: 'alien_frontiers', title: 'Alien Frontiers' },
  { name: 'monolith', title: 'Monolith' },
  { name: 'cosmic', title: 'Cosmic Encounter' },
  { name: 'cosmic_mayfair', title: 'Cosmic Encounter (Mayfair)' },
];

export function titleOf(game: string): string {
  return KNOWN_GAMES.find((known) => known.name === game)?.title ?? game;
}
