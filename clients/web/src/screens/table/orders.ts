// Words for standing orders. The server keeps only codes, so this browser remembers the sentences
// they were made from.

import { readSetting, writeSetting } from '../../settings/storage';
import type { StandingOrder } from '../../wire/types';

const KEY = 'sidera.orders';

function known(): Record<string, string> {
  try {
    return JSON.parse(readSetting(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function nameOf(game: string, order: StandingOrder): string {
  return `${game} ${order.kind} ${order.code}`;
}

export function rememberOrder(game: string, order: StandingOrder, text: string): void {
  writeSetting(KEY, JSON.stringify({ ...known(), [nameOf(game, order)]: text }));
}

export function orderText(game: string, order: StandingOrder): string {
  return known()[nameOf(game, order)] ?? `${order.kind.replaceAll('_', ' ')} (${order.code})`;
}
