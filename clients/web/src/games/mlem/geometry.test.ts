import { describe, expect, it } from 'vitest';

import { headAt, layout, shapeFor, type Box, type Shape } from './geometry';
import type { BodyData } from './types';

const ids = ['M1', 'P1', 'M2', 'P2', 'M3', 'P3', 'M4', 'P4', 'M5', 'P5'] as const;
const bodies: BodyData[] = ids.map((id, i) => ({
  id,
  moons: id.startsWith('M'),
  points: [3, 2, 1],
  first_space: 6 + 2 * i,
  last_space: 7 + 2 * i,
}));
const shapes: Shape[] = ['wide', 'tall'];

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each(shapes)('a %s mat', (shape) => {
  const mat = layout(shape, 26, bodies);

  it('has a place for every space and for deep space', () => {
    expect(mat.nodes).toHaveLength(27);
    for (const { x, y } of mat.nodes) {
      expect(x).toBeGreaterThan(mat.r);
      expect(x).toBeLessThan(mat.width - mat.r);
      expect(y).toBeGreaterThan(mat.r);
      expect(y).toBeLessThan(mat.height - mat.r);
    }
  });

  it('keeps neighbours next to each other', () => {
    mat.nodes.slice(1).forEach((node, i) => {
      const before = mat.nodes[i];
      const far = Math.hypot(node.x - (before?.x ?? 0), node.y - (before?.y ?? 0));
      expect(far).toBeGreaterThan(2 * mat.r);
      expect(far).toBeLessThan(150);
    });
  });

  it('starts at the bottom and climbs', () => {
    expect(mat.nodes[0]?.y).toBeGreaterThan(mat.nodes[26]?.y ?? 0);
  });

  it('lays no body over another, over a space or over deep space', () => {
    const boxes = [...mat.bodies.values(), mat.deep];
    boxes.forEach((a, i) => {
      boxes.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false));
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.y).toBeGreaterThanOrEqual(0);
    });
    for (const box of mat.bodies.values())
      for (const { x, y } of mat.nodes)
        expect(overlap(box, { x: x - mat.r, y: y - mat.r, w: 2 * mat.r, h: 2 * mat.r })).toBe(
          false,
        );
  });

  it('draws one line through all spaces', () => {
    expect(mat.path.match(/C/g)).toHaveLength(26);
    expect(mat.path).not.toContain('NaN');
  });
});

describe('a high place', () => {
  it('gives the bodies more room, up to a limit', () => {
    const low = layout('wide', 26, bodies, 0.5);
    const high = layout('wide', 26, bodies, 2);
    expect(high.height).toBeGreaterThan(low.height);
    expect(high.bodies.get('P1')?.h).toBe(80);
  });
});

describe('the shape of the mat', () => {
  it('is tall on a phone and wide otherwise, also before the width is known', () => {
    expect(shapeFor(390)).toBe('tall');
    expect(shapeFor(960)).toBe('wide');
    expect(shapeFor(0)).toBe('wide');
  });
});

describe('heads', () => {
  it('stand in rows inside their field', () => {
    for (let n = 0; n < 5; ++n) {
      const spot = headAt(n, 5, 70, 44, 22);
      expect(spot.x).toBeLessThanOrEqual(70);
      expect(spot.y).toBeGreaterThan(0);
      expect(spot.y).toBeLessThan(44);
    }
    expect(headAt(0, 1, 70, 44, 22)).toEqual({ x: 11, y: 22 });
  });
});
