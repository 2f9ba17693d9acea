import { expect, test } from 'vitest';
import type { Said } from '../wire/types';
import { sayWith, wordOf } from './say';

const catalogue = {
  'event.boarded': '{seat} sends the {cat} aboard.',
  'event.used': '{count} {count?die is|dice are} used up.',
  'cat.moon': 'Moon Specialist',
};
const nameOf = (seat: string): string => `player ${seat}`;

test('seats become names and keys become words', () => {
  const said: Said = {
    key: 'event.boarded',
    args: { seat: { seat: 'B' }, cat: { key: 'cat.moon' } },
  };
  expect(sayWith(catalogue, said, nameOf)).toBe('player B sends the Moon Specialist aboard.');
});

test('numbers choose plurals', () => {
  const used = (count: number) => ({ key: 'event.used', args: { count: { number: count } } });
  expect(sayWith(catalogue, used(1), nameOf)).toBe('1 die is used up.');
  expect(sayWith(catalogue, used(3), nameOf)).toBe('3 dice are used up.');
});

test('lists are sentences of their own', () => {
  const boarded = { key: 'event.used', args: { count: { number: 1 } } };
  const said: Said = { key: 'list', args: { all: { list: [boarded, boarded] } } };
  const texts = { ...catalogue, list: 'So: {all}' };
  expect(sayWith(texts, said, nameOf)).toBe('So: 1 die is used up., 1 die is used up.');
});

test('an unknown key appears as it is', () => {
  expect(sayWith(catalogue, { key: 'what', args: {} }, nameOf)).toBe('what');
  expect(wordOf(catalogue, 'cat.unknown')).toBe('cat.unknown');
});
