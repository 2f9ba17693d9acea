import { expect, test } from 'vitest';
import {
  around,
  clamped,
  CLOSEST,
  fit,
  isSeen,
  panned,
  pointUnder,
  viewBoxOf,
  zoomed,
} from './camera';

const board = { width: 700, height: 400 };
const screen = { width: 350, height: 300 };

test('at first the whole board is seen', () => {
  const camera = fit(board, screen);
  for (const x of [0, 700])
    for (const y of [0, 400]) expect(isSeen(camera, screen, { x, y })).toBe(true);
});

test('what is under the pointer stays there while zooming', () => {
  const camera = { x: 300, y: 200, scale: 1 };
  const pixel = { x: 40, y: 250 };
  const before = pointUnder(camera, screen, pixel);
  const after = pointUnder(zoomed(camera, screen, pixel, 1.7), screen, pixel);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('the camera stays over the board', () => {
  expect(clamped({ x: -500, y: 9999, scale: 2 }, board, screen)).toEqual({
    x: 87.5,
    y: 325,
    scale: 2,
  });
  expect(clamped({ x: 0, y: 0, scale: 0.01 }, board, screen).scale).toBeCloseTo(0.49, 2);
  expect(clamped({ x: 0, y: 0, scale: 99 }, board, screen).scale).toBe(CLOSEST);
});

test('dragging to the right shows what is on the left', () => {
  expect(panned({ x: 300, y: 200, scale: 2 }, 50, 0).x).toBe(275);
  expect(viewBoxOf({ x: 300, y: 200, scale: 2 }, screen)).toBe('212.50 125.00 175.00 150.00');
});

test('points are shown together, or what matters most', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 200, y: 150 },
  ];
  const all = around(points, screen, { least: 0.5, most: 2 });
  expect(all).toMatchObject({ x: 150, y: 125, scale: 2 });
  const focus = { x: 100, y: 100 };
  expect(around(points, screen, { least: 3, most: 4, focus })).toEqual({ ...focus, scale: 3 });
  expect(around([], screen, { least: 1, most: 2 })).toBeUndefined();
});
