// What is English and nothing but English, from the dictionaries of shell and game.

import { en } from '../../../src/text/en';
import { it } from '../../../src/text/it';
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

const english = sentences({ shell: en, game: gameTexts('text/en.json') });
const italian = new Map(sentences({ shell: it, game: gameTexts('text/it.json') }));

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
