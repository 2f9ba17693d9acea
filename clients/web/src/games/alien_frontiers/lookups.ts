// Small questions to the view: which ships stand where, who has landed where.

import type { Die, Facility, Field, Pub, SeatId, Shape, Territory } from './types';
import { FIELDS, SEATS } from './types';

export interface Ship extends Die {
  readonly owner: SeatId;
}

/** What stands on a port: "A4", "A4R" for the Relic Ship; nothing, or a die that only blocks. */
export function shipOn(port: string): Ship | undefined {
  const parts = /^([A-D])([1-6])(R?)$/.exec(port);
  if (!parts) return undefined;
  return { owner: parts[1] as SeatId, value: Number(parts[2]), relic: parts[3] === 'R' };
}

export function isBlocked(port: string): boolean {
  return port === 'x';
}

/** "4", and "4R" for the Relic Ship. */
export function dieText(die: Die): string {
  return `${die.value}${die.relic ? 'R' : ''}`;
}

export function shipText(ship: Ship): string {
  return `${ship.owner}${dieText(ship)}`;
}

export function diceIn(text: string): readonly Die[] {
  return [...text.matchAll(/([1-6])(R?)/g)].map(([, value, relic]) => ({
    value: Number(value),
    relic: relic === 'R',
  }));
}

/** A ship in the hand; equal ones are told apart by their place. */
export interface HandDie extends Die {
  readonly key: string;
}

export function handOf(pub: Pub): readonly HandDie[] {
  const { ships, relic } = pub.hand;
  const dice = Object.entries(ships).flatMap(([value, count]) =>
    Array.from({ length: count }, (_, n) => ({
      key: `${value}.${n}`,
      value: Number(value),
      relic: false,
    })),
  );
  const all = relic > 0 ? [...dice, { key: 'R', value: relic, relic: true }] : dice;
  return all.toSorted((a, b) => a.value - b.value);
}

export function seatsOf(pub: Pub): readonly SeatId[] {
  return SEATS.slice(0, pub.rules.seats);
}

/** Ships that must dock together are joined: as many ports as a docking takes. */
export function groupOf(shape: Shape): number {
  return { single: 1, pair: 2, triple: 3, run: 3 }[shape];
}

export interface Settled {
  readonly seat: SeatId;
  readonly count: number;
}

export function settledOn(pub: Pub, territory: Territory): readonly Settled[] {
  return seatsOf(pub)
    .map((seat) => ({ seat, count: pub.colonies[territory][seat] }))
    .filter(({ count }) => count > 0);
}

export function fieldsOn(pub: Pub, territory: Territory): readonly Field[] {
  return FIELDS.filter((field) => pub.fields[field] === territory);
}

/** Colonies that have not landed; one of them may stand on the Hub. */
export function coloniesLeft(pub: Pub, seat: SeatId): number {
  const landed = Object.values(pub.colonies).reduce((sum, here) => sum + (here[seat] ?? 0), 0);
  return pub.rules.colonies - landed;
}

const FLEET = 6;

/** Coloured ships in play. */
export function shipsInPlay(pub: Pub, seat: SeatId): number {
  return FLEET - pub.players[seat].stock;
}

export function drawPile(pub: Pub): number {
  return Object.values(pub.unseen).reduce((sum, count) => sum + count, 0);
}

/** Ships the Temporal Warper will roll again, as picked so far. */
export function pickedToReroll(pub: Pub): readonly Die[] {
  const frame = pub.frames.at(-1);
  if (frame?.kind !== 'warp') return [];
  const dice = Object.entries(frame.picked).flatMap(([value, count]) =>
    Array.from({ length: count }, () => ({ value: Number(value), relic: false })),
  );
  return frame.relic ? [...dice, { value: pub.hand.relic, relic: true }] : dice;
}

/** Ships the Plasma Cannon is aimed at so far. */
export function aimedAt(
  pub: Pub,
): { readonly at: Facility; readonly ships: readonly string[] } | null {
  const frame = pub.frames.at(-1);
  return frame?.kind === 'plasma' && frame.aimed ? { at: frame.at, ships: frame.targets } : null;
}

/** Is the ship on this port one of those? Of equal ships the first ones are. */
export function isAimedAt(pub: Pub, at: Facility, index: number): boolean {
  const aim = aimedAt(pub);
  if (aim?.at !== at) return false;
  const port = pub.docks[at][index];
  const before = pub.docks[at].slice(0, index).filter((other) => other === port);
  return before.length < aim.ships.filter((ship) => ship === port).length;
}

/** The docked ship that the Orbital Teleporter has taken up. */
export function lifted(pub: Pub): Die | undefined {
  const frame = pub.frames.at(-1);
  return frame?.kind === 'teleport' && frame.value > 0 ? frame : undefined;
}
