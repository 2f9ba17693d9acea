// Where everything is on the board: systems around the warp, planets in rings, ships on planets, the
// gate between the warp and its target. Lengths are pixels, so that no text gets too small.

import type { Seat } from '../../wire/types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** Of a system with all its planets. */
  readonly radius: number;
  readonly planet: number;
  /** From the middle of a system to the middles of its planets. */
  readonly ring: number;
  readonly systems: ReadonlyMap<Seat, Point>;
}

export const WARP = 42;
/** The ships in the warp, each about on the side of its owner's system. */
export const WARP_RING = 28;
/** The gate lies around the warp, with its ships in the middle of its breadth. */
export const GATE = { inner: 45, middle: 56, outer: 67 } as const;

/** Room for the ring around a planet that is offered. */
const MARGIN = 8;
const LARGEST = 100;
const SMALLEST = 40;
const PLANET_PART = 0.31;
const WIDEST_STRETCH = 1.9;
const CANNON_PART = 0.95;
/** Half of its breadth. */
export const CANNON = 9;

export function at(from: Point, angle: number, distance: number): Point {
  return { x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function angleTo(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

interface Places {
  readonly centre: Point;
  readonly systems: readonly Point[];
}

/** A ring of systems stretched to fill the board; its middle is not always that of the board. */
function placesFor(width: number, height: number, seats: number, radius: number): Places {
  const ring = Array.from({ length: seats }, (_, i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / seats;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const [left, right] = [Math.min(...ring.map(({ x }) => x)), Math.max(...ring.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...ring.map(({ y }) => y)), Math.max(...ring.map(({ y }) => y))];
  const edge = 2 * (radius + MARGIN);
  const tall = (height - edge) / (bottom - top);
  // Systems far out at the sides would leave the middle empty.
  const wide = Math.min((width - edge) / (right - left), tall * WIDEST_STRETCH);
  const centre = { x: width / 2, y: height - edge / 2 - bottom * tall };
  const systems = ring.map(({ x, y }) => ({ x: centre.x + x * wide, y: centre.y + y * tall }));
  return { centre, systems };
}

function fits({ centre, systems }: Places, radius: number): boolean {
  return systems.every(
    (place, i) =>
      distance(place, centre) >= radius + GATE.outer &&
      systems.slice(0, i).every((other) => distance(place, other) >= 2 * radius),
  );
}

/** Turns follow the clock, from the first seat at the bottom. Systems are as large as they can be. */
export function layoutOf(width: number, height: number, seats: readonly Seat[]): Layout {
  let radius = LARGEST;
  let places = placesFor(width, height, seats.length, radius);
  while (radius > SMALLEST && !fits(places, radius))
    places = placesFor(width, height, seats.length, --radius);
  const { centre } = places;
  const planet = radius * PLANET_PART;
  const systems = new Map(seats.map((seat, i) => [seat, places.systems[i] ?? centre]));
  return { width, height, centre, radius, planet, ring: radius - planet, systems };
}

/** The ships of all systems in the warp, evenly around it in their order. */
export function warpPlaces({ centre, systems }: Layout): ReadonlyMap<Seat, Point> {
  const turn = (2 * Math.PI) / systems.size;
  const seats = [...systems.keys()];
  return new Map(seats.map((seat, i) => [seat, at(centre, Math.PI / 2 + i * turn, WARP_RING)]));
}

/** How high the board must be where it may be as high as it likes. */
export function heightFor(width: number, seats: number): number {
  const tall = seats <= 5 ? 1.04 : 1.1 + (seats - 6) * 0.17;
  return Math.round(Math.min(width, 560) * tall);
}

/** The seats in turn, beginning with the reader's. */
export function seatsFrom(seats: readonly Seat[], first: Seat | null): readonly Seat[] {
  const begin = Math.max(0, first === null ? 0 : seats.indexOf(first));
  return [...seats.slice(begin), ...seats.slice(0, begin)];
}

/** A ring with its gap towards the warp, so that the gate has room. */
export function planetPlaces(layout: Layout, system: Seat, count: number): readonly Point[] {
  const middle = layout.systems.get(system) ?? layout.centre;
  const inward = angleTo(middle, layout.centre);
  return Array.from({ length: count }, (_, i) =>
    at(middle, inward + ((i + 0.5) * 2 * Math.PI) / count, layout.ring),
  );
}

/** The cannon stands in the outer notch between a planet and the next of its ring. */
export function cannonPlace(layout: Layout, system: Seat, index: number, count: number): Point {
  const middle = layout.systems.get(system) ?? layout.centre;
  const inward = angleTo(middle, layout.centre);
  return at(middle, inward + ((index + 1) * 2 * Math.PI) / count, layout.radius * CANNON_PART);
}

export interface Token extends Point {
  readonly size: number;
}

/** More stacks than this fill a planet: its name goes below it. */
const FEW_STACKS = 3;

export function isCrowded(stacks: number): boolean {
  return stacks > FEW_STACKS;
}

/** One row above the name of the planet; where there are many, a block in its middle. */
export function tokensOn(planet: Point, count: number): readonly Token[] {
  const size = count === 1 ? 23 : count === 2 ? 19 : count === 3 ? 17 : 16;
  const columns = count === 4 ? 2 : Math.min(count, 3);
  const rows = Math.ceil(count / columns);
  const middle = planet.y - (isCrowded(count) ? 1 : 5);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - columns * row);
    return {
      x: planet.x + ((i % columns) - (inRow - 1) / 2) * (size + 1),
      y: middle + (row - (rows - 1) / 2) * (size + 1),
      size,
    };
  });
}

const GATE_TOKEN = 20;

/** Ships side by side in the gate, which points that way. */
export function tokensInGate(centre: Point, angle: number, count: number): readonly Token[] {
  const step = (GATE_TOKEN + 1) / GATE.middle;
  return Array.from({ length: count }, (_, i) => ({
    ...at(centre, angle + (i - (count - 1) / 2) * step, GATE.middle),
    size: GATE_TOKEN,
  }));
}

/** Half of the angle the gate takes up with so many stacks in it. */
export function gateSpread(count: number): number {
  return (Math.max(2, count) * (GATE_TOKEN + 2)) / GATE.middle / 2;
}

/** The helpers of the defense stand inside the ring, before the planet. */
export function tokensBeside(system: Point, planet: Point, count: number): readonly Token[] {
  const size = 18;
  const towards = angleTo(system, planet);
  const row = at(system, towards, 10);
  return Array.from({ length: count }, (_, i) => ({
    ...at(row, towards + Math.PI / 2, (i - (count - 1) / 2) * (size + 1)),
    size,
  }));
}

/** Where the owner's mark is: in the middle, or out of the way of those helpers. */
export function markPlace(system: Point, planet: Point | undefined, helpers: number): Point {
  return planet && helpers > 0 ? at(system, angleTo(planet, system), 13) : system;
}

const NAME_ROOM = 76;
const NAME_LENGTH = 9;

/** The owner's name as far as there is room for it under the mark. */
export function nameInside(layout: Layout, name: string): string {
  if (layout.radius < NAME_ROOM) return '';
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 1)}…`;
}
