// What the table reads off the position: whose is what, what it brings, what it may cost.

import { axialOf, distance, placeOf, placeText, plus, radiusOf, readPlace, spotAt } from './hex';
import type { Axial, Place } from './hex';
import {
  RESOURCES,
  SEATS,
  type Asteroid,
  type Bill,
  type Content,
  type Goods,
  type Hold,
  type MonolithData,
  type Own,
  type Planet,
  type Pub,
  type SeatId,
  type Ship,
  type Source,
  type Station,
  type Thing,
} from './types';

export const NOTHING: Goods = { B: 0, C: 0, F: 0, M: 0 };

export function seatsOf(pub: Pub): readonly SeatId[] {
  return SEATS.slice(0, pub.rules.seats);
}

/** A list of seats as the view writes it: without nobody. */
export function seatList(seats: readonly (SeatId | null)[]): readonly SeatId[] {
  return seats.filter((seat) => seat !== null);
}

export function sum(a: Goods, b: Goods): Goods {
  return { B: a.B + b.B, C: a.C + b.C, F: a.F + b.F, M: a.M + b.M };
}

export function times(goods: Goods, n: number): Goods {
  return { B: goods.B * n, C: goods.C * n, F: goods.F * n, M: goods.M * n };
}

export function isNothing(goods: Goods): boolean {
  return RESOURCES.every((resource) => goods[resource] === 0);
}

export function covers(stock: Goods, price: Goods): boolean {
  return RESOURCES.every((resource) => stock[resource] >= price[resource]);
}

/** "12 B, 3 M"; a dash for nothing. */
export function goodsText(goods: Goods): string {
  const parts = RESOURCES.filter((resource) => goods[resource] > 0).map(
    (resource) => `${goods[resource]} ${resource}`,
  );
  return parts.length > 0 ? parts.join(', ') : '–';
}

export function planetOn(pub: Pub, panel: number): Planet | undefined {
  return pub.planets.find((planet) => planet.panel === panel);
}

export function radius(planet: Planet): number {
  return radiusOf(planet.cells.length);
}

export function centreOf(planet: Planet): Place {
  return readPlace(planet.centre) ?? { x: 0, y: 0 };
}

export function cellOfSpot(planet: Planet, spot: Axial): Place {
  return placeOf(plus(axialOf(centreOf(planet)), spot));
}

export function planetAt(pub: Pub, cell: Place): Planet | undefined {
  return pub.planets.find((planet) => distance(centreOf(planet), cell) <= radius(planet));
}

/** The planet whose dock ring the cell lies on. */
export function dockedAt(pub: Pub, cell: Place): Planet | undefined {
  return pub.planets.find((planet) => distance(centreOf(planet), cell) === radius(planet) + 1);
}

export function spotOn(planet: Planet, cell: Place): Axial {
  const [at, centre] = [axialOf(cell), axialOf(centreOf(planet))];
  return { q: at.q - centre.q, r: at.r - centre.r };
}

export function contentAt(planet: Planet, cell: Place): Content | undefined {
  const spot = spotOn(planet, cell);
  const index = planet.cells.findIndex((_, i) => {
    const at = spotAt(i);
    return at.q === spot.q && at.r === spot.r;
  });
  return planet.cells[index];
}

export interface OwnedShip extends Ship {
  readonly owner: SeatId;
  /** "A3" */
  readonly id: string;
}

export interface OwnedStation extends Station {
  readonly owner: SeatId;
}

interface Usable {
  readonly spent: boolean;
  readonly fresh: boolean;
}

/** What a unit has done counts in its owner's turn only. */
export function inTurn(pub: Pub, owner: SeatId | null, unit: Usable): Usable {
  const counts = owner === pub.turn.seat;
  return { spent: counts && unit.spent, fresh: counts && unit.fresh };
}

export function shipsOf(pub: Pub): readonly OwnedShip[] {
  return seatsOf(pub).flatMap((owner) =>
    pub.players[owner].ships.map((ship) => ({
      ...ship,
      ...inTurn(pub, owner, ship),
      owner,
      id: `${owner}${ship.number}`,
    })),
  );
}

export function stationsOf(pub: Pub): readonly OwnedStation[] {
  return seatsOf(pub).flatMap((owner) =>
    pub.players[owner].stations.map((station) => ({
      ...station,
      ...inTurn(pub, owner, station),
      owner,
    })),
  );
}

export type Occupant =
  | { readonly is: 'ship'; readonly ship: OwnedShip }
  | { readonly is: 'station'; readonly station: OwnedStation }
  | { readonly is: 'rock'; readonly rock: Asteroid }
  | { readonly is: 'planet'; readonly planet: Planet; readonly content: Content };

export function occupantOf(pub: Pub, cell: Place): Occupant | undefined {
  const text = placeText(cell);
  const ship = shipsOf(pub).find((each) => each.cell === text);
  if (ship) return { is: 'ship', ship };
  const station = stationsOf(pub).find((each) => each.cell === text);
  if (station) return { is: 'station', station };
  const rock = pub.asteroids.find((each) => each.cell === text);
  if (rock) return { is: 'rock', rock };
  const planet = planetAt(pub, cell);
  return planet && { is: 'planet', planet, content: contentAt(planet, cell) ?? 'empty' };
}

export function countOf(planet: Planet, content: Content): number {
  return planet.cells.filter((cell, i) => cell === content && i > 0).length;
}

const ON_PLANETS: readonly Source[] = ['forest', 'mountain', 'greenhouse', 'furnace'];
const STOPPED: Readonly<Record<string, readonly Source[]>> = {
  climatic_anomaly: ['forest', 'greenhouse', 'habitat'],
  stellar_wind: ['furnace', 'drill'],
};

/** What a turn brings (MO-PRD-1); an event stops some of it (MO-EVT-2, MO-EVT-3). */
export function incomeOf(
  pub: Pub,
  data: MonolithData,
  seat: SeatId,
  event: Pub['turn']['event'] = 'none',
): Goods {
  const { yield: yields } = data.factions[pub.players[seat].faction];
  const counts = new Map<Source, number>();
  const add = (source: Source, n: number) => counts.set(source, (counts.get(source) ?? 0) + n);
  for (const planet of pub.planets)
    if (planet.owner === seat)
      for (const source of ON_PLANETS) add(source, countOf(planet, source as Content));
  for (const rock of pub.asteroids)
    if (rock.owner === seat && (rock.holds === 'drill' || rock.holds === 'habitat'))
      add(rock.holds, 1);
  const stopped = STOPPED[event] ?? [];
  return [...counts]
    .filter(([source]) => !stopped.includes(source))
    .reduce((all, [source, n]) => sum(all, times(yields[source], n)), NOTHING);
}

/** A planet's yield for whoever owns it; all factions share the numbers of the default set. */
export function yieldOf(pub: Pub, data: MonolithData, planet: Planet): Goods {
  const faction = planet.owner ? pub.players[planet.owner].faction : 'umani';
  const { yield: yields } = data.factions[faction];
  return ON_PLANETS.reduce(
    (all, source) => sum(all, times(yields[source], countOf(planet, source as Content))),
    NOTHING,
  );
}

export function costOf(pub: Pub, data: MonolithData, seat: SeatId, thing: Thing): Goods {
  return data.factions[pub.players[seat].faction].cost[thing] ?? NOTHING;
}

export function planetsOf(pub: Pub, seat: SeatId): readonly Planet[] {
  return pub.planets.filter((planet) => planet.owner === seat);
}

export function rocksOf(pub: Pub, seat: SeatId): readonly Asteroid[] {
  return pub.asteroids.filter((rock) => rock.owner === seat);
}

export function holdOf(own: Own, ship: number): Hold | undefined {
  return own.holds.find((hold) => hold.ship === ship);
}

/** The planet of that seat which was made first: its home as long as it is there. */
export function homeOf(pub: Pub, seat: SeatId): Planet | undefined {
  return pub.planets.find((planet) => planet.owner === seat);
}

/** Has this turret been used in its owner's turn? */
export function hasFired(planet: Planet, index: number): boolean {
  const outer = 3 * radius(planet) * (radius(planet) - 1) + 1;
  return index >= outer && Math.floor(planet.fired / 2 ** (index - outer)) % 2 === 1;
}

export function partnerOf(bill: Bill, seat: SeatId): SeatId | null {
  return bill.giver === seat ? bill.other : bill.giver;
}

/** What a party of a bill gives. */
export function givesOf(bill: Bill, seat: SeatId): Goods {
  return bill.giver === seat ? bill.first : bill.second;
}

/** Legs of an agreement: a gift has only two (MO-TRD-2). */
export function legsOf(bill: Bill): number {
  return isNothing(bill.second) ? 2 : 4;
}

/** The cell of the unit that is acting. */
export function actingCell(pub: Pub): Place | undefined {
  const { unit, seat } = pub.turn;
  if (seat === null) return undefined;
  if (unit.kind === 'ship') {
    const ship = pub.players[seat].ships.find((each) => each.number === unit.id);
    return ship && readPlace(ship.cell);
  }
  if (unit.kind === 'turret') {
    const planet = planetOn(pub, Math.floor(unit.id / 128));
    return planet && cellOfSpot(planet, spotAt(unit.id % 128));
  }
  if (unit.kind === 'none') return undefined;
  return { x: unit.id % 128, y: Math.floor(unit.id / 128) };
}

/** The kind of thing that is acting. */
export function actingThing(pub: Pub): Thing {
  const { unit, seat } = pub.turn;
  if (seat === null || unit.kind === 'none') return 'none';
  if (unit.kind === 'ship')
    return pub.players[seat].ships.find((each) => each.number === unit.id)?.kind ?? 'none';
  const cell = actingCell(pub);
  const there = cell && occupantOf(pub, cell);
  if (there?.is === 'station') return 'station';
  if (there?.is === 'rock') return there.rock.holds;
  return there?.is === 'planet' ? (there.content as Thing) : 'none';
}

/** Chance that one attack destroys its target, in percent (MO-CMB-2). */
export function chanceOf(attack: number, defence: number, shield: number): number {
  let wins = 0;
  for (let shown = shield + 1; shown <= attack; shown++) wins += Math.min(shown - 1, defence);
  return attack * defence === 0 ? 0 : Math.round((100 * wins) / (attack * defence));
}
