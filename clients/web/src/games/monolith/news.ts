// What happened since the reader's last turn.

import type { GameEvent } from '../../wire/types';
import type { SeatId, Told } from './types';

/** Worth a sentence. */
const HIGHLIGHTS: readonly string[] = [
  'catastrophe',
  'destroyed',
  'asteroid_destroyed',
  'looted',
  'razed',
  'conquered',
  'bombarded',
  'bill_laid',
  'bill_signed',
  'bill_withdrawn',
  'bill_completed',
  'bill_lost',
  'bill_broken',
  'bill_void',
  'allied',
  'alliance_ended',
  'alliance_betrayed',
  'share_dropped',
  'eliminated',
  'exiled',
  'resigned',
  'offer_received',
  'offer_refused',
  'offer_lapsed',
  'withdrawal_asked',
  'wooed',
  'turned_down',
];

/** Worth a number. */
const COUNTED = ['structure_built', 'ship_built', 'moved', 'attacked', 'structure_placed'] as const;
export type Counted = (typeof COUNTED)[number];

export interface Deeds {
  readonly seat: SeatId;
  readonly counts: readonly (readonly [Counted, number])[];
}

export interface News {
  readonly highlights: readonly GameEvent[];
  readonly deeds: readonly Deeds[];
}

/** A private message; without its text for those it was not meant for. */
export interface PrivateNote {
  readonly from: SeatId;
  readonly to: readonly SeatId[];
  readonly text?: string;
}

/** Notes the reader wrote or got, the newest last. */
export function notesOf(log: readonly GameEvent[]): readonly PrivateNote[] {
  return log
    .filter((event) => event.kind === 'note')
    .map((event) => event.event as PrivateNote)
    .filter((note) => note.text !== undefined);
}

export function told(event: GameEvent): Told {
  return (event.event ?? { kind: '' }) as Told;
}

function isHighlight(event: GameEvent): boolean {
  const { kind, catastrophe } = told(event);
  return HIGHLIGHTS.includes(kind) && !(kind === 'catastrophe' && catastrophe === 'none');
}

/** Events since the end of the reader's last turn, or all if there was none. */
export function sinceTurn(log: readonly GameEvent[], me: SeatId | null): readonly GameEvent[] {
  let end = log.length;
  const begins = (event: GameEvent | undefined) => event && told(event).kind === 'turn_begins';
  const isMine = (event: GameEvent | undefined) => event && told(event).seat === me;
  // The running turn is not news to the one who plays it.
  for (let i = log.length - 1; i >= 0; i--) {
    if (!begins(log[i])) continue;
    if (isMine(log[i])) end = i;
    break;
  }
  for (let i = end - 1; i >= 0; i--) {
    if (!begins(log[i])) continue;
    if (!isMine(log[i])) continue;
    const next = log.findIndex((event, at) => at > i && begins(event));
    return log.slice(next < 0 ? end : Math.min(next, end), end);
  }
  const first = log.findIndex(begins);
  return first < 0 || first >= end ? [] : log.slice(first, end);
}

export function newsOf(log: readonly GameEvent[], me: SeatId | null): News {
  const since = sinceTurn(log, me);
  const counts = new Map<SeatId, Map<Counted, number>>();
  for (const event of since) {
    const { kind, seat } = told(event);
    const counted = COUNTED.find((each) => each === kind);
    if (!seat || !counted || seat === me) continue;
    const mine = counts.get(seat) ?? new Map<Counted, number>();
    mine.set(counted, (mine.get(counted) ?? 0) + 1);
    counts.set(seat, mine);
  }
  const deeds = [...counts].map(([seat, mine]) => ({
    seat,
    counts: COUNTED.flatMap((kind) => {
      const n = mine.get(kind);
      return n === undefined ? [] : [[kind, n] as const];
    }),
  }));
  return { highlights: since.filter(isHighlight), deeds };
}
