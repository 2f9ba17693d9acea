// What a reader should do next at a table that has not begun.

import type { RoomState } from '../wire/types';

export type NextStep =
  'sit' | 'full' | 'sent_away' | 'fill' | 'wait_seats' | 'ready' | 'start' | 'wait_ready';

export function nextStep(table: RoomState, mine: number): NextStep {
  const free = table.seats.some((seat) => seat.player === undefined && seat.bot === undefined);
  if (table.sent_away) return 'sent_away';
  if (mine < 0) return free ? 'sit' : 'full';
  if (free) return table.host || table.deputy ? 'fill' : 'wait_seats';
  if (!table.seats[mine]?.ready) return 'ready';
  const everybody = table.seats.every((seat) => seat.bot !== undefined || seat.ready);
  return everybody ? 'start' : 'wait_ready';
}

/** Closed before the game: one begins as soon as all seats are taken and everybody has sent luck for it. */
export function wasClosed(table: RoomState): boolean {
  return (
    table.phase === 'aborted' &&
    !table.seats.every(
      (seat, at) =>
        seat.bot !== undefined ||
        (seat.player !== undefined && (table.fairness.entropy[at] ?? '') !== ''),
    )
  );
}

/** Seats of people who are not ready yet, as indices. */
export function notReady(table: RoomState): ReadonlyArray<number> {
  return table.seats.flatMap((seat, at) => (seat.player !== undefined && !seat.ready ? [at] : []));
}
