// The table between two positions, event by event: destiny, the gate, ships on their way, cards that
// are turned up, totals.

import { stepsOver, type Step } from '../../room/steps';
import type { GameEvent } from '../../wire/types';
import { FANTASY_FLIGHT, type Edition } from './editions';
import { cardType, encounterOf, garrisonOf, mainOf } from './lookups';
import { countedLines } from './totals';
import {
  NO_CARD,
  NO_PLANET,
  SIDES,
  type Card,
  type CosmicView,
  type Encounter,
  type PlanetId,
  type Player,
  type Pub,
  type Reckoning,
  type SeatId,
  type Side,
  type Slot,
} from './types';

/** What is seen to change; all else is as it will be. */
type Board = Pick<Pub, 'phase' | 'turn' | 'active' | 'players' | 'encounters' | 'talks'> & {
  /** Of the totals that were told; before that they are counted from the board. */
  readonly sums?: Reckoning | undefined;
};

interface Told {
  readonly kind?: string;
  readonly seat?: SeatId;
  readonly other?: SeatId;
  readonly planet?: PlanetId;
  readonly card?: Card;
  readonly destiny?: string;
  readonly side?: Side;
  readonly count?: number;
  readonly value?: number;
  readonly sums?: Reckoning;
}

const EMPTY: Slot = { selected: false, open: false, card: NO_CARD, as: NO_CARD };
const HIDDEN: Slot = { ...EMPTY, selected: true };
const NOTHING_LAID: Pick<Encounter, 'slots' | 'beside' | 'marks'> = {
  slots: { offense: EMPTY, defense: EMPTY },
  beside: [],
  marks: [],
};

function freshEncounter(like: Encounter, offense: SeatId, number: number): Encounter {
  return {
    ...like,
    offense,
    defense: null,
    target: NO_PLANET,
    destiny: 'none',
    reverse: false,
    pointed: null,
    number,
    result: 'open',
    invited: { offense: [], defense: [] },
    allies: { offense: [], defense: [] },
    sent: { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0, G: 0, H: 0 },
    ...NOTHING_LAID,
    garrison: [],
    turn_of: null,
    set_aside: [],
  };
}

/** Ships whose owner was saying where they go are put back to where they came from. */
function withReturning(board: Board, before: Pub): Board {
  return before.frames
    .filter((frame) => frame.kind === 'home' && frame.owner)
    .reduce(
      (next, { owner, from_warp, count }) =>
        addShips(next, owner ?? 'A', from_warp ? 'warp' : 'sent', count ?? 0),
      board,
    );
}

/** Ships and powers as they were; cards in hand are not followed one by one. */
function startOf(before: Pub, after: Pub): Board {
  const players = { ...after.players };
  for (const seat of Object.keys(players) as SeatId[]) {
    const { ships, warp, power_on } = before.players[seat];
    players[seat] = { ...after.players[seat], ships, warp, power_on };
  }
  const { phase, turn, active, encounters, talks } = before;
  return withReturning({ phase, turn, active, players, encounters, talks }, before);
}

function withPlayer(board: Board, seat: SeatId, change: Partial<Player>): Board {
  const player = { ...board.players[seat], ...change };
  return { ...board, players: { ...board.players, [seat]: player } };
}

function withEncounter(board: Board, change: Partial<Encounter>, phase = board.phase): Board {
  const last = board.encounters.at(-1);
  if (!last) return board;
  return {
    ...board,
    phase,
    encounters: [...board.encounters.slice(0, -1), { ...last, ...change }],
  };
}

/** Where ships can be: a planet, `warp`, `sent`. */
function shipsAt(board: Board, seat: SeatId, place: string): number {
  if (place === 'warp') return board.players[seat].warp;
  if (place === 'sent') return board.encounters.at(-1)?.sent[seat] ?? 0;
  return board.players[seat].ships[place] ?? 0;
}

function addShips(board: Board, seat: SeatId, place: string, count: number): Board {
  if (count === 0) return board;
  const now = shipsAt(board, seat, place) + count;
  if (place === 'warp') return withPlayer(board, seat, { warp: now });
  const { ships } = board.players[seat];
  if (place !== 'sent') return withPlayer(board, seat, { ships: { ...ships, [place]: now } });
  const sent = board.encounters.at(-1)?.sent;
  return sent ? withEncounter(board, { sent: { ...sent, [seat]: now } }) : board;
}

/** As many as are there, from the first of these places that has any. */
function moveShips(
  board: Board,
  seat: SeatId,
  from: readonly string[],
  to: string,
  count: number,
): Board {
  let next = board;
  let left = count;
  for (const place of from) {
    const moving = Math.min(left, shipsAt(next, seat, place));
    next = addShips(addShips(next, seat, place, -moving), seat, to, moving);
    left -= moving;
  }
  return next;
}

/** Who defends a planet loses what is there, others what they sent, and everybody what is missing
 * in the end. */
function placesOfLoss(board: Board, seat: SeatId, after: Pub): readonly string[] {
  const last = board.encounters.at(-1);
  const target = last && garrisonOf(last).includes(seat) ? [last.target] : [];
  const missing = Object.entries(board.players[seat].ships)
    .filter(([planet, count]) => count > (after.players[seat].ships[planet] ?? 0))
    .map(([planet]) => planet);
  return ['sent', ...target, ...missing];
}

/** Whoever is seen coming to help stays in sight until the encounter is over. */
function joined(board: Board, seat: SeatId, side: Side): Board {
  const allies = board.encounters.at(-1)?.allies;
  if (!allies || allies[side].includes(seat)) return board;
  return withEncounter(board, { allies: { ...allies, [side]: [...allies[side], seat] } });
}

/** The side a seat has ships on, as it will be known. */
function allySide(seat: SeatId, after: Pub): Side | undefined {
  return SIDES.find((side) => encounterOf(after)?.allies[side].includes(seat));
}

function launched(board: Board, seat: SeatId, planet: PlanetId, after: Pub): Board {
  const isOffense = board.encounters.at(-1)?.offense === seat;
  const side = isOffense ? undefined : allySide(seat, after);
  const seen = side ? joined(board, seat, side) : board;
  // Some editions load first and aim then.
  const phase = isOffense && seen.phase === 'destiny' ? 'launch' : seen.phase;
  return moveShips({ ...seen, phase }, seat, [planet], 'sent', 1);
}

function mainSide(encounter: Encounter, seat: SeatId): Side | undefined {
  return SIDES.find((side) => mainOf(encounter, side) === seat);
}

/** Also a card that is laid open; one of a hand that is shown lies nowhere. */
function isLaid({ slots }: Encounter, side: Side, card: Card, after: Pub): boolean {
  const { selected, open } = slots[side];
  return !open && (selected || encounterOf(after)?.slots[side].card === card);
}

/** A main card, else the next one of that player that lies beside one. */
function opened(board: Board, seat: SeatId, card: Card, after: Pub): Board {
  const last = board.encounters.at(-1);
  if (!last) return board;
  const side = mainSide(last, seat);
  if (side && cardType(card) !== 'kicker' && isLaid(last, side, card, after)) {
    const slot: Slot = { selected: true, open: true, card, as: card };
    return withEncounter(board, { slots: { ...last.slots, [side]: slot } }, 'reveal');
  }
  const isKicker = cardType(card) === 'kicker';
  const lying = last.beside ?? [];
  const at = lying.findIndex(
    (each) => each.seat === seat && !each.open && (each.kind === 'kicker') === isKicker,
  );
  const beside = lying.map((each, i) =>
    i === at ? { ...each, open: true, card, as: card } : each,
  );
  return at < 0 ? board : withEncounter(board, { beside });
}

/** Face down; a main player's is a kicker or a second card. */
function laidBeside(board: Board, seat: SeatId, isKicker: boolean, told?: Side): Board {
  const last = board.encounters.at(-1);
  const main = last && mainSide(last, seat);
  const side = told ?? main;
  if (!last || !side) return board;
  const kind = isKicker ? 'kicker' : main ? 'second' : 'support';
  const card = { kind, side, seat, open: false, card: NO_CARD, as: NO_CARD } as const;
  return withEncounter(board, { beside: [...(last.beside ?? []), card] }, 'planning');
}

/** All that was laid is taken up; what is played next lies on an empty table. */
function wentBack(board: Board): Board {
  const next = withEncounter(board, { ...NOTHING_LAID, result: 'open' }, 'planning');
  return { ...next, sums: undefined };
}

function reinforced(board: Board, seat: SeatId, side: Side, value: number): Board {
  const marks = board.encounters.at(-1)?.marks ?? [];
  const mark = { by: null, seat, side, card: `reinforcement_${value}`, value };
  return withEncounter(board, { marks: [...marks, mark] });
}

function begun(board: Board, seat: SeatId, number: number, phase: string, after: Pub): Board {
  const last = board.encounters.at(-1) ?? encounterOf(after);
  if (!last) return board;
  // One that is put between two others lies on top of the one it interrupts.
  const isBetween = after.encounters.length > board.encounters.length;
  const rest = isBetween ? board.encounters : board.encounters.slice(0, -1);
  return { ...board, phase, encounters: [...rest, freshEncounter(last, seat, number)] };
}

/** In editions whose cone has two sides the card says which one is up. */
function drawn(board: Board, destiny: string): Board {
  const reverse = destiny.startsWith('reverse_');
  return withEncounter(board, { destiny, reverse, target: NO_PLANET }, 'destiny');
}

/** What happens to ships. */
function flown(board: Board, event: Told, after: Pub): Board {
  const { kind, seat, planet = NO_PLANET, count = 1 } = event;
  if (!seat) return board;
  switch (kind) {
    case 'ship_launched':
      return launched(board, seat, planet, after);
    case 'landed':
      return moveShips(board, seat, ['sent'], planet, count);
    case 'planet_settled':
      return moveShips(board, seat, ['sent'], planet, shipsAt(board, seat, 'sent'));
    case 'ships_lost':
      return moveShips(board, seat, placesOfLoss(board, seat, after), 'warp', count);
    case 'ship_sent_home':
      return moveShips(board, seat, ['sent', 'warp'], planet, count);
    case 'ship_to_gate':
      return moveShips(board, seat, ['warp'], 'sent', 1);
    case 'ships_stranded':
      return moveShips(board, seat, ['sent'], 'warp', count);
    case 'power_lost':
      return withPlayer(board, seat, { power_on: false });
    case 'power_regained':
      return withPlayer(board, seat, { power_on: true });
    default:
      return board;
  }
}

/** What is done by one player in the encounter. */
function acted(board: Board, event: Told, first: string, after: Pub): Board {
  const { kind, seat, other = null, planet = NO_PLANET, card = NO_CARD, count = 0 } = event;
  if (!seat) return board;
  switch (kind) {
    case 'turn_begins':
      return { ...board, phase: 'start_turn', turn: count, active: seat };
    case 'encounter_begins':
      return { ...begun(board, seat, count, first, after), sums: undefined };
    case 'destiny_drawn':
      return drawn(board, event.destiny ?? 'none');
    case 'defense_named':
      return withEncounter(board, { defense: other });
    case 'gate_aimed':
      return withEncounter(board, { target: planet }, 'launch');
    case 'joined':
      return event.side ? joined(board, seat, event.side) : board;
    case 'main_replaced':
      return event.side ? withEncounter(board, { [event.side]: seat }) : board;
    case 'kicker_played':
      return laidBeside(board, seat, true);
    case 'card_added':
      return laidBeside(board, seat, false, event.side);
    case 'card_opened':
      return opened(board, seat, card, after);
    case 'time_goes_back':
      return wentBack(board);
    case 'reinforced':
      return event.side ? reinforced(board, seat, event.side, event.value ?? 0) : board;
    case 'encounter_won':
      return withEncounter(board, { result: `${event.side ?? 'offense'}_won` }, 'resolution');
    default:
      return flown(board, event, after);
  }
}

/** The same board where the event changes nothing that is seen. */
function moved(board: Board, event: Told, first: string, after: Pub): Board {
  switch (event.kind) {
    case 'cards_selected':
      return withEncounter(board, { slots: { offense: HIDDEN, defense: HIDDEN } }, 'planning');
    case 'totals': // told, and seen beside the cards
      return { ...board, sums: event.sums };
    case 'both_lost':
      return withEncounter(board, { result: 'both_lost' }, 'resolution');
    default:
      return acted(board, event, first, after);
  }
}

type CosmicStepper = (
  before: CosmicView,
  after: CosmicView,
  events: ReadonlyArray<GameEvent>,
) => ReadonlyArray<Step>;

export function stepsIn({ phases: [first] }: Edition): CosmicStepper {
  return (before, after, events) => {
    const frames = after.pub.frames.filter(({ kind }) => kind !== 'home');
    return stepsOver(
      startOf(before.pub, after.pub),
      events,
      (board, event) => moved(board, (event.event ?? {}) as Told, first, after.pub),
      ({ sums, ...board }) => {
        const pub = { ...after.pub, ...board, frames, over: false };
        return { ...after, pub, derived: sums ?? countedLines(pub) };
      },
      after,
    );
  };
}

export const stepsBetween = stepsIn(FANTASY_FLIGHT);
