// What is English and nothing but English, from the dictionaries of shell and game.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameCard } from '../../../src/games/known';
import { en } from '../../../src/text/en';
import { it } from '../../../src/text/it';
import { inRepository } from './programs';
import { gameTexts, matcher } from './texts';

/** All sentences of a dictionary by their path; those that are made of arguments as patterns. */
function sentences(branch: object, path = ''): ReadonlyArray<readonly [string, string]> {
  return Object.entries(branch).flatMap(([key, text]) => {
    const here = `${path}.${key}`;
    if (typeof text === 'string') return [[here, text] as const];
    if (typeof text !== 'function') return sentences(text, here);
    const made: string = text(21, 22, 23);
    return [[here, made.replaceAll(/2[123]/g, '{x}')] as const];
  });
}

const list = JSON.parse(readFileSync(inRepository('games.json'), 'utf8')) as { name: string }[];
const GAMES = list.map(({ name }) => name);
const cards = await Promise.all(
  GAMES.map(async (game) => {
    const { card } = (await import(`../../../src/games/${game}/card.ts`)) as { card: GameCard };
    return card.about;
  }),
);

function texts(code: 'en' | 'it') {
  const about = { about: Object.fromEntries(cards.map((card, at) => [`${at}`, card[code]])) };
  const own = GAMES.map((game) => [game, gameTexts(`text/${code}.json`, game)] as const);
  return { ...about, ...Object.fromEntries(own) };
}

const english = sentences({ shell: en, ...texts('en') });
const italian = new Map(sentences({ shell: it, ...texts('it') }));

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\{\w+\}/g, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const italianWords = new Set([...italian.values()].flatMap(wordsOf));

// The button that leads to the other language speaks the other language.
const MEANT = ['.shell.rules.otherLanguage'];

/** Sentences with at least one word that Italian does not have ("no" and "bot" say nothing). */
export const ENGLISH: ReadonlyArray<RegExp> = english
  .filter(
    ([path, text]) =>
      text !== italian.get(path) &&
      !MEANT.includes(path) &&
      wordsOf(text).some((word) => !italianWords.has(word)),
  )
  .map(([, text]) => matcher(text));

export function isEnglish(text: string): boolean {
  return ENGLISH.some((sentence) => sentence.test(text));
}

/** Everything a reader sees or hears: each text and each label on its own. */
export function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const out = [document.title];
    while (walker.nextNode()) out.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        out.push(element.getAttribute(name) ?? '');
    return out.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
}
