import { expect, test } from 'vitest';
import type { TableInfo } from '../wire/types';
import { RULES } from './fixture';
import { invitations } from './invitations.svelte';
import { myTables } from './myTables.svelte';

const table: TableInfo = {
  room: 'next',
  game: 'mlem',
  phase: 'open',
  rules: RULES,
  seats: [],
  your_turn: false,
  at: 0,
};

test('an invitation is told everywhere but at its own table, until it is declined', () => {
  myTables.tables = [table];
  expect(invitations.open(undefined)).toBeUndefined();
  const invited = { ...table, rematch_by: 'Anna' };
  myTables.tables = [table, invited];
  expect(invitations.open(undefined)).toBe(invited);
  expect(invitations.open('other')).toBe(invited);
  expect(invitations.open('next')).toBeUndefined();
  invitations.decline('next');
  expect(invitations.open('other')).toBeUndefined();
});

test('a sound is made for the first page that tells it', () => {
  expect(invitations.isNew('once')).toBe(true);
  expect(invitations.isNew('once')).toBe(false);
});
