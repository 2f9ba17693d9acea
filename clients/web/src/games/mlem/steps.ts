// The board between two positions, event by event: where the rocket, the cats and the dice were.

import { stepsOver, type Step } from '../../room/steps';
import type { GameEvent, MlemView } from '../../wire/types';
import { crewOf } from './lookups';
import type { BodyId, Cat, Pub, SeatId } from './types';

/** What moves on the table; all else is as it will be. */
type Board = Pick<
  Pub,
  'space' | 'failures' | 'thrown' | 'crew' | 'aboard' | 'home' | 'sites' | 'comet' | 'galaxy'
>;

interface Told {
  readonly kind?: string;
  readonly seat?: SeatId;
  readonly cat?: Cat;
  readonly place?: string;
  readonly space?: number;
  readonly dice?: Pub['thrown'];
}

const NO_DICE: Pub['thrown'] = { 1: 0, 2: 0, 3: 0, 4: 0, T: 0 };

function boardOf(pub: Pub): Board {
  const { space, failures, thrown, crew, aboard, home, sites, comet, galaxy } = pub;
  return { space, failures, thrown, crew, aboard, home, sites, comet, galaxy };
}

function without(board: Board, seat: SeatId): Board {
  return { ...board, crew: crewOf(board as Pub).filter((other) => other !== seat) };
}

/** A cat leaves the rocket for where it is in the end. */
function landed(board: Board, seat: SeatId, after: Pub, place: string | undefined): Board {
  const left = without(board, seat);
  if (place === undefined || !(place in after.sites))
    return { ...left, comet: after.comet, galaxy: after.galaxy };
  const body = place as BodyId;
  return { ...left, sites: { ...left.sites, [body]: after.sites[body] } };
}

function boarded(board: Board, seat: SeatId, cat: Cat, after: Pub): Board {
  return {
    ...board,
    crew: [...crewOf(board as Pub), seat],
    aboard: { ...board.aboard, [seat]: cat },
    home: { ...board.home, [seat]: after.home[seat] },
  };
}

/** The same board where the event moves nothing. */
function moved(board: Board, told: Told, after: Pub): Board {
  const { seat, cat, space, dice } = told;
  switch (told.kind) {
    case 'rolled':
    case 'rerolled':
      return dice ? { ...board, thrown: dice } : board;
    case 'moved':
    case 'satellite_start':
    case 'wormhole':
      return space === undefined ? board : { ...board, space, thrown: NO_DICE };
    case 'boarded':
      return seat && cat ? boarded(board, seat, cat, after) : board;
    case 'crashed':
      return { ...board, failures: after.failures };
    case 'went_home':
      return seat ? { ...without(board, seat), home: after.home } : board;
    case 'landed_moon':
    case 'landed_planet':
    case 'landed_comet':
    case 'landed_galaxy':
      return seat ? landed(board, seat, after, told.place) : board;
    case 'expedition_begins':
      return { ...board, space: 0, crew: [], thrown: NO_DICE };
    default:
      return board;
  }
}

export function stepsBetween(
  before: MlemView,
  after: MlemView,
  events: ReadonlyArray<GameEvent>,
): ReadonlyArray<Step> {
  return stepsOver(
    boardOf(before.pub),
    events,
    (board, { event }) => moved(board, event as Told, after.pub),
    (board) => ({ ...after, pub: { ...after.pub, ...board } }),
    after,
  );
}
