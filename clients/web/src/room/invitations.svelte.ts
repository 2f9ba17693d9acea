// Rematches somebody has asked the reader to: told on every page until the reader comes or declines.

import type { TableInfo } from '../wire/types';
import { myTables } from './myTables.svelte';

class Invitations {
  private declined = $state.raw<ReadonlySet<string>>(new Set());
  private readonly told = new Set<string>();

  /** The one to show, but for the table on the screen. */
  open(room: string | undefined): TableInfo | undefined {
    return myTables.tables.find(
      (table) =>
        table.rematch_by !== undefined && table.room !== room && !this.declined.has(table.room),
    );
  }

  decline(room: string): void {
    this.declined = new Set([...this.declined, room]);
  }

  /** True for the first page that shows it: a sound is made once. */
  isNew(room: string): boolean {
    if (this.told.has(room)) return false;
    this.told.add(room);
    return true;
  }
}

export const invitations = new Invitations();
