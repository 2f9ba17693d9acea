import { expect, test } from 'vitest';
import { en } from './en';
import { it } from './it';
import { language, languageFor } from './language.svelte';
import { sayRefusal, ui } from './ui.svelte';

test('the language is the kept one, then the browser’s, then English', () => {
  expect(languageFor('it', ['en-GB'])).toBe('it');
  expect(languageFor(undefined, ['it-IT', 'en'])).toBe('it');
  expect(languageFor(undefined, ['de-DE', 'it'])).toBe('it');
  expect(languageFor(undefined, ['de-DE'])).toBe('en');
  expect(languageFor('xx', [])).toBe('en');
});

test('words follow the language, and so does the page', () => {
  language.choose('it');
  expect(ui.home.play).toBe('Gioca');
  expect(document.documentElement.lang).toBe('it');
  language.choose('en');
  expect(ui.home.play).toBe('Play');
});

test('refusals have sentences, unknown ones a general one', () => {
  expect(sayRefusal({ key: 'server.not_your_turn', args: {} })).toBe('It is not your turn.');
  const badRules = { key: 'server.bad_rules', args: { text: { text: 'no such game' } } };
  expect(sayRefusal(badRules)).toContain('no such game');
  expect(sayRefusal({ key: 'server.something_new', args: {} })).toBe(en.errors.unknown);
});

test('both languages have the same arguments in server sentences', () => {
  const names = (pattern: string) => [...pattern.matchAll(/\{(\w+)/g)].map((found) => found[1]);
  const italian: Readonly<Record<string, string>> = it.server;
  for (const [key, pattern] of Object.entries(en.server))
    expect(names(italian[key] ?? '')).toEqual(names(pattern));
});
