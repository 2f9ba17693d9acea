// The board between two positions, event by event: where ships, colonies and tokens were.

import { stepsOver, type Step } from '../../room/steps';
import type { AlienFrontiersView, GameEvent } from '../../wire/types';
import { shipOn } from './lookups';
import { FACILITIES, type Facility, type Pub, type SeatId, type Territory } from './types';

/** What moves on the table; all else is as it will be. */
type Board = Pick<
  Pub,
  | 'docks'
  | 'hand'
  | 'players'
  | 'colonies'
  | 'fields'
  | 'display'
  | 'discards'
  | 'relic_place'
  | 'relic_owner'
>;

type Dice = Pub['hand']['ships'];

interface Told {
  readonly kind?: string;
  readonly seat?: SeatId;
  readonly other?: SeatId;
  readonly facility?: Facility;
  readonly territory?: Territory;
  readonly to?: Territory;
  readonly dice?: Dice;
}

function boardOf(pub: Pub): Board {
  const { docks, hand, players, colonies, fields, display, discards } = pub;
  const { relic_place, relic_owner } = pub;
  return {
    docks,
    hand,
    players,
    colonies,
    fields,
    display,
    discards,
    relic_place,
    relic_owner,
  };
}

/** These players have what they will have; the same board if they have it already. */
function caughtUp(board: Board, after: Pub, ...seats: (SeatId | undefined)[]): Board {
  return seats.reduce<Board>((now, seat) => {
    if (seat === undefined) return now;
    const later = after.players[seat];
    if (JSON.stringify(now.players[seat]) === JSON.stringify(later)) return now;
    return { ...now, players: { ...now.players, [seat]: later } };
  }, board);
}

function withDock(board: Board, at: Facility | undefined, ports: readonly string[]): Board {
  return at === undefined ? board : { ...board, docks: { ...board.docks, [at]: ports } };
}

/** All ships of a player come home from the ports. */
function gathered(docks: Pub['docks'], seat: SeatId): Pub['docks'] {
  const home = { ...docks };
  for (const at of FACILITIES)
    home[at] = docks[at].map((port) => (shipOn(port)?.owner === seat ? '' : port));
  return home;
}

function withoutDice(from: Dice, some: Dice): Dice {
  const left = { ...from };
  for (const value of Object.keys(left) as (keyof Dice)[])
    left[value] = Math.max(0, left[value] - some[value]);
  return left;
}

function rolled(board: Board, { seat, dice }: Told, after: Pub): Board {
  if (!seat || !dice) return board;
  const { relic_place, relic_owner } = after;
  // The dice that were thrown do not tell which of them is the Relic Ship.
  const isKnown = relic_owner === seat && relic_place === 'hand' && after.turn.seat === seat;
  const hand = isKnown ? after.hand : { ships: dice, relic: 0 };
  const docks = gathered(board.docks, seat);
  return caughtUp({ ...board, docks, hand, relic_place, relic_owner }, after, seat);
}

function docked(board: Board, { seat, facility, dice }: Told, after: Pub): Board {
  if (!seat || !facility || !dice) return board;
  const { relic_place, relic_owner } = after;
  const isRelic = board.hand.relic > 0 && relic_place === 'port';
  const hand = {
    ships: withoutDice(board.hand.ships, dice),
    relic: isRelic ? 0 : board.hand.relic,
  };
  const now = withDock(board, facility, after.docks[facility]);
  return caughtUp({ ...now, hand, relic_place, relic_owner }, after, seat);
}

function settled(board: Board, territories: (Territory | undefined)[], after: Pub): Board {
  const colonies = { ...board.colonies };
  for (const territory of territories)
    if (territory !== undefined) colonies[territory] = after.colonies[territory];
  return { ...board, colonies };
}

/** The same board where the event moves nothing. */
function moved(board: Board, told: Told, after: Pub): Board {
  const { seat, other, facility } = told;
  switch (told.kind) {
    case 'rolled':
      return rolled(board, told, after);
    case 'docked':
      return docked(board, told, after);
    case 'ships_parked':
      return caughtUp({ ...board, hand: after.hand }, after, seat);
    case 'ship_changed':
    case 'rerolled':
      return after.turn.seat === seat ? { ...board, hand: after.hand } : board;
    case 'ship_forfeited':
      return caughtUp(withDock(board, 'terraform', after.docks.terraform), after, seat);
    case 'teleported':
    case 'plasma_hit':
    case 'ship_destroyed':
      return caughtUp(
        facility ? withDock(board, facility, after.docks[facility]) : board,
        after,
        other,
      );
    case 'colony_landed':
    case 'colony_moved':
    case 'colonies_swapped':
      return caughtUp(settled(board, [told.territory, told.to], after), after, seat, other);
    case 'field_placed':
    case 'field_moved':
    case 'field_removed':
      return { ...board, fields: after.fields };
    case 'claimed':
    case 'cycled':
      return caughtUp({ ...board, display: after.display, discards: after.discards }, after, seat);
    case 'turn_begins':
    case 'points_changed':
      return board;
    default: // tokens, cards, new ships: a player has more or less than before
      return caughtUp(board, after, seat, other);
  }
}

export function stepsBetween(
  before: AlienFrontiersView,
  after: AlienFrontiersView,
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
