// What the form of a new table asks the server for.

import { expect, test } from 'vitest';
import type { GameInfo } from '../../wire/types';
import { emptyClock, tableRules } from './form';

const limit = {
  key: 'round_limit',
  kind: 'integer',
  standard: '0',
  for_many: '80',
  lo: 0,
  hi: 1000,
  choices: [],
};

const game: GameInfo = {
  name: 'monolith',
  min_seats: 2,
  max_seats: 6,
  default_seats: 2,
  options: [limit],
  bots: [],
  data: {},
};

function optionsOf(seats: number, options: Record<string, string> = {}): object {
  const form = { seats, options, clock: emptyClock, patience: 180, listed: true, rated: true };
  return tableRules(game, form).options;
}

test('two play without a limit, three and more take the one they are offered', () => {
  expect(optionsOf(2)).toEqual({});
  expect(optionsOf(3)).toEqual({ round_limit: '80' });
  expect(optionsOf(6)).toEqual({ round_limit: '80' });
});

test('who wants no limit has none, and who wants another one gets it', () => {
  expect(optionsOf(4, { round_limit: '0' })).toEqual({});
  expect(optionsOf(2, { round_limit: '30' })).toEqual({ round_limit: '30' });
});
