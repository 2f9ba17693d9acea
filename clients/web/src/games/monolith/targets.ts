// What can be chosen, as cells of the map.

import { placeText, pointOf, readPlace, type Place } from './hex';
import { cellOfSpot, centreOf, planetOn, shipsOf } from './lookups';
import { numberOf, type Offer } from '../../table/offers';
import type { Pub } from './types';

/** How a cell is marked. */
export type Mark = 'go' | 'site' | 'fire' | 'raze' | 'claim' | 'use' | 'cargo';

export interface Target {
  /** "12,6" */
  readonly key: string;
  readonly cell: Place;
  readonly mark: Mark;
  readonly offers: readonly Offer[];
  /** Of an attack, in percent: the best one. */
  readonly chance: number | undefined;
}

const MARKS: Readonly<Record<string, Mark>> = {
  natural: 'site',
  cannon: 'site',
  asteroid: 'site',
  at: 'site',
  dock: 'site',
  place: 'site',
  move: 'go',
  attack: 'fire',
  bombard: 'fire',
  raze: 'raze',
  conquer: 'claim',
  use: 'use',
  pick_up: 'cargo',
};

/** What is chosen on the map, and not by one of a hundred buttons. */
const MANY = ['natural', 'cannon', 'asteroid', 'at', 'dock', 'place', 'move'];

export function verbOf(offer: Offer): string {
  return offer.option.notation.split(' ')[0] ?? '';
}

export function isForMap(offer: Offer): boolean {
  return MANY.includes(verbOf(offer));
}

const WORKS = ['build', 'demolish', 'clear', 'ship', 'yard'];

/** Is it done at a planet or a station, which is picked first? */
export function isWork(offer: Offer): boolean {
  return WORKS.includes(verbOf(offer));
}

/** A die is thrown: it cannot be taken back. */
export function isFinal(offer: Offer): boolean {
  return verbOf(offer) === 'attack';
}

/** The cell an option is about. */
export function cellOf(pub: Pub, about: string): Place | undefined {
  const [kind, first = '', second = ''] = about.split(':');
  if (kind === 'cell') return readPlace(first);
  if (kind === 'ship') {
    const ship = shipsOf(pub).find((each) => each.id === first);
    return ship && readPlace(ship.cell);
  }
  const planet = planetOn(pub, Number(first));
  if (!planet) return undefined;
  if (kind === 'planet') return centreOf(planet);
  const spot = readPlace(second);
  return kind === 'spot' && spot ? cellOfSpot(planet, { q: spot.x, r: spot.y }) : undefined;
}

export function targetsOf(offers: readonly Offer[], pub: Pub): ReadonlyMap<string, Target> {
  const out = new Map<string, Target>();
  for (const offer of offers) {
    const mark = MARKS[verbOf(offer)];
    const cell = mark && cellOf(pub, offer.option.about);
    if (!mark || !cell) continue;
    const key = placeText(cell);
    const known = out.get(key);
    const chance = numberOf(offer.option, 'chance');
    out.set(key, {
      key,
      cell,
      mark: known?.mark ?? mark,
      offers: [...(known?.offers ?? []), offer],
      chance: chance === undefined ? known?.chance : Math.max(chance, known?.chance ?? 0),
    });
  }
  return out;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next cell in the direction of an arrow: near, and not far to the side. */
export function nextCell(
  cells: readonly Place[],
  from: Place | undefined,
  arrow: Arrow,
): Place | undefined {
  const [dx, dy] = WAYS[arrow];
  if (!from) return cells[0];
  const at = pointOf(from);
  let best: Place | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const to = pointOf(cell);
    const [x, y] = [to.x - at.x, to.y - at.y];
    const ahead = x * dx + y * dy;
    if (ahead <= 1) continue;
    const cost = ahead + 2.2 * Math.abs(x * dy - y * dx);
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** The target nearest to a point of the map, not farther than that. */
export function nearest(
  targets: Iterable<Target>,
  at: { readonly x: number; readonly y: number },
  most: number,
): Target | undefined {
  let best: Target | undefined;
  let least = most;
  for (const target of targets) {
    const { x, y } = pointOf(target.cell);
    const far = Math.hypot(x - at.x, y - at.y);
    if (far <= least) [best, least] = [target, far];
  }
  return best;
}
