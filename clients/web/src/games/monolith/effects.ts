// What flashes on the map when something happens.

import type { GameEvent } from '../../wire/types';
import { pointOf, readPlace, type Point } from './hex';
import { cellOfSpot, centreOf, planetOn, radius } from './lookups';
import { told } from './news';
import type { Pub, Told, Where } from './types';

export type Effect =
  | {
      readonly kind: 'shot';
      readonly from: Point;
      readonly to: Point;
      readonly attack: number;
      readonly defence: number;
      readonly shield: number;
      readonly hit: boolean;
    }
  | { readonly kind: 'burst'; readonly at: Point }
  | { readonly kind: 'claim'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'beams'; readonly at: Point; readonly radius: number };

/** More than eyes could follow are not shown. */
const MOST = 10;

function pointAt(cell: Where | undefined): Point | undefined {
  const place = readPlace(cell);
  return place && pointOf(place);
}

function effectOf(pub: Pub, event: Told): Effect | undefined {
  const planet = event.panel === undefined ? undefined : planetOn(pub, event.panel);
  switch (event.kind) {
    case 'attacked': {
      const [from, to] = [pointAt(event.from), pointAt(event.cell)];
      const { attack = 0, defence = 0, shield = 0 } = event;
      const hit = attack > defence && attack > shield;
      return from && to && { kind: 'shot', from, to, attack, defence, shield, hit };
    }
    case 'destroyed':
    case 'asteroid_destroyed': {
      const at = pointAt(event.cell);
      return at && { kind: 'burst', at };
    }
    case 'razed': {
      const spot = readPlace(event.spot);
      if (!planet || !spot) return undefined;
      return { kind: 'burst', at: pointOf(cellOfSpot(planet, { q: spot.x, r: spot.y })) };
    }
    case 'conquered':
      return planet && { kind: 'claim', at: pointOf(centreOf(planet)), radius: radius(planet) };
    case 'bombarded':
      return planet && { kind: 'beams', at: pointOf(centreOf(planet)), radius: radius(planet) };
    default:
      return undefined;
  }
}

export function effectsOf(pub: Pub, events: readonly GameEvent[]): readonly Effect[] {
  return events
    .filter((event) => event.kind === 'event')
    .flatMap((event) => effectOf(pub, told(event)) ?? [])
    .slice(-MOST);
}
