// Both sides of an encounter as they stand, line by line, as the rules sum them up.

import { effectKey } from './effects';
import type { Card, Pub, Side, SumLine } from './types';
import { cardType, cardValue, encounterOf, mainOf, present, shipsInEncounter } from './lookups';
import { NO_CARD, SIDES, type Encounter, type Reckoning } from './types';

/** Before this step a card becomes another value; from it on something is added. */
const ADDING_STEP = 4;
const SHIPS_STEP = 5;

export interface SideTotal {
  readonly side: Side;
  readonly lines: readonly SumLine[];
  /** Of what is known. */
  readonly total: number;
  /** Something is missing in it: a hidden card, what a power will make of it. */
  readonly isOpen: boolean;
  /** What the card counts as; undefined while it is hidden. */
  readonly card: Card | undefined;
}

export function sideTotal(reckoning: Reckoning, side: Side): SideTotal {
  const lines = reckoning.sides[side];
  const card = lines.find(({ source, known }) => source === 'card' && known)?.card;
  return {
    side,
    lines,
    total: lines.at(-1)?.after ?? 0,
    isOpen: lines.some(({ known }) => !known),
    card,
  };
}

/** "15", "+ 4", "× 3", "→ 51", "?". */
export function amountOf(line: SumLine, isFirst: boolean): string {
  const { step, known, factor, before, after } = line;
  if (!known) return '?';
  if (factor !== 0) return factor > 0 ? `× ${factor}` : `÷ ${-factor}`;
  if (isFirst) return String(after).replace('-', '−');
  if (step < ADDING_STEP) return `→ ${after}`.replace('-', '−');
  return `${after < before ? '−' : '+'} ${Math.abs(after - before)}`;
}

/** The key of the words for a line; ships of an ally go by its name. */
export function lineKey({ source, by, card }: SumLine): string {
  if (source === 'effect' && cardType(card) === 'reinforcement') return 'table.line_reinforcement';
  if (source === 'effect' || source === 'flagship') return effectKey(by ?? '');
  return `table.line_${source}`;
}

function added(lines: readonly SumLine[], more: Partial<SumLine>, value: number): SumLine[] {
  const before = lines.at(-1)?.after ?? 0;
  const plain = { step: SHIPS_STEP, by: null, seat: null, card: NO_CARD, known: true, factor: 0 };
  return [...lines, { ...plain, source: 'effect', before, after: before + value, ...more }];
}

function countedSide(pub: Pub, encounter: Encounter, side: Side): readonly SumLine[] {
  const { open, as } = encounter.slots[side];
  const main = mainOf(encounter, side);
  const card = { step: 1, source: 'card', card: as, known: open || as !== NO_CARD } as const;
  let lines = added([], card, cardType(as) === 'attack' ? cardValue(as) : 0);
  const ships = main ? shipsInEncounter(pub, encounter, main) : 0;
  lines = added(lines, { source: 'ships', seat: main }, ships);
  for (const seat of present(encounter.allies[side]))
    lines = added(lines, { source: 'allies', seat }, encounter.sent[seat]);
  for (const { by, seat, card: played, value, side: of } of encounter.marks)
    if (of === side && cardType(played) === 'reinforcement')
      lines = added(lines, { step: 6, by, seat, card: played }, value);
  return lines;
}

/** Cards, ships and reinforcements counted from the table, while it is seen on its way. */
export function countedLines(pub: Pub): Reckoning {
  const encounter = encounterOf(pub);
  const sideOf = (side: Side) => (encounter ? countedSide(pub, encounter, side) : []);
  const [offense, defense] = SIDES.map(sideOf);
  return { sides: { offense: offense ?? [], defense: defense ?? [] }, rulings: [] };
}
