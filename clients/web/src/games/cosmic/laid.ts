// Who laid which cards in an encounter, from what was told: a card that is shown may also be one of a
// hand that is looked at.

import type { Seat } from '../../wire/types';
import { cardType } from './lookups';
import { SIDES, type Card, type PlanetId, type Reckoning, type Side } from './types';

export interface Told {
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

/** A card that lies face down beside a main one. */
interface Hidden {
  readonly seat: Seat;
  readonly side: Side;
  readonly isKicker: boolean;
}

export interface Laid {
  /** Players are replaced: who it was in the end. */
  readonly main: Readonly<Partial<Record<Side, Seat>>>;
  /** From then on the next card a main player shows is the one it laid. */
  readonly isSelected: boolean;
  readonly faces: Readonly<
    Partial<Record<Side, { readonly card: Card; readonly isSure: boolean }>>
  >;
  readonly hidden: readonly Hidden[];
  readonly beside: Readonly<Record<Side, readonly Card[]>>;
}

export const NOTHING_YET: Laid = {
  main: {},
  isSelected: false,
  faces: {},
  hidden: [],
  beside: { offense: [], defense: [] },
};

function opened(laid: Laid, seat: Seat, card: Card): Laid {
  const { main, isSelected, faces, hidden, beside } = laid;
  const isKicker = cardType(card) === 'kicker';
  const own = SIDES.find((side) => main[side] === seat);
  if (own && !isKicker && !faces[own]?.isSure)
    return { ...laid, faces: { ...faces, [own]: { card, isSure: isSelected } } };
  const lying = hidden.find((each) => each.seat === seat && each.isKicker === isKicker);
  if (!lying) return laid;
  return {
    ...laid,
    hidden: hidden.filter((each) => each !== lying),
    beside: { ...beside, [lying.side]: [...beside[lying.side], card] },
  };
}

function added(laid: Laid, seat: Seat, isKicker: boolean, told?: Side): Laid {
  const side = told ?? SIDES.find((each) => laid.main[each] === seat);
  return side ? { ...laid, hidden: [...laid.hidden, { seat, side, isKicker }] } : laid;
}

export function laidAfter(laid: Laid, { kind, seat, other, side, card }: Told): Laid {
  const { main } = laid;
  if (kind === 'cards_selected') return { ...laid, isSelected: true };
  if (!seat) return laid;
  switch (kind) {
    case 'encounter_begins':
      return { ...NOTHING_YET, main: { offense: seat } };
    case 'defense_named':
      return other ? { ...laid, main: { ...main, defense: other } } : laid;
    case 'main_replaced':
      return side ? { ...laid, main: { ...main, [side]: seat } } : laid;
    case 'kicker_played':
      return added(laid, seat, true);
    case 'card_added':
      return added(laid, seat, false, side);
    case 'card_opened':
      return card ? opened(laid, seat, card) : laid;
    case 'time_goes_back':
      return { ...NOTHING_YET, main };
    default:
      return laid;
  }
}

/** What lay open on a side, its main card first. */
export function cardsOf({ faces, beside }: Laid, side: Side): readonly Card[] {
  const face = faces[side];
  return [...(face ? [face.card] : []), ...beside[side]];
}
