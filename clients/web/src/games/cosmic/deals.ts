// Offers of a deal as lists of terms, and the options that build one.

import { offerSaying, type Offer } from '../../table/offers';
import type { Seat } from '../../wire/types';
import {
  NO_PLANET,
  type Card,
  type DealOffer,
  type Encounter,
  type Side,
  type Terms,
} from './types';

/** What stands in an offer: a key of the game's texts with what fills it. */
export interface Term {
  readonly key: string;
  readonly count?: number;
  /** Key of the card or the type. */
  readonly what?: string;
  readonly planet?: string;
  readonly seat?: Seat;
  /** Shown to one player alone. */
  readonly isVeiled?: boolean;
}

/** The cards an offer shows to one player alone, as far as the reader knows them. */
export interface Shown {
  readonly to: Seat;
  readonly isToReader: boolean;
  readonly cards: readonly Card[];
}

export type Direction = 'give' | 'ask';

/** The ways to add a term in one direction, as far as they are open. */
export interface Builder {
  readonly random: Offer | undefined;
  readonly choice: Offer | undefined;
  readonly types: readonly Offer[];
  readonly cards: readonly Offer[];
  /** Cards shown to the other player alone. */
  readonly shown: readonly Offer[];
  readonly colonies: readonly Offer[];
  /** Those the giver leaves. */
  readonly cessions: readonly Offer[];
  readonly freed: readonly Offer[];
}

/** By name for the two who talk, for all others by their number. */
function veiledTerms(count: number, { to, isToReader, cards }: Shown): readonly Term[] {
  if (cards.length !== count)
    return [{ key: 'table.term_veiled', count, seat: to, isVeiled: true }];
  const key = isToReader ? 'table.term_shown_to_you' : 'table.term_shown';
  return cards.map((card) => ({ key, what: `card.${card}`, seat: to, isVeiled: true }));
}

export function termsOf(terms: Terms, shown?: Shown): readonly Term[] {
  const out: Term[] = terms.named.map((card) => ({ key: 'table.term_card', what: `card.${card}` }));
  if (terms.veiled > 0 && shown) out.push(...veiledTerms(terms.veiled, shown));
  for (const [type, count] of Object.entries(terms.of_type))
    if (count > 0) out.push({ key: 'table.term_type', count, what: `card_type.${type}` });
  if (terms.choice > 0) out.push({ key: 'table.term_choice', count: terms.choice });
  if (terms.random > 0) out.push({ key: 'table.term_random', count: terms.random });
  if (terms.colony !== NO_PLANET)
    out.push({
      key: terms.ceded ? 'table.term_ceded' : 'table.term_colony',
      count: terms.ships,
      planet: terms.colony,
    });
  return out;
}

export function freedBy(offer: DealOffer): readonly Term[] {
  return (Object.entries(offer.freed) as [Seat, number][])
    .filter(([, count]) => count > 0)
    .map(([seat, count]) => ({ key: 'table.term_freed', count, seat }));
}

export function otherSide(side: Side): Side {
  return side === 'offense' ? 'defense' : 'offense';
}

export function isTalk(offers: readonly Offer[]): boolean {
  return offerSaying(offers, 'fail') !== undefined;
}

/** Does it give a card that the other player alone can see? */
export function isVeil(notation: string): boolean {
  return notation.startsWith('show:');
}

/** Does its giver leave the planet? */
export function isCession(notation: string): boolean {
  return /^(cede|ask_cession):/.test(notation);
}

/** Is it one of the options that put terms into the draft? Effects may ask for a kind of card, too. */
export function isTerm({ decision, option }: Offer): boolean {
  if (decision.kind.startsWith('pick_')) return false;
  return /^(give|ask)(_|:)|^(free_ship|cede):/.test(option.notation) || isVeil(option.notation);
}

/**
 * Ships that settle where nobody says how many: those the offense has in the gate anyway, or one.
 * Undefined for options without a number of ships.
 */
export function usualShips(
  { option }: Offer,
  side: Side,
  encounter: Encounter,
): number | undefined {
  const verb = /^(give_colony|cede|ask_colony|ask_cession):/.exec(option.notation)?.[1];
  if (verb === undefined) return undefined;
  const taker = verb.startsWith('ask') ? side : otherSide(side);
  const inGate = taker === 'offense' && encounter.offense ? encounter.sent[encounter.offense] : 0;
  return Math.min(Math.max(1, inGate), option.hi);
}

export function builderOf(offers: readonly Offer[], direction: Direction): Builder {
  const beginning = (text: string) =>
    offers.filter((offer) => offer.option.notation.startsWith(text));
  return {
    random: offerSaying(offers, `${direction}_random`),
    choice: offerSaying(offers, `${direction}_choice`),
    types: beginning(`${direction}_type:`),
    cards: beginning(`${direction}:`),
    shown: direction === 'give' ? beginning('show:') : [],
    colonies: beginning(`${direction}_colony:`),
    cessions: beginning(direction === 'give' ? 'cede:' : 'ask_cession:'),
    freed: direction === 'give' ? beginning('free_ship:') : [],
  };
}
