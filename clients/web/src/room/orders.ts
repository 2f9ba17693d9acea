// Standing orders in words. The server keeps only codes, so this browser remembers what they were
// made from, table by table.

import { readSetting, writeSetting } from '../settings/storage';
import type { Catalogue } from '../text/say';
import { connection } from '../wire/connection.svelte';
import type { Decision, Option, Said, StandingOrder } from '../wire/types';

const KEY = 'sidera.orders.2';
const KEPT = 20;

/** An order with the text that says it. */
export interface SaidOrder extends StandingOrder {
  readonly text: Said;
}

export interface TableOrders {
  readonly room: string;
  readonly game: string;
  readonly orders: ReadonlyArray<SaidOrder>;
}

/**
 * The sentence an order is said with: `table.order.KIND.NOTATION`, or `table.order.KIND` with the
 * arguments of the option. Undefined where the game has none: then it makes no sense as an order.
 */
export function orderSaid(
  catalogue: Catalogue,
  decision: Decision,
  option: Option,
): Said | undefined {
  const keys = [`table.order.${decision.kind}.${option.notation}`, `table.order.${decision.kind}`];
  const key = keys.find((known) => catalogue[known] !== undefined);
  return key === undefined ? undefined : { key, args: option.label.args };
}

/** What can be ordered from the open questions; what is confirmed by hand cannot. */
export function possibleOrders(
  catalogue: Catalogue,
  decisions: ReadonlyArray<Decision>,
): ReadonlyArray<SaidOrder> {
  return decisions
    .filter((decision) => !decision.confirm)
    .flatMap((decision) =>
      decision.options.flatMap((option) => {
        const text = orderSaid(catalogue, decision, option);
        return text ? [{ kind: decision.kind, code: option.code, text }] : [];
      }),
    );
}

export function isSameOrder(a: StandingOrder, b: StandingOrder): boolean {
  return a.kind === b.kind && a.code === b.code;
}

/** One answer to each question: a new order takes the place of the old one. */
export function withOrder(
  orders: ReadonlyArray<StandingOrder>,
  { kind, code }: StandingOrder,
): ReadonlyArray<StandingOrder> {
  return [...orders.filter((other) => other.kind !== kind), { kind, code }];
}

export function keptOrders(): ReadonlyArray<TableOrders> {
  try {
    const kept: unknown = JSON.parse(readSetting(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Remembers what is ordered at a table; nothing ordered is nothing to remember. */
export function keepOrders(room: string, game: string, orders: ReadonlyArray<SaidOrder>): void {
  const others = keptOrders().filter((table) => table.room !== room);
  const kept = orders.length === 0 ? others : [...others, { room, game, orders }].slice(-KEPT);
  writeSetting(KEY, JSON.stringify(kept));
}

/**
 * The orders the server has for this table, with the words this browser knows for them; for those
 * everybody begins with, the only ones the game has for that kind of question.
 */
export function sayOrders(
  room: string,
  orders: ReadonlyArray<StandingOrder>,
  catalogue: Catalogue = {},
): ReadonlyArray<SaidOrder> {
  const known = keptOrders().find((table) => table.room === room)?.orders ?? [];
  const fromStart = (kind: string): Said => ({
    key: Object.keys(catalogue).find((key) => key.startsWith(`table.order.${kind}.`)) ?? '',
    args: {},
  });
  // Kept before the texts of the game had come, an order has no words yet.
  const wordsOf = (order: StandingOrder): Said | undefined =>
    known.find((other) => isSameOrder(other, order) && other.text.key !== '')?.text;
  return orders.map((order) => ({
    ...order,
    text: wordsOf(order) ?? fromStart(order.kind),
  }));
}

/** Takes an order back from outside its table. */
export async function takeBack(table: TableOrders, order: SaidOrder): Promise<boolean> {
  const left = table.orders.filter((other) => !isSameOrder(other, order));
  const entered = await connection.request({ type: 'enter', room: table.room, since: 0 });
  if (entered.type === 'refused') {
    // The table is gone, and its orders with it.
    keepOrders(table.room, table.game, []);
    return true;
  }
  if (entered.type !== 'ack') return false;
  const orders = left.map(({ kind, code }) => ({ kind, code }));
  const answer = await connection.request({ type: 'orders', orders });
  void connection.request({ type: 'leave' });
  if (answer.type === 'lost') return false;
  keepOrders(table.room, table.game, left);
  return true;
}
