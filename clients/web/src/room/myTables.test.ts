import { expect, test } from 'vitest';
import type { Phase, TableInfo } from '../wire/types';
import { RULES } from './fixture';
import { inOrder } from './myTables.svelte';

const table = (room: string, phase: Phase, isMyTurn: boolean, at: number): TableInfo => ({
  room,
  game: 'mlem',
  phase,
  rules: RULES,
  seats: [],
  your_turn: isMyTurn,
  at,
});

test('games that wait for the reader come first, then the latest; finished ones are not there', () => {
  const tables = [
    table('early', 'playing', false, 1),
    table('over', 'over', false, 9),
    table('late', 'open', false, 5),
    table('mine early', 'playing', true, 2),
    table('mine late', 'playing', true, 3),
    table('called off', 'aborted', true, 8),
  ];
  expect(inOrder(tables).map(({ room }) => room)).toEqual([
    'mine late',
    'mine early',
    'late',
    'early',
  ]);
});
