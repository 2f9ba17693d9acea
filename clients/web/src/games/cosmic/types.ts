// The parts of Cosmic Encounter's view that the table works with. Cards and aliens are names: there
// are more of them than any list here would know.

import type { CosmicView, Seat } from '../../wire/types';

export type { CosmicView };
export type SeatId = Seat;
export type Card = string;
export type PlanetId = string;
export type Side = 'offense' | 'defense';
export type Seats = readonly (Seat | null)[];
export type ShipCounts = Readonly<Record<Seat, number>>;

export const SIDES: readonly Side[] = ['offense', 'defense'];
export const NO_CARD = 'none';
export const NO_PLANET = 'none';

export interface Bag {
  readonly plain: Readonly<Record<string, number>>;
  readonly flares: readonly string[];
}

export interface Sheet {
  readonly alien: string;
  readonly hidden: boolean;
  readonly zapped: boolean;
  readonly suspended: boolean;
  readonly tokens: number;
  /** Somebody else's power, until the encounter ends. */
  readonly copied?: boolean;
  /** The one of the row of powers that holds now. */
  readonly form?: boolean;
}

export interface Player {
  readonly ships: Readonly<Record<PlanetId, number>>;
  readonly warp: number;
  readonly hand: number;
  readonly hoard: number;
  readonly power_on: boolean;
  readonly sheets: readonly Sheet[];
}

export interface Slot {
  readonly selected: boolean;
  readonly open: boolean;
  readonly card: Card;
  readonly as: Card;
}

/** A card beside a main one; face down its name is known to who laid it. */
export interface Beside {
  readonly kind: 'kicker' | 'second' | 'support';
  readonly side: Side | 'none';
  readonly seat: Seat | null;
  readonly open: boolean;
  readonly card: Card;
  readonly as: Card;
}

export interface OwnedCard {
  readonly card: Card;
  readonly seat: Seat | null;
}

export interface Mark {
  readonly by: string | null;
  readonly seat: Seat | null;
  readonly side: Side | 'none';
  readonly card: Card;
  readonly value: number;
}

export interface Encounter {
  readonly offense: Seat | null;
  readonly defense: Seat | null;
  readonly target: PlanetId;
  readonly destiny: string;
  /** The black side of the cone is up; absent where there is none. */
  readonly reverse?: boolean;
  readonly pointed: Seat | null;
  readonly number: number;
  readonly result: string;
  readonly invited: Readonly<Record<Side, Seats>>;
  readonly allies: Readonly<Record<Side, Seats>>;
  readonly sent: ShipCounts;
  readonly slots: Readonly<Record<Side, Slot>>;
  readonly marks: readonly Mark[];
  readonly beside?: readonly Beside[];
  /** Whose ships on the target defend it; absent: the defense's alone. */
  readonly garrison?: Seats;
  /** Whose encounter it is, once somebody else is the offense. */
  readonly turn_of?: Seat | null;
  /** Open cards that come back when the encounter ends. */
  readonly set_aside?: readonly OwnedCard[];
}

/** What changed the total of a side: from `before` to `after`. */
export interface SumLine {
  readonly step: number;
  readonly source:
    'card' | 'swap' | 'ships' | 'allies' | 'flagship' | 'effect' | 'kicker' | 'beside';
  readonly by: string | null;
  readonly seat: Seat | null;
  readonly card: Card;
  readonly known: boolean;
  /** Multiplies by it; negative: divides. */
  readonly factor: number;
  readonly before: number;
  readonly after: number;
}

/** What decides beside the totals. */
export interface Ruling {
  readonly step: number;
  readonly by: string | null;
  readonly seat: Seat | null;
  readonly winner: Side | 'none';
}

export interface Reckoning {
  readonly sides: Readonly<Record<Side, readonly SumLine[]>>;
  readonly rulings: readonly Ruling[];
}

/** What one side of a deal gives. */
export interface Terms {
  readonly named: readonly Card[];
  /** How many more cards are named to the other player alone. */
  readonly veiled: number;
  readonly of_type: Readonly<Record<string, number>>;
  readonly choice: number;
  readonly random: number;
  readonly colony: PlanetId;
  readonly ships: number;
  /** Its giver leaves that planet instead of sharing it. */
  readonly ceded?: boolean;
}

export interface DealOffer {
  readonly gives: Readonly<Record<Side, Terms>>;
  readonly freed: ShipCounts;
}

/** The cards behind that number, for the two who talk. */
export interface Veiled {
  readonly draft: readonly Card[];
  readonly offers: Readonly<Record<Side, readonly Card[]>>;
}

export interface Talks {
  readonly standing: Readonly<Record<Side, boolean>>;
  readonly offers: Readonly<Record<Side, DealOffer>>;
  readonly failed: Readonly<Record<Side, boolean>>;
  readonly refused: number;
}

/** Unfinished business; of its many kinds the table shows plays and windows. */
export interface Frame {
  readonly kind: string;
  readonly moment?: string;
  readonly effect?: string | null;
  readonly owner?: Seat | null;
  readonly card?: Card;
  readonly cancelled?: boolean;
  readonly zapped?: boolean;
  /** Of ships that have left a place and wait to be put on a planet. */
  readonly count?: number;
  readonly from_warp?: boolean;
}

export interface TechCard {
  readonly owner: Seat | null;
  readonly tech: string;
  readonly ships: number;
  readonly up: boolean;
}

/** The Prometheus, one of its owner's ships. */
export interface Flagship {
  readonly owner: Seat | null;
  readonly berth: 'nowhere' | 'colony' | 'encounter' | 'moving' | 'warp' | 'removed';
  /** Of its colony. */
  readonly planet: PlanetId;
}

export interface Pub {
  readonly techs?: readonly TechCard[];
  readonly flagship: Flagship;
  /** The Lunar Cannon stands between this planet and the next of its ring. */
  readonly cannon: PlanetId;
  readonly rules: {
    readonly seats: number;
    readonly planets: number;
    readonly to_win: number;
    readonly deal_max_proposals: number;
  };
  readonly over: boolean;
  readonly phase: string;
  readonly turn: number;
  readonly active: Seat | null;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly planets: readonly PlanetId[];
  readonly gone: readonly PlanetId[];
  readonly forts: readonly { readonly planet: PlanetId; readonly card: Card }[];
  readonly deck: number;
  /** Whose hands everybody sees. */
  readonly open_hands?: Seats;
  readonly deck_lies_open?: boolean;
  /** As it lies while everybody sees it, the top card last. */
  readonly open_deck?: readonly Card[];
  /** A row of powers that one alien goes through. */
  readonly forms?: readonly Sheet[];
  readonly discards: readonly Card[];
  readonly encounters: readonly Encounter[];
  readonly talks: Talks;
  readonly question: { readonly kind: string; readonly about: string | null };
  readonly frames: readonly Frame[];
}

export interface Own {
  readonly hand: Bag;
  readonly hoard: Bag;
  readonly shown: Bag;
  readonly aside: Bag;
  readonly selected: Card;
  /** Laid face down beside the own card; absent: none. */
  readonly kicker?: Card;
  readonly beside?: Card;
  /** Cards that others are known to hold. */
  readonly known?: readonly { readonly holder: Seat | null; readonly card: Card }[];
  readonly offered: readonly string[];
  readonly face_down: string;
  readonly techs?: readonly string[];
  readonly draft: DealOffer;
  readonly veiled: Veiled;
}
