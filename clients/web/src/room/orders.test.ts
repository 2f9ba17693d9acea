import { beforeEach, expect, test } from 'vitest';
import { dropSetting } from '../settings/storage';
import type { Decision, Option } from '../wire/types';
import { keepOrders, keptOrders, possibleOrders, sayOrders, withOrder } from './orders';

const option = (code: number, notation: string): Option => ({
  code,
  notation,
  about: '',
  label: { key: `option.${notation}`, args: { cat: { key: 'cat.moon' } } },
  lo: 0,
  hi: 0,
});

function decision(kind: string, confirm: boolean, ...options: readonly Option[]): Decision {
  return { kind, channel: 'main', serial: 1, prompt: { key: 'p', args: {} }, confirm, options };
}

const texts = { 'table.order.land.stay': 'I stay.', 'table.order.board': 'I send {cat}.' };

beforeEach(() => dropSetting('sidera.orders.2'));

test('only what the game has a sentence for can be ordered', () => {
  const land = decision('land', false, option(1, 'stay'), option(2, 'land'));
  expect(possibleOrders(texts, [land])).toEqual([
    { kind: 'land', code: 1, text: expect.objectContaining({ key: 'table.order.land.stay' }) },
  ]);
});

test('a sentence for the whole question takes its words from the option', () => {
  const [order] = possibleOrders(texts, [decision('board', false, option(7, 'board moon'))]);
  expect(order?.text).toEqual({ key: 'table.order.board', args: { cat: { key: 'cat.moon' } } });
});

test('what is confirmed by hand is never ordered', () => {
  expect(possibleOrders(texts, [decision('land', true, option(1, 'stay'))])).toEqual([]);
});

test('a new order takes the place of the one for the same question', () => {
  const orders = [
    { kind: 'land', code: 1 },
    { kind: 'board', code: 7 },
  ];
  expect(withOrder(orders, { kind: 'land', code: 2 })).toEqual([
    { kind: 'board', code: 7 },
    { kind: 'land', code: 2 },
  ]);
});

test('words are remembered by table, and forgotten with the last order', () => {
  const text = { key: 'table.order.land.stay', args: {} };
  keepOrders('r', 'mlem', [{ kind: 'land', code: 1, text }]);
  expect(sayOrders('r', [{ kind: 'land', code: 1 }])[0]?.text).toEqual(text);
  expect(sayOrders('other', [{ kind: 'land', code: 1 }])[0]?.text.key).toBe('');
  keepOrders('r', 'mlem', []);
  expect(keptOrders()).toEqual([]);
});

test('an order kept without words gets those of the game when they come', () => {
  const orders = [{ kind: 'watch', code: 1 }];
  keepOrders('r', 'cosmic', sayOrders('r', orders));
  const catalogue = { 'table.order.watch.pass': 'I pass when I only watch.' };
  expect(sayOrders('r', orders, catalogue)[0]?.text.key).toBe('table.order.watch.pass');
});
