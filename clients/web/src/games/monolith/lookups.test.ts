import { expect, test } from 'vitest';
import { bill, DATA, goods, homeCells, planet, position } from './fixture';
import {
  actingCell,
  actingThing,
  chanceOf,
  contentAt,
  covers,
  dockedAt,
  goodsText,
  hasFired,
  incomeOf,
  legsOf,
  occupantOf,
  partnerOf,
  planetAt,
  shipsOf,
  yieldOf,
} from './lookups';

test('what a turn brings, and what an event stops', () => {
  const pub = position();
  expect(incomeOf(pub, DATA, 'A')).toEqual(goods({ B: 4, C: 9, M: 3 }));
  expect(incomeOf(pub, DATA, 'A', 'climatic_anomaly')).toEqual(goods({ C: 9, M: 3 }));
  expect(incomeOf(pub, DATA, 'A', 'stellar_wind')).toEqual(goods({ B: 4, C: 9 }));
  expect(incomeOf(pub, DATA, 'B')).toEqual(goods({}));
});

test('a planet yields without its drills', () => {
  const pub = position();
  const [home = planet(1, '6,6')] = pub.planets;
  expect(yieldOf(pub, DATA, home)).toEqual(goods({ B: 4, C: 9, M: 1 }));
});

test('prices and stocks', () => {
  expect(covers(goods({ B: 6, C: 9 }), goods({ C: 9 }))).toBe(true);
  expect(covers(goods({ B: 6, C: 8 }), goods({ C: 9 }))).toBe(false);
  expect(goodsText(goods({ B: 2, M: 3 }))).toBe('2 B, 3 M');
  expect(goodsText(goods({}))).toBe('–');
});

test('what lies where', () => {
  const pub = position();
  expect(occupantOf(pub, { x: 9, y: 6 })).toMatchObject({ is: 'ship', ship: { id: 'A1' } });
  expect(occupantOf(pub, { x: 20, y: 12 })).toMatchObject({
    is: 'station',
    station: { owner: 'B' },
  });
  expect(occupantOf(pub, { x: 14, y: 3 })).toMatchObject({ is: 'rock', rock: { holds: 'drill' } });
  expect(occupantOf(pub, { x: 6, y: 6 })).toMatchObject({ is: 'planet', planet: { panel: 1 } });
  expect(occupantOf(pub, { x: 20, y: 20 })).toBeUndefined();
});

test('what was used counts in the turn of its owner', () => {
  const pub = position();
  const second = (seat: 'A' | 'B') =>
    shipsOf({ ...pub, turn: { ...pub.turn, seat } }).find(({ id }) => id === 'A2')?.spent;
  expect(second('A')).toBe(true);
  expect(second('B')).toBe(false);
});

test('planets reach as far as their rings, docks one further', () => {
  const pub = position();
  expect(planetAt(pub, { x: 8, y: 6 })?.panel).toBe(1);
  expect(planetAt(pub, { x: 9, y: 6 })).toBeUndefined();
  expect(dockedAt(pub, { x: 9, y: 6 })?.panel).toBe(1);
  expect(dockedAt(pub, { x: 10, y: 6 })).toBeUndefined();
});

test('cells of a planet by their place', () => {
  const home = planet(1, '6,6', { cells: homeCells() });
  expect(contentAt(home, { x: 5, y: 7 })).toBe('forest');
  expect(contentAt(home, { x: 5, y: 8 })).toBe('cannon');
  expect(hasFired({ ...home, fired: 1 }, 7)).toBe(true);
  expect(hasFired({ ...home, fired: 1 }, 8)).toBe(false);
  expect(hasFired({ ...home, fired: 2 ** 31 }, 3)).toBe(false);
});

test('the acting unit', () => {
  const acting = (kind: 'ship' | 'turret' | 'station' | 'rock', id: number) => {
    const pub = position();
    return { ...pub, turn: { ...pub.turn, unit: { kind, id } } };
  };
  expect(actingCell(acting('ship', 1))).toEqual({ x: 9, y: 6 });
  expect(actingThing(acting('ship', 1))).toBe('small');
  expect(actingCell(acting('turret', 128 + 7))).toEqual({ x: 5, y: 8 });
  expect(actingThing(acting('turret', 128 + 7))).toBe('cannon');
  expect(actingCell(acting('rock', 3 * 128 + 14))).toEqual({ x: 14, y: 3 });
  expect(actingThing(acting('rock', 3 * 128 + 14))).toBe('drill');
});

test('odds as the specification lists them', () => {
  expect(chanceOf(12, 8, 4)).toBe(56);
  expect(chanceOf(12, 12, 6)).toBe(35);
  expect(chanceOf(20, 20, 8)).toBe(41);
  expect(chanceOf(6, 12, 6)).toBe(0);
});

test('bills', () => {
  expect(legsOf(bill())).toBe(4);
  expect(legsOf(bill({ second: goods({}) }))).toBe(2);
  expect(partnerOf(bill(), 'A')).toBe('B');
  expect(partnerOf(bill(), 'B')).toBe('A');
});
