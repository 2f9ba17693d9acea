// Both sides of an encounter as they stand, line by line, as the rules sum them up.

import { effectKey } from './effects';
import { besideOf, cardType, cardValue, encounterOf, garrisonOf, mainOf } from './lookups';
import { present, shipsInEncounter, shipsOn } from './lookups';
import type { Beside, Card, Pub, Side, SumLine } from './types';
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
  const { step, source, card, known, factor, before, after } = line;
  if (!known) return '?';
  if (source === 'kicker') return `× ${cardValue(card)}`.replace('-', '−');
  if (factor !== 0) return factor > 0 ? `× ${factor}` : `÷ ${-factor}`;
  if (isFirst) return String(after).replace('-', '−');
  if (step < ADDING_STEP) return `→ ${after}`.replace('-', '−');
  return `${after < before ? '−' : '+'} ${Math.abs(after - before)}`;
}

/** Does it add nothing? */
export function isIdle(line: SumLine): boolean {
  return /^[+−] 0$/.test(amountOf(line, false));
}

/** The key of the words for a line; ships of an ally go by its name. */
export function lineKey({ source, by, card }: SumLine): string {
  if (source === 'kicker') return 'card_type.kicker';
  if (source === 'beside') return card === NO_CARD ? 'table.face_down' : `card.${card}`;
  if (source === 'effect' && cardType(card) === 'reinforcement') return 'table.line_reinforcement';
  if (source === 'effect' || source === 'flagship') return effectKey(by ?? '');
  return `table.line_${source}`;
}

function added(lines: readonly SumLine[], more: Partial<SumLine>, value: number): SumLine[] {
  const before = lines.at(-1)?.after ?? 0;
  const plain = { step: SHIPS_STEP, by: null, seat: null, card: NO_CARD, known: true, factor: 0 };
  return [...lines, { ...plain, source: 'effect', before, after: before + value, ...more }];
}

/** What the cards beside add: a kicker multiplies an ally's as it does the main one. */
function addedBeside(lines: readonly SumLine[], cards: readonly Beside[], times: number) {
  return cards
    .filter(({ kind }) => kind !== 'kicker')
    .reduce<readonly SumLine[]>((sum, { kind, seat, as }) => {
      const value = cardType(as) === 'attack' ? cardValue(as) : 0;
      const more = { source: 'beside', seat, card: as, known: as !== NO_CARD } as const;
      return added(sum, more, kind === 'support' ? times * value : value);
    }, lines);
}

function countedSide(pub: Pub, encounter: Encounter, side: Side): readonly SumLine[] {
  const { open, as } = encounter.slots[side];
  const main = mainOf(encounter, side);
  const card = { step: 1, source: 'card', card: as, known: open || as !== NO_CARD } as const;
  const isAttack = cardType(as) === 'attack';
  const beside = besideOf(encounter, side);
  const kicker = beside.find(({ kind }) => kind === 'kicker');
  const times = kicker && kicker.as !== NO_CARD ? cardValue(kicker.as) : 1;
  let lines: readonly SumLine[] = added([], card, isAttack ? cardValue(as) : 0);
  if (kicker && isAttack) {
    const line = { step: 1, source: 'kicker', seat: kicker.seat, card: kicker.as } as const;
    lines = added(lines, { ...line, known: kicker.as !== NO_CARD }, (times - 1) * cardValue(as));
  }
  const ships = main ? shipsInEncounter(pub, encounter, main) : 0;
  lines = added(lines, { source: 'ships', seat: main }, ships);
  for (const seat of present(encounter.allies[side]))
    lines = added(lines, { source: 'allies', seat }, encounter.sent[seat]);
  if (side === 'defense')
    for (const seat of garrisonOf(encounter).filter((each) => each !== main))
      lines = added(lines, { source: 'allies', seat }, shipsOn(pub, seat, encounter.target));
  lines = addedBeside(lines, beside, times);
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
