// Which part of the map is on the screen.

import type { Box, Point } from './hex';

/** The point of the map in the middle of the screen, and how many pixels a unit takes. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Pixels of a unit when one looks as closely as possible. */
export const CLOSEST = 4.2;
const MARGIN = 1.02;

export function fitScale(board: Box, screen: Box): number {
  if (screen.width <= 0 || screen.height <= 0) return 1;
  return Math.min(screen.width / board.width, screen.height / board.height) / MARGIN;
}

export function fit(board: Box, screen: Box): Camera {
  return { x: board.width / 2, y: board.height / 2, scale: fitScale(board, screen) };
}

function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** Never farther than the whole board, never beyond its edges. */
export function clamped(camera: Camera, board: Box, screen: Box): Camera {
  const least = fitScale(board, screen);
  const scale = between(camera.scale, least, Math.max(CLOSEST, least));
  const [w, h] = [screen.width / scale / 2, screen.height / scale / 2];
  return {
    x: between(camera.x, w, board.width - w),
    y: between(camera.y, h, board.height - h),
    scale,
  };
}

/** The map point under a pixel of the screen. */
export function pointUnder(camera: Camera, screen: Box, pixel: Point): Point {
  return {
    x: camera.x + (pixel.x - screen.width / 2) / camera.scale,
    y: camera.y + (pixel.y - screen.height / 2) / camera.scale,
  };
}

/** What is under the pixel stays under it. */
export function zoomed(camera: Camera, screen: Box, pixel: Point, factor: number): Camera {
  const at = pointUnder(camera, screen, pixel);
  const scale = camera.scale * factor;
  return {
    x: at.x - (pixel.x - screen.width / 2) / scale,
    y: at.y - (pixel.y - screen.height / 2) / scale,
    scale,
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

export interface Sight {
  readonly least: number;
  readonly most: number;
  /** Stays in the middle when not everything has room. */
  readonly focus?: Point | undefined;
}

/** Shows these points with room around them, in that range of scales. */
export function around(
  points: readonly Point[],
  screen: Box,
  { least, most, focus }: Sight,
): Camera | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 40;
  const scale = Math.min(
    most,
    screen.width / (right - left + room),
    screen.height / (bottom - top + room),
  );
  if (scale < least && focus) return { ...focus, scale: least };
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(scale, least) };
}

export function isSeen(camera: Camera, screen: Box, { x, y }: Point): boolean {
  const [w, h] = [screen.width / camera.scale / 2, screen.height / camera.scale / 2];
  return Math.abs(x - camera.x) <= w && Math.abs(y - camera.y) <= h;
}

export function viewBoxOf(camera: Camera, screen: Box): string {
  const [w, h] = [screen.width / camera.scale, screen.height / camera.scale];
  return [camera.x - w / 2, camera.y - h / 2, w, h].map((n) => n.toFixed(2)).join(' ');
}
