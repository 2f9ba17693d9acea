// From values to places on a graph.

import type { SeatLook } from '../../table/contract';

export interface Value {
  readonly x: number;
  readonly y: number;
  /** Half the width of the band around y. */
  readonly margin?: number;
}

export interface Series {
  readonly look: SeatLook;
  readonly values: ReadonlyArray<Value>;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Scale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: ReadonlyArray<number>;
}

/** A round step that cuts the range into about four. */
export function roundStep(range: number): number {
  const raw = Math.max(range, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= raw);
  return Math.max(1, step ?? raw);
}

export function scaleFor(series: ReadonlyArray<Series>, frame: Frame, wantedTop?: number): Scale {
  const all = series.flatMap(({ values }) => values);
  const lastX = Math.max(1, ...all.map(({ x }) => x));
  const lowest = Math.min(0, ...all.map(({ y }) => y));
  const highest = wantedTop ?? Math.max(1, ...all.map(({ y }) => y));
  const step = roundStep(highest - lowest);
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.ceil(highest / step) * step;
  const ticks = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, i) => bottom + i * step,
  );
  return {
    x: (value) => frame.left + (value / lastX) * (frame.right - frame.left),
    y: (value) => frame.bottom - ((value - bottom) / (top - bottom)) * (frame.bottom - frame.top),
    ticks,
  };
}

/**
 * Moves labels apart: at least `gap` between two, none below `bottom`, each as near as that allows
 * to where it belongs. The order of the answer is that of the question.
 */
export function spread(wanted: ReadonlyArray<number>, gap: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const out = [...wanted];
  let highest = -Infinity;
  for (const i of order) highest = out[i] = Math.max(out[i] ?? 0, highest + gap);
  let lowest = bottom;
  for (const i of order.toReversed()) {
    out[i] = Math.min(out[i] ?? 0, lowest);
    lowest = out[i] - gap;
  }
  return out;
}

const place = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export function linePath(values: ReadonlyArray<Value>, scale: Scale): string {
  return values.map(({ x, y }) => place(scale.x(x), scale.y(y))).join(' ');
}

/** The outline of the band between y - margin and y + margin, cut off at the edges. */
export function bandPath(values: ReadonlyArray<Value>, scale: Scale, top: number): string {
  const edge = (sign: number) => (value: Value) =>
    place(
      scale.x(value.x),
      scale.y(Math.min(top, Math.max(0, value.y + sign * (value.margin ?? 0)))),
    );
  return [...values.map(edge(1)), ...values.toReversed().map(edge(-1))].join(' ');
}
