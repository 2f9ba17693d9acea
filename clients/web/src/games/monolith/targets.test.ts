import { expect, test } from 'vitest';
import { offersOf } from '../../table/offers';
import { decision, option, position } from './fixture';
import { cellOf, isFinal, isForMap, isWork, nearest, nextCell, targetsOf } from './targets';

const offers = offersOf([
  decision('unit_action', [
    option('move 9,5', 'cell:9,5'),
    option('attack ship 10,6', 'cell:10,6', { chance: { number: 39 } }),
    option('attack structure 14,3', 'cell:14,3', { chance: { number: 20 } }),
    option('attack asteroid 14,3', 'cell:14,3', { chance: { number: 10 } }),
    option('conquer P3', 'planet:3'),
    option('buy drill', 'freight:drill'),
    option('stop', 'turn'),
  ]),
]);

test('where an option belongs', () => {
  const pub = position();
  expect(cellOf(pub, 'cell:9,5')).toEqual({ x: 9, y: 5 });
  expect(cellOf(pub, 'spot:1:-2,2')).toEqual({ x: 5, y: 8 });
  expect(cellOf(pub, 'planet:3')).toEqual({ x: 32, y: 6 });
  expect(cellOf(pub, 'ship:B1')).toEqual({ x: 10, y: 6 });
  expect(cellOf(pub, 'ship:B9')).toBeUndefined();
  expect(cellOf(pub, 'turn')).toBeUndefined();
});

test('options become marks on the map, with their odds', () => {
  const targets = targetsOf(offers, position());
  expect([...targets.keys()]).toEqual(['9,5', '10,6', '14,3', '32,6']);
  expect(targets.get('9,5')).toMatchObject({ mark: 'go', chance: undefined });
  expect(targets.get('10,6')).toMatchObject({ mark: 'fire', chance: 39 });
  // An asteroid and what stands on it are two things to aim at.
  expect(targets.get('14,3')).toMatchObject({ mark: 'fire', chance: 20 });
  expect(targets.get('14,3')?.offers).toHaveLength(2);
  expect(targets.get('32,6')?.mark).toBe('claim');
});

test('only cells are left to the map', () => {
  expect(offers.filter(isForMap).map(({ option: { notation } }) => notation)).toEqual(['move 9,5']);
  expect(offers.filter(isFinal)).toHaveLength(3);
  const [work] = offersOf([decision('structure', [option('build P1 furnace', 'planet:1')])]);
  expect(work && isWork(work)).toBe(true);
  expect(work && targetsOf([work], position()).size).toBe(0);
});

test('arrows walk to the nearest cell on their side', () => {
  const cells = [
    { x: 5, y: 5 },
    { x: 6, y: 5 },
    { x: 9, y: 5 },
    { x: 6, y: 3 },
  ];
  expect(nextCell(cells, { x: 5, y: 5 }, 'ArrowRight')).toEqual({ x: 6, y: 5 });
  expect(nextCell(cells, { x: 6, y: 5 }, 'ArrowRight')).toEqual({ x: 9, y: 5 });
  expect(nextCell(cells, { x: 6, y: 5 }, 'ArrowUp')).toEqual({ x: 6, y: 3 });
  expect(nextCell(cells, { x: 6, y: 3 }, 'ArrowUp')).toBeUndefined();
  expect(nextCell(cells, undefined, 'ArrowDown')).toEqual(cells[0]);
});

test('a finger finds the nearest target', () => {
  const targets = [...targetsOf(offers, position()).values()];
  const [first] = targets;
  const at = { x: 173, y: 85 };
  expect(nearest(targets, at, 20)).toBe(first);
  expect(nearest(targets, { x: 0, y: 300 }, 20)).toBeUndefined();
});
