// What an encounter came to, from what was told about it.

import type { GameEvent, Seat } from '../../wire/types';
import { cardsOf, laidAfter, NOTHING_YET, type Told } from './laid';
import { amountOf, isIdle } from './totals';
import type { Card, PlanetId, Reckoning, Side } from './types';

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

function summaryOf(told: readonly Told[]): Summary | undefined {
  const last = (kind: string) => told.findLast((event) => event.kind === kind);
  const laid = told.reduce(laidAfter, NOTHING_YET);
  const { offense, defense } = laid.main;
  if (!offense) return undefined;
  const end = told.findLast((event) => RESULTS[event.kind ?? ''] !== undefined);
  const totals = last('totals');
  return {
    offense,
    defense,
    planet: last('gate_aimed')?.planet,
    cards: { offense: cardsOf(laid, 'offense'), defense: cardsOf(laid, 'defense') },
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
