import { describe, expect, it } from 'vitest';

import {
  aroundPorts,
  circleAt,
  DESERT,
  formatFor,
  middleOf,
  outlineOf,
  PLANET,
  planOf,
  PORT,
  portsOf,
  type Box,
  type Format,
} from './geometry';
import { FACILITIES, TERRITORIES } from './types';

const FORMATS: readonly Format[] = ['wide', 'tall'];
const PORTS = {
  solar: [8, 1],
  lunar: [5, 1],
  market: [4, 2],
  yard: [6, 2],
  constructor: [6, 3],
  raiders: [3, 3],
  artifact: [4, 1],
  hub: [12, 1],
  terraform: [1, 1],
} as const;

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each(FORMATS)('the %s board', (format) => {
  const plan = planOf(format);
  const boxes = [...FACILITIES.map((at) => plan.stations[at]), plan.bay, plan.score];

  it('has everything on it', () => {
    for (const { x, y, w, h } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(plan.width);
      expect(y + h).toBeLessThanOrEqual(plan.height);
    }
  });
  it('has nothing over anything else', () => {
    // The moon is round: what its box cuts off at the corners, its disc leaves free.
    const square = boxes.filter((box) => box !== plan.stations.lunar);
    for (const [i, a] of square.entries())
      for (const b of square.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  });
  it('leaves the planet free', () => {
    for (const { x, y, w, h } of boxes) {
      const [dx, dy] = [
        Math.max(x - plan.planet.x, 0, plan.planet.x - x - w),
        Math.max(y - plan.planet.y, 0, plan.planet.y - y - h),
      ];
      expect(Math.hypot(dx, dy)).toBeGreaterThan(PLANET);
    }
  });
  it.each(FACILITIES)('keeps the ports of %s inside and apart', (at) => {
    const station = plan.stations[at];
    const [count, group] = PORTS[at];
    const places = portsOf(at, station, count, group);
    expect(places).toHaveLength(count);
    for (const [i, { x, y }] of places.entries()) {
      expect(x - PORT / 2).toBeGreaterThanOrEqual(station.x);
      expect(x + PORT / 2).toBeLessThanOrEqual(station.x + station.w);
      expect(y - PORT / 2).toBeGreaterThanOrEqual(station.y);
      expect(y + PORT / 2).toBeLessThanOrEqual(station.y + station.h);
      for (const other of places.slice(i + 1))
        expect(Math.abs(x - other.x) >= PORT || Math.abs(y - other.y) >= PORT).toBe(true);
    }
  });
  it('has the circles of the Hub left of its ports', () => {
    const hub = plan.stations.hub;
    const [port] = portsOf('hub', hub, 12, 1);
    expect(circleAt(hub, 0, 7).x + 7).toBeLessThan((port?.x ?? 0) - PORT / 2 + 1);
    expect(circleAt(hub, 0, 1).y).toBe(port?.y);
  });
});

describe('the planet', () => {
  it('has seven sectors clockwise from the top and a disc', () => {
    const places = TERRITORIES.map(middleOf);
    expect(places.at(-1)).toEqual({ x: 0, y: 0 });
    const heinlein = places[0];
    expect(heinlein && heinlein.x > 0 && heinlein.y < 0).toBe(true);
    const bradbury = places[TERRITORIES.indexOf('bradbury')];
    expect(bradbury?.x).toBeCloseTo(0);
    expect(bradbury?.y).toBeGreaterThan(DESERT);
    expect(new Set(TERRITORIES.map(outlineOf)).size).toBe(8);
  });
});

describe('the format', () => {
  it('is tall on a phone, and wide as long as nothing is known', () => {
    expect([0, 378, 640, 676].map(formatFor)).toEqual(['wide', 'tall', 'tall', 'wide']);
  });
});

describe('joined ports', () => {
  it('have one line around them', () => {
    const box = aroundPorts([
      { x: 20, y: 10 },
      { x: 47, y: 10 },
    ]);
    expect(box.w).toBeGreaterThan(27 + PORT);
    expect(box.x).toBeLessThan(20 - PORT / 2);
  });
});
