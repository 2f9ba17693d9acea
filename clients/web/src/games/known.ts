// The games Sidera is a home for: those of games.json, then those that have no more than a card yet. Only
// those the server lists can be played.

import type { Component } from 'svelte';
import type { LanguageCode } from '../text/language.svelte';
import { GAMES, shared } from './list';

/** `card.ts` in the game's folder; the emblem stands beside it. */
export interface GameCard {
  /** A proper name: the same in all languages. */
  readonly title: string;
  /** One sentence. */
  readonly about: Readonly<Record<LanguageCode, string>>;
  /** The colour behind the emblem. */
  readonly tint: string;
  /** What may pass between two answers of the reader at normal speed, in milliseconds. */
  readonly stretch?: number;
}

export interface KnownGame extends GameCard {
  readonly name: string;
  readonly Emblem: Component;
}

const CARD = /^\.\/(.+)\/card\.ts$/;
const cards = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' });
const emblems = import.meta.glob<Component>('./*/Emblem.svelte', {
  eager: true,
  import: 'default',
});

const listed = new Set(GAMES.map(({ name }) => name));
const coming = Object.keys(cards).flatMap((path) => {
  const name = CARD.exec(path)?.[1];
  return name === undefined || listed.has(name) ? [] : [{ name }];
});
const all = [...GAMES, ...coming];
const cardOf = shared(cards, 'card.ts', all);
const emblemOf = shared(emblems, 'Emblem.svelte', all);

export const KNOWN_GAMES: ReadonlyArray<KnownGame> = all.flatMap(({ name }) => {
  const [card, Emblem] = [cardOf[name], emblemOf[name]];
  return card && Emblem ? [{ ...card, name, Emblem }] : [];
});

export function known(game: string): KnownGame | undefined {
  return KNOWN_GAMES.find(({ name }) => name === game);
}

export function titleOf(game: string): string {
  return known(game)?.title ?? game;
}
