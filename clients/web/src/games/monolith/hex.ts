// Hexes with a point at the top, odd rows shifted half a hex to the right (MO-GEO-2 to MO-GEO-7).

/** Column and row. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** On the map, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a hex to its corners. */
export const SIZE = 10;
export const WIDTH = Math.sqrt(3) * SIZE;
export const ROW = 1.5 * SIZE;

const E: Axial = { q: 1, r: 0 };
const NE: Axial = { q: 1, r: -1 };
const NW: Axial = { q: 0, r: -1 };
const W: Axial = { q: -1, r: 0 };
const SW: Axial = { q: -1, r: 1 };
const SE: Axial = { q: 0, r: 1 };
/** MO-GEO-4 */
export const DIRECTIONS: readonly Axial[] = [E, NE, NW, W, SW, SE];

export function readPlace(text: string | null | undefined): Place | undefined {
  const parts = /^(-?\d+),(-?\d+)$/.exec(text ?? '');
  return parts ? { x: Number(parts[1]), y: Number(parts[2]) } : undefined;
}

export function placeText({ x, y }: Place): string {
  return `${x},${y}`;
}

const odd = (y: number): number => ((y % 2) + 2) % 2;

export function axialOf({ x, y }: Place): Axial {
  return { q: x - (y - odd(y)) / 2, r: y };
}

export function placeOf({ q, r }: Axial): Place {
  return { x: q + (r - odd(r)) / 2, y: r };
}

export function plus(a: Axial, b: Axial): Axial {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function lengthOf({ q, r }: Axial): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

export function distance(a: Place, b: Place): number {
  const [one, two] = [axialOf(a), axialOf(b)];
  return lengthOf({ q: one.q - two.q, r: one.r - two.r });
}

/** MO-GEO-7: from the SW corner on. */
export function ring(k: number): readonly Axial[] {
  if (k === 0) return [{ q: 0, r: 0 }];
  const out: Axial[] = [];
  let at: Axial = { q: -k, r: k };
  for (const step of DIRECTIONS)
    for (let i = 0; i < k; i++) {
      out.push(at);
      at = plus(at, step);
    }
  return out;
}

const spots: readonly Axial[] = Array.from({ length: 6 }, (_, k) => ring(k)).flat();

/** The place of a planet's cell from its centre, by its number. */
export function spotAt(index: number): Axial {
  return spots[index] ?? { q: 0, r: 0 };
}

export function spotIndex({ q, r }: Axial): number {
  return spots.findIndex((spot) => spot.q === q && spot.r === r);
}

/** How many rings lie around the centre of that many cells. */
export function radiusOf(cells: number): number {
  return Math.round((Math.sqrt(12 * cells - 3) - 3) / 6);
}

export function pointOf({ x, y }: Place): Point {
  return { x: WIDTH * (x + 0.5 + odd(y) / 2), y: ROW * y + SIZE };
}

/** The hex under a point; it may lie outside the board. */
export function placeAt({ x, y }: Point): Place {
  const [px, py] = [x - WIDTH / 2, y - SIZE];
  const q = ((Math.sqrt(3) / 3) * px - py / 3) / SIZE;
  const r = ((2 / 3) * py) / SIZE;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return placeOf({ q: rq + 0, r: rr + 0 }); // rounding may leave -0, which is no place
}

/** Where an axial step leads on the map. */
export function offset({ q, r }: Axial): Point {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** A hex around a point as a path; `part` shrinks it. */
export function hexPath({ x, y }: Point, part = 1): string {
  const [w, s] = [(WIDTH / 2) * part, SIZE * part];
  const corners = [
    [0, -s],
    [w, -s / 2],
    [w, s / 2],
    [0, s],
    [-w, s / 2],
    [-w, -s / 2],
  ] as const;
  return `M${corners.map(([dx, dy]) => `${short(x + dx)} ${short(y + dy)}`).join('L')}Z`;
}

/** A hexagon with a flat top: what a planet of that many rings looks like from afar. */
export function diskPath(radius: number): string {
  const far = WIDTH * (radius + 0.72);
  const corners = DIRECTIONS.map((step) => {
    const { x, y } = offset(step);
    return `${short((x / WIDTH) * far)} ${short((y / WIDTH) * far)}`;
  });
  return `M${corners.join('L')}Z`;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export function boardBox(columns: number, rows: number): Box {
  return { width: WIDTH * (columns + 0.5), height: ROW * rows + SIZE / 2 };
}

/** The ragged outline of the whole board. */
export function boardOutline(columns: number, rows: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let y = 0; y < rows; y++) {
    const from = pointOf({ x: 0, y });
    const to = pointOf({ x: columns - 1, y });
    for (const dy of [-SIZE / 2, SIZE / 2]) {
      left.push({ x: from.x - WIDTH / 2, y: from.y + dy });
      right.push({ x: to.x + WIDTH / 2, y: to.y + dy });
    }
  }
  const top = zigzag(columns, 0, -SIZE);
  const bottom = zigzag(columns, rows - 1, SIZE).reverse();
  const all = [...top, ...right, ...bottom, ...left.reverse()];
  return `M${all.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

function zigzag(columns: number, y: number, dy: number): Point[] {
  return Array.from({ length: columns }, (_, x) => {
    const at = pointOf({ x, y });
    return [
      { x: at.x - WIDTH / 2, y: at.y + dy / 2 },
      { x: at.x, y: at.y + dy },
      { x: at.x + WIDTH / 2, y: at.y + dy / 2 },
    ];
  }).flat();
}
