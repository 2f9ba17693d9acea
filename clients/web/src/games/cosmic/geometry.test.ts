import { describe, expect, it } from 'vitest';
import { SEATS } from '../../table/looks';
import {
  CANNON,
  cannonPlace,
  distance,
  GATE,
  heightFor,
  layoutOf,
  nameInside,
  planetPlaces,
  seatsFrom,
  tokensBeside,
  tokensInGate,
  tokensOn,
  warpPlaces,
  type Layout,
} from './geometry';

const PLANETS = 5;
const BOARDS = [3, 4, 5, 6, 7, 8].flatMap((seats) => [
  { name: `wide, ${seats} players`, seats, width: 650, height: 440 },
  { name: `phone, ${seats} players`, seats, width: 378, height: heightFor(378, seats) },
]);

function allPlanets(layout: Layout) {
  return [...layout.systems.keys()].flatMap((seat) => planetPlaces(layout, seat, PLANETS));
}

describe.each(BOARDS)('the board: $name', ({ seats, width, height }) => {
  const layout = layoutOf(width, height, SEATS.slice(0, seats));
  const planets = allPlanets(layout);

  it('keeps all planets inside', () => {
    for (const { x, y } of planets) {
      expect(x).toBeGreaterThanOrEqual(layout.planet);
      expect(x).toBeLessThanOrEqual(width - layout.planet);
      expect(y).toBeGreaterThanOrEqual(layout.planet);
      expect(y).toBeLessThanOrEqual(height - layout.planet);
    }
  });

  it('lets no planets touch', () => {
    planets.forEach((planet, i) => {
      for (const other of planets.slice(0, i))
        expect(distance(planet, other)).toBeGreaterThan(2 * layout.planet);
    });
  });

  it('lets no ships in the warp touch', () => {
    const places = [...warpPlaces(layout).values()];
    places.forEach((place, i) => {
      for (const other of places.slice(0, i))
        expect(distance(place, other)).toBeGreaterThanOrEqual(19);
    });
  });

  it('has room for the cannon between any two planets', () => {
    for (const count of [4, 5, 6])
      for (const seat of layout.systems.keys()) {
        const ring = planetPlaces(layout, seat, count);
        for (let i = 0; i < count; i++) {
          const { x, y } = cannonPlace(layout, seat, i, count);
          expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(CANNON);
          for (const planet of ring)
            expect(distance({ x, y }, planet)).toBeGreaterThanOrEqual(layout.planet + CANNON * 0.6);
        }
      }
  });

  it('leaves room for the gate and for a ship on each planet', () => {
    for (const planet of planets)
      expect(distance(planet, layout.centre)).toBeGreaterThanOrEqual(
        GATE.outer + layout.planet - 1,
      );
    expect(layout.planet).toBeGreaterThanOrEqual(13);
  });
});

describe('places', () => {
  it('begin with the reader at the bottom and follow the clock', () => {
    const seats = seatsFrom(['A', 'B', 'C', 'D'], 'C');
    expect(seats).toEqual(['C', 'D', 'A', 'B']);
    const layout = layoutOf(650, 440, seats);
    const at = (seat: 'A' | 'B' | 'C' | 'D') => layout.systems.get(seat) ?? { x: 0, y: 0 };
    expect(at('C').y).toBeGreaterThan(at('A').y);
    expect(at('D').x).toBeLessThan(at('B').x);
  });

  it('have names where there is room', () => {
    const roomy = layoutOf(650, 460, ['A', 'B', 'C', 'D']);
    expect(nameInside(roomy, 'Bellatrix')).toBe('Bellatrix');
    expect(nameInside(roomy, 'Annamaria Rossi')).toBe('Annamari…');
    expect(nameInside(layoutOf(378, 400, ['A', 'B', 'C', 'D']), 'Bellatrix')).toBe('');
  });

  it('for spectators begin with the first seat', () => {
    expect(seatsFrom(['A', 'B', 'C'], null)).toEqual(['A', 'B', 'C']);
  });

  it.each([1, 2, 3, 4, 5, 8])('of %i stacks on a planet are apart', (count) => {
    const tokens = tokensOn({ x: 0, y: 0 }, count);
    expect(tokens).toHaveLength(count);
    tokens.forEach((token, i) => {
      for (const other of tokens.slice(0, i))
        expect(distance(token, other)).toBeGreaterThanOrEqual(token.size);
    });
  });

  it.each([1, 2, 3, 4, 5])('of %i stacks stay near their planet', (count) => {
    for (const token of tokensOn({ x: 0, y: 0 }, count))
      expect(distance(token, { x: 0, y: 0 })).toBeLessThan(20);
  });

  it('of stacks in the gate and beside a planet are apart', () => {
    for (const tokens of [
      tokensInGate({ x: 0, y: 0 }, 1, 4),
      tokensBeside({ x: 0, y: 0 }, { x: 40, y: 0 }, 3),
    ])
      tokens.forEach((token, i) => {
        for (const other of tokens.slice(0, i))
          expect(distance(token, other)).toBeGreaterThanOrEqual(token.size);
      });
  });
});
