import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  axialOf,
  boardBox,
  boardOutline,
  distance,
  hexPath,
  lengthOf,
  placeAt,
  placeOf,
  placeText,
  pointOf,
  radiusOf,
  readPlace,
  ring,
  spotAt,
  spotIndex,
} from './hex';

const place = fc.record({
  x: fc.integer({ min: 0, max: 103 }),
  y: fc.integer({ min: 0, max: 103 }),
});

test('cells are written and read', () => {
  expect(readPlace('12,6')).toEqual({ x: 12, y: 6 });
  expect(readPlace('-1,1')).toEqual({ x: -1, y: 1 });
  expect(readPlace('P3')).toBeUndefined();
  expect(readPlace(null)).toBeUndefined();
  expect(placeText({ x: 9, y: 6 })).toBe('9,6');
});

test('axial coordinates go there and back', () => {
  fc.assert(
    fc.property(place, (at) => {
      expect(placeOf(axialOf(at))).toEqual(at);
    }),
  );
});

test('the middle of a hex, and what is around it, is that hex', () => {
  const near = fc.double({ min: -7, max: 7, noNaN: true });
  fc.assert(
    fc.property(place, near, near, (at, dx, dy) => {
      const { x, y } = pointOf(at);
      if (Math.hypot(dx, dy) < 8.6) expect(placeAt({ x: x + dx, y: y + dy })).toEqual(at);
    }),
  );
});

test('a hair above the first row is the first row', () => {
  const { x, y } = pointOf({ x: 0, y: 0 });
  expect(placeAt({ x, y: y - 1e-15 * y })).toEqual({ x: 0, y: 0 });
});

test('neighbours as the specification lists them', () => {
  const around = (x: number, y: number) => {
    const { q, r } = axialOf({ x, y });
    return ring(1).map((step) => placeText(placeOf({ q: q + step.q, r: r + step.r })));
  };
  expect(around(6, 6).toSorted()).toEqual(['5,5', '5,6', '5,7', '6,5', '6,7', '7,6']);
  expect(around(6, 7).toSorted()).toEqual(['5,7', '6,6', '6,8', '7,6', '7,7', '7,8']);
});

test('distances between panel centres', () => {
  expect(distance({ x: 6, y: 6 }, { x: 32, y: 19 })).toBe(33);
  expect(distance({ x: 19, y: 6 }, { x: 6, y: 19 })).toBe(19);
});

test('rings begin at the south west corner', () => {
  expect(ring(2)[0]).toEqual({ q: -2, r: 2 });
  expect(ring(3)).toHaveLength(18);
  expect(ring(3).every((at) => lengthOf(at) === 3)).toBe(true);
  expect(spotAt(0)).toEqual({ q: 0, r: 0 });
  expect(spotAt(1)).toEqual({ q: -1, r: 1 });
  expect(spotIndex({ q: -2, r: 2 })).toBe(7);
  expect([19, 37, 61].map(radiusOf)).toEqual([2, 3, 4]);
});

test('the outline holds the whole board', () => {
  const { width, height } = boardBox(39, 26);
  const numbers = [...boardOutline(39, 26).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  for (const [, x, y] of numbers) {
    expect(Number(x)).toBeLessThanOrEqual(width + 0.1);
    expect(Number(y)).toBeLessThanOrEqual(height + 0.1);
  }
  expect(hexPath({ x: 0, y: 0 })).toMatch(/^M0 -10L.*Z$/);
});
