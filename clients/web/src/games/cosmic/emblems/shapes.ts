// What emblems are made of: a few inks, shapes in a square of 64 by 64, and helpers to write them.

/** Neon on a night sky. The deep inks are for the dark side of a thing, `night` cuts holes. */
export const INKS = {
  red: '#ff3d57',
  orange: '#ff8f2b',
  yellow: '#ffe04a',
  lime: '#c4ff3d',
  green: '#35e06a',
  mint: '#3df5c4',
  cyan: '#36e6ff',
  blue: '#4f8dff',
  violet: '#a970ff',
  pink: '#ff5fd2',
  skin: '#ffc49b',
  white: '#f4f7ff',
  rust: '#a8441c',
  maroon: '#8c1238',
  plum: '#5a1d86',
  navy: '#2438a8',
  forest: '#0d6e4c',
  night: '#0b1022',
} as const;

export type Ink = keyof typeof INKS;

/** One path; it is filled, drawn as a line, or both. */
export interface Shape {
  readonly d: string;
  readonly fill?: Ink;
  readonly line?: Ink;
  readonly width?: number;
  readonly transform?: string;
}

/** The lowest shape first. */
export type Emblem = readonly Shape[];

export function solid(fill: Ink, ...d: readonly string[]): Shape {
  return { d: d.join(''), fill };
}

export function line(ink: Ink, width: number, ...d: readonly string[]): Shape {
  return { d: d.join(''), line: ink, width };
}

/** Filled, with corners rounded by a line in the same ink. */
export function soft(ink: Ink, width: number, ...d: readonly string[]): Shape {
  return { d: d.join(''), fill: ink, line: ink, width };
}

/** Filled, with an edge in another ink: `night` parts it from what lies beneath. */
export function edged(fill: Ink, edge: Ink, width: number, ...d: readonly string[]): Shape {
  return { d: d.join(''), fill, line: edge, width };
}

export function placed(transform: string, ...shapes: Emblem): Emblem {
  return shapes.map((shape) => ({
    ...shape,
    transform: shape.transform ? `${transform} ${shape.transform}` : transform,
  }));
}

/** The shapes and their mirror images left and right of the middle. */
export function pair(...shapes: Emblem): Emblem {
  return [...shapes, ...placed('matrix(-1 0 0 1 64 0)', ...shapes)];
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

/** A rectangle by its upper left corner, with round corners if wished. */
export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + round} ${y}h${width - 2 * round}${corner(round, round)}`,
    `v${height - 2 * round}${corner(-round, round)}`,
    `h${2 * round - width}${corner(-round, -round)}`,
    `v${2 * round - height}${corner(round, -round)}z`,
  ].join('');
}

/** A star with its first point up. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points;
    const at = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
    return at.map((number) => Math.round(number * 10) / 10).join(' ');
  });
  return `M${corners.join('L')}z`;
}
