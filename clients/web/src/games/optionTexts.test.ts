import { expect, test } from 'vitest';
import type { GameOption } from '../wire/types';
import { choicesFor, optionTexts } from './optionTexts.svelte';

const option: GameOption = {
  key: 'first_player',
  kind: 'choice',
  standard: 'random',
  for_many: 'random',
  lo: 0,
  hi: 5,
  choices: ['random', '0', '1', '2', '3', '4'],
};

test('only seats of the table can begin', () => {
  expect(choicesFor(option, 3)).toEqual(['random', '0', '1', '2']);
});

test('other choices do not depend on the seats', () => {
  const board = { ...option, key: 'pieces', choices: ['2', '7'] };
  expect(choicesFor(board, 3)).toEqual(['2', '7']);
});

test('seats have the letters of their marks, whoever reads', () => {
  const texts = optionTexts('mlem');
  expect(texts.value('first_player', '0')).toBe('Seat A');
  expect(texts.value('first_player', '3')).toBe('Seat D');
});
