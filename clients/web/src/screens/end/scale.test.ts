import { expect, test } from 'vitest';
import { seatLook } from '../../table/looks';
import { bandPath, linePath, roundStep, scaleFor, spread } from './scale';

const frame = { left: 0, top: 0, right: 100, bottom: 100 };
const series = [
  {
    look: seatLook('A', undefined, undefined),
    values: [
      { x: 0, y: 50, margin: 60 },
      { x: 10, y: 100, margin: 5 },
    ],
  },
];

test('steps are round', () => {
  expect([1, 4, 9, 35, 100].map(roundStep)).toEqual([1, 1, 5, 10, 50]);
});

test('values are put into the frame, bands are cut at its edges', () => {
  const scale = scaleFor(series, frame, 100);
  expect(scale.ticks).toEqual([0, 50, 100]);
  expect(linePath(series[0]?.values ?? [], scale)).toBe('0.0,50.0 100.0,0.0');
  expect(bandPath(series[0]?.values ?? [], scale, 100)).toBe(
    '0.0,0.0 100.0,0.0 100.0,5.0 0.0,100.0',
  );
});

test('labels keep their distance, also at the bottom', () => {
  expect(spread([10, 100], 20, 200)).toEqual([10, 100]);
  expect(spread([100, 100, 100], 20, 200)).toEqual([100, 120, 140]);
  expect(spread([200, 198, 40, 200], 20, 200)).toEqual([180, 160, 40, 200]);
});
