// The shell's words in the reader's language: `ui.home.play`. Reading them follows the language.

import type { Said } from '../wire/types';
import { en, type Words } from './en';
import { fill } from './fill';
import { it } from './it';
import { language, type LanguageCode } from './language.svelte';

const dictionaries: Readonly<Record<LanguageCode, Words>> = { en, it };

export const ui: Words = new Proxy(en, {
  get: (_english, section) => Reflect.get(dictionaries[language.code], section),
});

/** A refusal in words; `server.*` keys are ours, anything else is not expected here. */
export function sayRefusal(why: Said): string {
  if (why.key === 'client.offline') return ui.errors.offline;
  const sentences: Readonly<Record<string, string>> = ui.server;
  const pattern = sentences[why.key.replace(/^server\./, '')];
  if (pattern === undefined) return ui.errors.unknown;
  const args = Object.entries(why.args).map(([name, argument]) => [
    name,
    { text: argument.text ?? String(argument.number ?? argument.key ?? ''), ...numberOf(argument) },
  ]);
  return fill(pattern, Object.fromEntries(args));
}

function numberOf(argument: { readonly number?: number }): { readonly number?: number } {
  return argument.number === undefined ? {} : { number: argument.number };
}

/** The name of a bot's level. */
export function botLevel(level: string): string {
  const names: Readonly<Record<string, string>> = ui.bots;
  return names[level] ?? level;
}

/** "Anna, Bruno and Carla", as the language says it. */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(language.code, { type: 'conjunction' }).format(names);
}

export function dateOf(milliseconds: number): string {
  return new Intl.DateTimeFormat(language.code, { dateStyle: 'medium', timeStyle: 'short' }).format(
    milliseconds,
  );
}
