// The board between two positions, event by event: where ships, structures and monoliths were.

import { stepsOver, type Step } from '../../room/steps';
import type { GameEvent } from '../../wire/types';
import { readPlace, spotIndex } from './hex';
import { planetAt, planetOn, seatsOf, spotOn } from './lookups';
import { told as toldOf } from './news';
import {
  BUILDINGS,
  SHIP_KINDS,
  type Content,
  type MonolithView,
  type Planet,
  type Player,
  type Pub,
  type SeatId,
  type Ship,
  type Told,
  type Where,
} from './types';

/** What moves on the table; all else is as it will be. */
type Board = Pick<Pub, 'players' | 'planets' | 'asteroids'>;

const isOneOf = (list: readonly string[], thing: string | undefined): boolean =>
  thing !== undefined && list.includes(thing);

/** The pieces as they lay before, in the state they will be in. */
function startOf(before: Pub, after: Pub): Board {
  const players = { ...after.players };
  for (const seat of seatsOf(after)) {
    const [was, is] = [before.players[seat], after.players[seat]];
    const ships = was.ships.map((ship) => {
      const later = is.ships.find((each) => each.number === ship.number);
      return later ? { ...later, cell: ship.cell } : ship;
    });
    players[seat] = { ...is, ships, stations: was.stations };
  }
  const planets = after.planets.map((planet) => {
    const was = planetOn(before, planet.panel);
    return was ? { ...planet, owner: was.owner, cells: was.cells } : planet;
  });
  return { players, planets, asteroids: before.asteroids };
}

function withPlayer(board: Board, seat: SeatId, change: Partial<Player>): Board {
  const player = { ...board.players[seat], ...change };
  return { ...board, players: { ...board.players, [seat]: player } };
}

function withShip(board: Board, seat: SeatId, ship: Ship): Board {
  const others = board.players[seat].ships.filter(({ number }) => number !== ship.number);
  return withPlayer(board, seat, { ships: [...others, ship] });
}

function withPlanet(board: Board, panel: number, change: (planet: Planet) => Planet): Board {
  const planets = board.planets.map((each) => (each.panel === panel ? change(each) : each));
  return { ...board, planets };
}

function withCell(planet: Planet, index: number, content: Content): Planet {
  return { ...planet, cells: planet.cells.map((cell, i) => (i === index ? content : cell)) };
}

/** One cell of a planet, by its spot. */
function worked(board: Board, { panel, spot }: Told, content: Content): Board {
  const at = readPlace(spot);
  if (panel === undefined || !at) return board;
  return withPlanet(board, panel, (planet) =>
    withCell(planet, spotIndex({ q: at.x, r: at.y }), content),
  );
}

/** A rock, or a station of that seat, becomes what it will be there. */
function settled(board: Board, seat: SeatId, cell: Where, after: Pub): Board {
  const rock = after.asteroids.find((each) => each.cell === cell);
  const asteroids = board.asteroids.map((each) => (rock && each.cell === cell ? rock : each));
  const others = board.players[seat].stations.filter((each) => each.cell !== cell);
  const station = after.players[seat].stations.filter((each) => each.cell === cell);
  return withPlayer({ ...board, asteroids }, seat, { stations: [...others, ...station] });
}

function destroyed(board: Board, event: Told): Board {
  const { other, thing, number, cell = null } = event;
  if (!other) return board;
  const { ships, stations } = board.players[other];
  if (isOneOf(SHIP_KINDS, thing))
    return withPlayer(board, other, { ships: ships.filter((ship) => ship.number !== number) });
  if (thing === 'station')
    return withPlayer(board, other, { stations: stations.filter((each) => each.cell !== cell) });
  const place = readPlace(cell);
  const planet = place && planetAt(board as Pub, place);
  if (planet)
    return withPlanet(board, planet.panel, (each) =>
      withCell(each, spotIndex(spotOn(each, place)), 'empty'),
    );
  const asteroids = board.asteroids.map((rock) =>
    rock.cell === cell ? { ...rock, holds: 'none' as const, owner: null } : rock,
  );
  return { ...board, asteroids };
}

/** The ship of an event, where the event says it is. */
function shipOf(board: Board, seat: SeatId, event: Told, after: Pub): Ship | undefined {
  const { number, cell = null } = event;
  const same = (ship: Ship) => ship.number === number;
  const ship = after.players[seat].ships.find(same) ?? board.players[seat].ships.find(same);
  return ship && { ...ship, cell };
}

/** What happens to ships and what flies about; the same board where nothing does. */
function flown(board: Board, event: Told, after: Pub): Board {
  const { seat, cell = null } = event;
  if (!seat) return board;
  switch (event.kind) {
    case 'attacked': // seen as a shot, even in vain
      return { ...board };
    case 'moved':
    case 'ship_built': {
      const ship = shipOf(board, seat, event, after);
      return ship ? withShip(board, seat, ship) : board;
    }
    case 'destroyed':
      return destroyed(board, event);
    case 'asteroid_destroyed':
      return { ...board, asteroids: board.asteroids.filter((rock) => rock.cell !== cell) };
    case 'structure_placed':
    case 'structure_picked_up':
      return settled(board, seat, cell, after);
    default:
      return board;
  }
}

/** The same board where the event moves nothing. */
function moved(board: Board, event: Told, after: Pub): Board {
  const { seat = null, panel } = event;
  switch (event.kind) {
    case 'structure_built':
      return worked(board, event, event.content ?? 'empty');
    case 'cannon_placed':
      return worked(board, event, 'cannon');
    case 'structure_demolished':
    case 'natural_destroyed':
    case 'razed':
      return worked(board, event, 'empty');
    case 'conquered':
      return panel === undefined
        ? board
        : withPlanet(board, panel, (planet) => ({ ...planet, owner: seat }));
    case 'bombarded':
      return panel === undefined
        ? board
        : withPlanet(board, panel, (planet) => ({
            ...planet,
            cells: planet.cells.map((cell) => (isOneOf(BUILDINGS, cell) ? 'empty' : cell)),
          }));
    default:
      return flown(board, event, after);
  }
}

export function stepsBetween(
  before: MonolithView,
  after: MonolithView,
  events: ReadonlyArray<GameEvent>,
): ReadonlyArray<Step> {
  return stepsOver(
    startOf(before.pub, after.pub),
    events,
    (board, event) => moved(board, toldOf(event), after.pub),
    (board) => ({ ...after, pub: { ...after.pub, ...board } }),
    after,
  );
}
