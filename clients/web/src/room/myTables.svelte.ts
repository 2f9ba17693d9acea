// The reader's own unfinished tables, and at how many of them the reader is waited for. Asked for
// often while somebody looks at the page, seldom otherwise.

import { connection } from '../wire/connection.svelte';
import { get } from '../wire/http';
import type { TableInfo } from '../wire/types';

const EVERY = 4000;
const EVERY_HIDDEN = 60_000;

/** Those where it is one's turn first, then the latest. */
export function inOrder(tables: ReadonlyArray<TableInfo>): ReadonlyArray<TableInfo> {
  return tables
    .filter((table) => table.phase === 'open' || table.phase === 'playing')
    .toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.at - a.at);
}

class MyTables {
  tables = $state.raw<ReadonlyArray<TableInfo>>([]);
  private readers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private asked = -EVERY_HIDDEN;

  /** How many tables wait for the reader, but for the one on the screen. */
  waiting(room: string | undefined): number {
    return this.tables.filter((table) => table.your_turn && table.room !== room).length;
  }

  /** Keeps the list fresh until the returned function is called. */
  follow(): () => void {
    if (++this.readers === 1) this.timer = setInterval(() => void this.refresh(), EVERY);
    void this.refresh();
    return () => {
      if (--this.readers === 0) clearInterval(this.timer);
    };
  }

  async refresh(isUrgent = false): Promise<void> {
    const isTime = performance.now() - this.asked >= EVERY_HIDDEN;
    if (document.hidden && !isUrgent && !isTime) return;
    // Before the hello nobody knows whose tables these are.
    if (connection.status !== 'online') return;
    this.asked = performance.now();
    const own = await get<ReadonlyArray<TableInfo>>('/api/me/tables');
    if (own.ok) this.tables = inOrder(own.value);
  }
}

export const myTables = new MyTables();
