// Both sides of an encounter as they stand, line by line. What cards and ships give can be counted
// from the table; what a power makes of them is known when the totals are told.

import type { GameEvent } from '../../wire/types';
import { cardType, cardValue, hasFlagship, mainOf, present, shipsInEncounter } from './lookups';
import { effectKey } from './effects';
import { NO_CARD, type Card, type Encounter, type Mark, type Pub, type Side } from './types';

export interface Line {
  readonly kind: 'card' | 'ships' | 'allies' | 'flagship' | 'reinforcement' | 'power';
  /** Undefined: nobody can tell yet. */
  readonly value: number | undefined;
  /** Key of the name of the power, or of the tech. */
  readonly by?: string;
}

export interface SideTotal {
  readonly side: Side;
  readonly lines: readonly Line[];
  /** As told, or the sum of what is known. */
  readonly total: number;
  /** Something is missing in it: a hidden card, a power. */
  readonly isOpen: boolean;
  /** What the card counts as; undefined while it is hidden. */
  readonly card: Card | undefined;
}

export interface ToldTotals {
  readonly offense: number;
  readonly defense: number;
}

interface Told {
  readonly kind?: string;
  readonly count?: number;
  readonly value?: number;
}

/** The totals told in the encounter that began last, if they were. */
export function toldTotals(events: readonly GameEvent[]): ToldTotals | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]?.event as Told | null;
    if (event?.kind === 'encounter_begins') return undefined;
    if (event?.kind === 'totals') return { offense: event.count ?? 0, defense: event.value ?? 0 };
  }
  return undefined;
}

/** The own card is known to its owner before it is turned up. */
function knownCard(encounter: Encounter, side: Side, own: Card | undefined): Card | undefined {
  const { open, card, as } = encounter.slots[side];
  if (open) return as !== NO_CARD ? as : card;
  return own === undefined || own === NO_CARD ? undefined : own;
}

/** A card laid beside brings what is printed on it. */
function isPrinted(mark: Mark): boolean {
  return mark.card !== NO_CARD && mark.value !== 0;
}

function markLines(marks: readonly Mark[]): readonly Line[] {
  const printed = marks.filter(isPrinted).reduce((sum, { value }) => sum + value, 0);
  const powers = marks
    .filter((mark) => !isPrinted(mark))
    .map(({ by }): Line => ({ kind: 'power', value: undefined, by: effectKey(by ?? '') }));
  return printed === 0 ? powers : [{ kind: 'reinforcement', value: printed }, ...powers];
}

/** Beyond the ship that it is. */
const FLAGSHIP_BONUS = 3;

function countedLines(pub: Pub, encounter: Encounter, side: Side): readonly Line[] {
  const main = mainOf(encounter, side);
  const ships = main ? shipsInEncounter(pub, encounter, main) : 0;
  const allies = present(encounter.allies[side]).reduce(
    (sum, seat) => sum + encounter.sent[seat],
    0,
  );
  return [
    { kind: 'ships', value: ships },
    ...(allies > 0 ? [{ kind: 'allies', value: allies } as const] : []),
    ...(hasFlagship(pub, encounter, side)
      ? [{ kind: 'flagship', value: FLAGSHIP_BONUS, by: 'tech.prometheus' } as const]
      : []),
  ];
}

/** A told total says what the powers were worth together. */
function settled(lines: readonly Line[], told: number | undefined): readonly Line[] {
  const powers = lines.filter((line) => line.kind === 'power');
  const [only] = powers;
  if (told === undefined || powers.length !== 1 || !only) return lines;
  const rest = lines.reduce((sum, line) => sum + (line.value ?? 0), 0);
  return lines.map((line) => (line === only ? { ...line, value: told - rest } : line));
}

export interface Known {
  /** The reader's own face-down card. */
  readonly ownCard?: Card | undefined;
  readonly told?: ToldTotals | undefined;
}

export function sideTotal(pub: Pub, encounter: Encounter, side: Side, known: Known): SideTotal {
  const card = knownCard(encounter, side, known.ownCard);
  const marks = encounter.marks.filter((mark) => mark.side === side);
  const isAttack = card !== undefined && cardType(card) === 'attack';
  const told = known.told?.[side];
  const lines = settled(
    [
      { kind: 'card', value: isAttack ? cardValue(card) : card === undefined ? undefined : 0 },
      ...countedLines(pub, encounter, side),
      ...markLines(marks),
    ],
    told,
  );
  const sum = lines.reduce((total, line) => total + (line.value ?? 0), 0);
  const isOpen = told === undefined && lines.some((line) => line.value === undefined);
  return { side, lines, total: told ?? sum, isOpen, card };
}
