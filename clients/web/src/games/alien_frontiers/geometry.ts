// Where everything on the board is drawn: the planet in the middle, stations around it. Units are
// those of the drawing, which is shown at no less than about one pixel each.

import { TERRITORIES, type Facility, type Territory } from './types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

export type Format = 'wide' | 'tall';

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly planet: Point;
  readonly stations: Readonly<Record<Facility, Box>>;
  readonly bay: Box;
  readonly score: Box;
  readonly scoreColumns: number;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

const PLANS: Readonly<Record<Format, Plan>> = {
  wide: {
    width: 676,
    height: 500,
    planet: { x: 349, y: 243 },
    stations: {
      solar: box(4, 4, 184, 88),
      terraform: box(4, 100, 166, 62),
      yard: box(4, 170, 187, 64),
      hub: box(4, 358, 236, 138),
      market: box(277, 4, 144, 64),
      artifact: box(504, 4, 168, 64),
      raiders: box(510, 76, 162, 64),
      lunar: box(512, 326, 160, 170),
      constructor: box(256, 420, 192, 66),
    },
    bay: box(4, 242, 166, 108),
    score: box(510, 152, 162, 150),
    scoreColumns: 5,
  },
  tall: {
    width: 378,
    height: 896,
    planet: { x: 189, y: 162 },
    stations: {
      solar: box(4, 330, 182, 88),
      terraform: box(4, 426, 182, 62),
      yard: box(2, 496, 187, 64),
      hub: box(4, 754, 236, 138),
      market: box(192, 330, 182, 64),
      artifact: box(192, 402, 182, 64),
      raiders: box(192, 474, 182, 64),
      lunar: box(204, 620, 160, 170),
      constructor: box(192, 546, 183, 66),
    },
    bay: box(4, 568, 182, 108),
    score: box(4, 680, 198, 70),
    scoreColumns: 10,
  },
};

/** Narrower than the wide board can be drawn legibly, it is drawn tall. */
export function formatFor(width: number): Format {
  return width > 0 && width < PLANS.wide.width - 30 ? 'tall' : 'wide';
}

export function planOf(format: Format): Plan {
  return PLANS[format];
}

export const PORT = 25;
const PITCH = 27;
const GAP = 5;
const TITLE = 27;
export const CIRCLES = 7;
const CIRCLE_PITCH = 16.5;
const TRACK_PITCH = 28;
const TRACK_PORTS = 3;

/** Centres of `count` ports in a row of joined groups, from a left end. */
function row(count: number, group: number, left: number, y: number): readonly Point[] {
  return Array.from({ length: count }, (_, i) => ({
    x: left + PITCH / 2 + i * PITCH + (group > 1 ? Math.floor(i / group) * GAP : 0),
    y,
  }));
}

function rowWidth(count: number, group: number): number {
  return count * PITCH + (group > 1 ? (count / group - 1) * GAP : 0);
}

/** Where the ports of a facility are, in the order of the view. */
export function portsOf(
  facility: Facility,
  station: Box,
  count: number,
  group: number,
): readonly Point[] {
  const { x, y, w, h } = station;
  if (facility === 'hub')
    return Array.from({ length: count }, (_, i) => ({
      x: x + w - 8 - PITCH * (TRACK_PORTS - 0.5 - (i % TRACK_PORTS)),
      y: trackY(station, Math.floor(i / TRACK_PORTS)),
    }));
  if (facility === 'lunar') {
    const middle = y + h / 2 + 4;
    const upper = Math.ceil(count / 2);
    const line = (n: number, at: number) => row(n, 1, x + w / 2 - rowWidth(n, 1) / 2, at);
    return [...line(upper, middle - 8), ...line(count - upper, middle + 22)];
  }
  const columns = facility === 'solar' ? Math.ceil(count / 2) : count;
  return Array.from({ length: Math.ceil(count / columns) }, (_, line) =>
    row(
      Math.min(columns, count - line * columns),
      group,
      x + 7,
      y + TITLE + PITCH / 2 + line * (PITCH + 2),
    ),
  ).flat();
}

export function trackY(station: Box, track: number): number {
  return station.y + TITLE + TRACK_PITCH * (track + 0.5) - 2;
}

/** The circles 1 to 7 of a Hub track; 0 is where a new colony comes from. */
export function circleAt(station: Box, track: number, circle: number): Point {
  return { x: station.x + 28 + (circle - 0.5) * CIRCLE_PITCH, y: trackY(station, track) };
}

/** A line around ports that must be filled together. */
export function aroundPorts(ports: readonly Point[]): Box {
  const [left, right] = [Math.min(...ports.map((p) => p.x)), Math.max(...ports.map((p) => p.x))];
  const y = ports[0]?.y ?? 0;
  const half = PORT / 2 + 2;
  return box(left - half, y - half, right - left + 2 * half, 2 * half);
}

export const PLANET = 152;
export const DESERT = 54;
const SECTORS = TERRITORIES.length - 1;

function polar(angle: number, radius: number): Point {
  return {
    x: round(Math.sin(angle) * radius),
    y: round(-Math.cos(angle) * radius),
  };
}

/** The outline of a territory, around the centre of the planet. */
export function outlineOf(territory: Territory): string {
  const sector = TERRITORIES.indexOf(territory);
  if (sector === SECTORS) return circlePath(DESERT);
  const step = (2 * Math.PI) / SECTORS;
  const [from, to] = [sector * step, (sector + 1) * step];
  const [a, b, c, d] = [
    polar(from, PLANET),
    polar(to, PLANET),
    polar(to, DESERT),
    polar(from, DESERT),
  ];
  return (
    `M${a.x} ${a.y}A${PLANET} ${PLANET} 0 0 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${DESERT} ${DESERT} 0 0 0 ${d.x} ${d.y}z`
  );
}

function circlePath(r: number): string {
  return `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r} ${r} 0 0 1 0 ${-r}z`;
}

/** The middle of a territory, around the centre of the planet. */
export function middleOf(territory: Territory): Point {
  const sector = TERRITORIES.indexOf(territory);
  if (sector === SECTORS) return { x: 0, y: 0 };
  return polar(((sector + 0.5) * 2 * Math.PI) / SECTORS, DESERT + (PLANET - DESERT) * 0.535);
}

/** The n-th of `count` things in a row around x = 0. */
export function spread(n: number, count: number, pitch: number): number {
  return (n - (count - 1) / 2) * pitch;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
