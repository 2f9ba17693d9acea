// Where everything on the cosmos mat is drawn: a track that winds upwards, bodies above their
// spaces. Units are those of the drawing, which is shown at no less than about one pixel each.

import type { BodyData, BodyId } from './types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

export type Shape = 'wide' | 'tall';

export interface Layout {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  /** Radius of a space. */
  readonly r: number;
  readonly cell: number;
  /** Centre of every space; the last one is deep space. */
  readonly nodes: readonly Point[];
  readonly path: string;
  readonly bodies: ReadonlyMap<BodyId, Box>;
  readonly deep: Box;
}

interface Plan {
  readonly width: number;
  readonly columns: number;
  readonly margin: number;
  /** Room above the spaces for their bodies: at least, and where the place is high. */
  readonly zone: number;
  readonly zoneMost: number;
  readonly r: number;
}

const PLANS: Readonly<Record<Shape, Plan>> = {
  wide: { width: 660, columns: 10, margin: 20, zone: 60, zoneMost: 80, r: 15 },
  tall: { width: 378, columns: 6, margin: 14, zone: 49, zoneMost: 49, r: 13 },
};

/** Room under a space for the faces it accepts. */
const BELOW = 20;
const GAP = 4;
const WAVE = 4;

export function shapeFor(width: number): Shape {
  return width > 0 && width < 690 ? 'tall' : 'wide';
}

/** Spaces 0 to `last`, where `last` is deep space; `aspect` is height by width of the place. */
export function layout(
  shape: Shape,
  last: number,
  bodies: readonly BodyData[],
  aspect = 0,
): Layout {
  const plan = PLANS[shape];
  const cell = (plan.width - 2 * plan.margin) / plan.columns;
  const rows = Math.floor(last / plan.columns) + 1;
  const pair = plan.r * 2 + BELOW + GAP;
  // Rows are as far apart as the bodies between them need.
  const zones: number[] = Array.from({ length: rows }, (_, row) => {
    const [from, to] = [row * plan.columns, (row + 1) * plan.columns - 1];
    const has = bodies.some((body) => body.first_space <= to && body.last_space >= from);
    return has || row === rows - 1 ? 1 : 0;
  });
  const rest = rows * pair + WAVE + 4;
  const wish = (aspect * plan.width - rest) / sum(zones);
  const zone = Math.max(plan.zone, Math.min(plan.zoneMost, wish));
  const lifts = zones.map((_, row) => row * pair + sum(zones.slice(0, row)) * zone);
  const height = rest + sum(zones) * zone;
  const nodes = Array.from({ length: last + 1 }, (_, space): Point => {
    const row = Math.floor(space / plan.columns);
    const step = space % plan.columns;
    const column = row % 2 === 0 ? step : plan.columns - 1 - step;
    return {
      x: plan.margin + (column + 0.5) * cell,
      y: height - BELOW - plan.r - 2 - (lifts[row] ?? 0) + wave(step),
    };
  });
  return {
    shape,
    width: plan.width,
    height,
    r: plan.r,
    cell,
    nodes,
    path: pathThrough(nodes, plan.margin + cell / 2 - 6),
    bodies: new Map(bodies.map((body) => [body.id, bodyBox(body, nodes, { ...plan, zone }, cell)])),
    deep: deepBox(nodes, { ...plan, zone }, cell),
  };
}

function wave(step: number): number {
  return Math.floor(step / 2) % 2 === 0 ? 0 : -WAVE;
}

function bodyBox(body: BodyData, nodes: readonly Point[], plan: Plan, cell: number): Box {
  const first = at(nodes, body.first_space);
  const beside = nodes
    .slice(body.first_space, body.last_space + 1)
    .filter((node) => Math.abs(node.y - first.y) <= WAVE);
  const left = Math.min(...beside.map((node) => node.x)) - cell / 2;
  const right = Math.max(...beside.map((node) => node.x)) + cell / 2;
  const top = Math.min(...beside.map((node) => node.y)) - plan.r - GAP - plan.zone + 1;
  return { x: left + 1, y: top, w: right - left - 2, h: plan.zone };
}

function deepBox(nodes: readonly Point[], plan: Plan, cell: number): Box {
  const node = at(nodes, nodes.length - 1);
  const before = at(nodes, nodes.length - 2);
  const rightwards = node.x >= before.x;
  const x = rightwards ? node.x - cell / 2 : plan.margin;
  const w = rightwards ? plan.width - plan.margin / 2 - x : node.x + cell / 2 - x;
  const y = Math.max(2, node.y - plan.r - GAP - plan.zone);
  return { x, y, w, h: node.y + plan.r + BELOW - y - 2 };
}

/** A smooth line through all spaces; it swings out to the margin where a row ends. */
function pathThrough(nodes: readonly Point[], swing: number): string {
  let d = '';
  nodes.forEach((node, i) => {
    const from = nodes[i - 1];
    if (!from) {
      d = `M${round(node.x)} ${round(node.y)}`;
    } else if (Math.abs(node.x - from.x) < 1) {
      const out = (nodes[i - 2]?.x ?? node.x) < from.x ? swing : -swing;
      d += `C${round(from.x + out)} ${round(from.y)} ${round(node.x + out)} ${round(node.y)} `;
      d += `${round(node.x)} ${round(node.y)}`;
    } else {
      const middle = round((from.x + node.x) / 2);
      d += `C${middle} ${round(from.y)} ${middle} ${round(node.y)} `;
      d += `${round(node.x)} ${round(node.y)}`;
    }
  });
  return d;
}

/** Where the n-th of `count` cat heads stands in a field of `columns` columns. */
export function headAt(n: number, count: number, w: number, h: number, size: number): Point {
  const columns = Math.max(1, Math.min(count, Math.floor(w / size)));
  const rows = Math.ceil(count / columns);
  const step = Math.min(h / rows, size);
  return {
    x: (n % columns) * size + size / 2,
    y: h / 2 + (Math.floor(n / columns) - (rows - 1) / 2) * step,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function at(nodes: readonly Point[], i: number): Point {
  return nodes[i] ?? { x: 0, y: 0 };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
