// What an encounter came to, from what was told about it.

import type { GameEvent, Seat } from '../../wire/types';
import { cardType } from './lookups';
import { amountOf, isIdle } from './totals';
import { SIDES, type Card, type PlanetId, type Reckoning, type Side } from './types';

interface Told {
  readonly kind?: string;
  readonly seat?: Seat;
  readonly other?: Seat;
  readonly card?: Card;
  readonly planet?: PlanetId;
  readonly side?: Side;
  readonly count?: number;
  readonly value?: number;
  readonly sums?: Reckoning;
}

export interface SeatCount {
  readonly seat: Seat;
  readonly count: number;
}

export interface Summary {
  readonly offense: Seat;
  readonly defense: Seat | undefined;
  readonly planet: PlanetId | undefined;
  /** What lay on each side, its main card first. */
  readonly cards: Readonly<Record<Side, readonly Card[]>>;
  readonly totals: { readonly offense: number; readonly defense: number } | undefined;
  /** How they came about: "15 + 4 + 3". */
  readonly sums: Readonly<Record<Side, string>> | undefined;
  /** Undefined as long as it is not known. */
  readonly result:
    'won' | 'both_lost' | 'deal' | 'no_deal' | 'settled' | 'broken_off' | 'skipped' | undefined;
  readonly winner: Seat | undefined;
  readonly colonies: readonly { readonly seat: Seat; readonly planet: PlanetId }[];
  readonly lost: readonly SeatCount[];
}

const RESULTS: Readonly<Record<string, Summary['result']>> = {
  encounter_won: 'won',
  both_lost: 'both_lost',
  deal_made: 'deal',
  deal_failed: 'no_deal',
  settled_early: 'settled',
  broken_off: 'broken_off',
  turn_skipped: 'skipped',
};

/** The events of each encounter, in order. */
function encounters(events: readonly GameEvent[]): readonly (readonly Told[])[] {
  const out: Told[][] = [];
  for (const { event } of events) {
    const told = (event ?? {}) as Told;
    if (told.kind === 'encounter_begins') out.push([]);
    out.at(-1)?.push(told);
  }
  return out;
}

function lossesIn(told: readonly Told[]): readonly SeatCount[] {
  const out = new Map<Seat, number>();
  for (const { kind, seat, count } of told)
    if (seat && (kind === 'ships_lost' || kind === 'ships_removed'))
      out.set(seat, (out.get(seat) ?? 0) + (count ?? 0));
  return [...out].map(([seat, count]) => ({ seat, count }));
}

function inNumbers(sums: Reckoning, side: Side): string {
  const lines = sums.sides[side];
  const told = lines.filter((line, i) => i === 0 || !isIdle(line));
  return told.map((line, i) => amountOf(line, i === 0)).join(' ');
}

/** Main players and cards as they were in the end: players are replaced, and time goes back. */
interface Laid {
  readonly main: Readonly<Partial<Record<Side, Seat>>>;
  readonly cards: Readonly<Record<Side, readonly Card[]>>;
  /** On whose side somebody lays cards who is no main player. */
  readonly helps: ReadonlyMap<Seat, Side>;
}

const NOTHING = { offense: [], defense: [] } as const;

/** Kickers go last, also where a main card is turned up late. */
function withCard(laid: Laid, seat: Seat, card: Card): Laid {
  const { main, cards } = laid;
  const side = SIDES.find((each) => main[each] === seat) ?? laid.helps.get(seat);
  if (!side) return laid;
  const isKicker = (each: Card) => Number(cardType(each) === 'kicker');
  const lying = [...cards[side], card].toSorted((a, b) => isKicker(a) - isKicker(b));
  return { ...laid, cards: { ...cards, [side]: lying } };
}

function laidAfter(laid: Laid, { kind, seat, other, side, card }: Told): Laid {
  const { main, helps } = laid;
  switch (kind) {
    case 'encounter_begins':
      return seat ? { ...laid, main: { offense: seat } } : laid;
    case 'defense_named':
      return other ? { ...laid, main: { ...main, defense: other } } : laid;
    case 'main_replaced':
      return side && seat ? { ...laid, main: { ...main, [side]: seat } } : laid;
    case 'joined':
    case 'card_added':
      return side && seat ? { ...laid, helps: new Map([...helps, [seat, side]]) } : laid;
    case 'card_opened':
      return seat && card ? withCard(laid, seat, card) : laid;
    case 'time_goes_back':
      return { ...laid, cards: NOTHING };
    default:
      return laid;
  }
}

function summaryOf(told: readonly Told[]): Summary | undefined {
  const last = (kind: string) => told.findLast((event) => event.kind === kind);
  const { main, cards } = told.reduce(laidAfter, { main: {}, cards: NOTHING, helps: new Map() });
  if (!main.offense) return undefined;
  const end = told.findLast((event) => RESULTS[event.kind ?? ''] !== undefined);
  const totals = last('totals');
  return {
    offense: main.offense,
    defense: main.defense,
    planet: last('gate_aimed')?.planet,
    cards,
    totals: totals && { offense: totals.count ?? 0, defense: totals.value ?? 0 },
    sums: totals?.sums && {
      offense: inNumbers(totals.sums, 'offense'),
      defense: inNumbers(totals.sums, 'defense'),
    },
    result: RESULTS[end?.kind ?? ''],
    winner: end?.kind === 'encounter_won' ? end.seat : undefined,
    colonies: told.flatMap(({ kind, seat, planet }) =>
      kind === 'colony_gained' && seat && planet ? [{ seat, planet }] : [],
    ),
    lost: lossesIn(told),
  };
}

/** The encounter that is going on, or the one `back` before it. */
export function summarise(events: readonly GameEvent[], back = 0): Summary | undefined {
  const told = encounters(events).at(-1 - back);
  return told && summaryOf(told);
}
