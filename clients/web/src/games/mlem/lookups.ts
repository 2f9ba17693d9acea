// Small questions to the view: who stands where, what was thrown last.

import type { GameEvent, Standing } from '../../wire/types';
import type { Cat, Face, Pub, SeatId } from './types';
import { FACES, SEATS } from './types';

export interface Landed {
  readonly seat: SeatId;
  readonly cats: readonly Cat[];
}

// Only the seats in play are there.
type BySeat = Readonly<Partial<Record<SeatId, readonly Cat[]>>>;

/** Players with cats on a planet, in order of arrival. */
export function onPlanet(site: Pub['sites']['P1']): readonly Landed[] {
  return site.rows
    .filter((seat): seat is SeatId => seat !== null)
    .map((seat) => ({ seat, cats: site.cats[seat] }));
}

/** Players with cats on the comet or in the galaxy. */
export function inDeepSpace(place: BySeat): readonly Landed[] {
  return SEATS.map((seat) => ({ seat, cats: place[seat] ?? [] })).filter(
    (row) => row.cats.length > 0,
  );
}

export function crewOf(pub: Pub): readonly SeatId[] {
  return pub.crew.filter((seat): seat is SeatId => seat !== null);
}

export interface Selection {
  readonly picked: readonly Face[];
  readonly boosters: readonly (SeatId | null)[];
  readonly extra: boolean;
  readonly keep: boolean;
}

const NOTHING: Selection = { picked: [], boosters: [], extra: false, keep: false };

/** What the commander has picked so far in this travel phase. */
export function selectionOf(pub: Pub): Selection {
  const frame = pub.frames.at(-1);
  return frame?.kind === 'travel' ? frame : NOTHING;
}

export type Throw = Readonly<Record<Face, number>>;

export function thrownCount(thrown: Throw): number {
  return FACES.reduce((sum, face) => sum + thrown[face], 0);
}

interface Told {
  readonly kind?: string;
  readonly dice?: Throw;
  readonly space?: number;
}

// What is told of a step taken back is no event of the game.
function toldIn(events: readonly GameEvent[]): readonly Told[] {
  return events.flatMap((event) => (event.kind === 'event' ? [event.event as Told] : []));
}

/** The last throw told of, for a position in which the dice have been picked up again. */
export function lastThrow(events: readonly GameEvent[]): Throw | undefined {
  return toldIn(events).findLast((told) => told.kind === 'rolled' || told.kind === 'rerolled')
    ?.dice;
}

export function crashSpace(events: readonly GameEvent[]): number | undefined {
  return toldIn(events).findLast((told) => told.kind === 'crashed')?.space;
}

export function pointsOf(standing: Standing, seat: SeatId): number {
  return standing.points[SEATS.indexOf(seat)] ?? 0;
}

/** Dark or light, whichever reads better on a colour. */
export function inkOn(colour: string): string {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) return '#0a0e20';
  const [r, g, b] = hex.slice(1).map((part) => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return light > 0.18 ? '#0a0e20' : '#ffffff';
}
