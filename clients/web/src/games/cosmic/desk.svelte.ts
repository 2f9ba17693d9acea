// What all parts of the table share: the position, what is offered, and the sheet being read.

import type { TableProps } from '../../table/contract';
import { deskHere, layDesk, TableDesk } from '../../table/desk.svelte';
import { offersAbout, offerSaying, type Offer } from '../../table/offers';
import type { GameEvent, Seat } from '../../wire/types';
import { isCession, isTalk, isTerm, isVeil, usualShips } from './deals';
import { FANTASY_FLIGHT, type Edition } from './editions';
import { coneSide, encounterOf, type ConeSide } from './lookups';
import type { Card, CosmicView, Encounter, Own, Pub, Side } from './types';

/** Something with a text of its own that can be read in a window. */
export type Reading =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'alien'; readonly alien: string }
  | { readonly kind: 'card'; readonly card: Card };

export type Bag = 'hand' | 'hoard' | 'shown';

export class Desk extends TableDesk<CosmicView> {
  #reading = $state.raw<Reading | null>(null);
  #isVeiling = $state(false);
  #isCeding = $state(false);

  constructor(
    props: () => TableProps<CosmicView>,
    readonly edition: Edition,
  ) {
    super(props);
  }

  readonly isTalking = $derived.by((): boolean => isTalk(this.offers));

  /** All that is not a term of a deal: those have their own place. */
  readonly plainOffers = $derived.by((): readonly Offer[] =>
    this.offers.filter((offer) => !isTerm(offer)),
  );

  /** Can a card be shown to the other player alone? */
  readonly canVeil = $derived.by((): boolean =>
    this.offers.some(({ option }) => isVeil(option.notation)),
  );

  /** Can a planet be given up in a deal, not only shared? */
  readonly canCede = $derived.by((): boolean =>
    this.offers.some(({ option }) => isCession(option.notation)),
  );

  /** In a lesson: what the guide asks for. */
  readonly hinted = $derived.by((): Offer | undefined =>
    this.props.hint === undefined ? undefined : offerSaying(this.offers, this.props.hint),
  );

  get pub(): Pub {
    return this.props.view.pub;
  }

  /** What only the reader sees; a spectator has nothing of it. */
  get own(): Own | undefined {
    return this.me === null ? undefined : this.props.view.own;
  }

  get encounter(): Encounter | undefined {
    return encounterOf(this.pub);
  }

  /** The side of the cone that is up, where it has two. */
  get side(): ConeSide | undefined {
    return this.edition.hasSides ? coneSide(this.encounter) : undefined;
  }

  get told(): readonly GameEvent[] {
    return this.props.log ?? this.props.events;
  }

  /** The side the reader is a main player of. */
  get mySide(): Side | undefined {
    if (this.me === null) return undefined;
    if (this.encounter?.offense === this.me) return 'offense';
    return this.encounter?.defense === this.me ? 'defense' : undefined;
  }

  get reading(): Reading | null {
    return this.#reading;
  }

  protected get isOver(): boolean {
    return this.pub.over;
  }

  read(what: Reading | null): void {
    this.#reading = what;
  }

  /** Does a click on a card of the hand show it to the other player alone? */
  get isVeiling(): boolean {
    return this.#isVeiling && this.canVeil;
  }

  veil(on: boolean): void {
    this.#isVeiling = on;
  }

  /** Does a click on a planet give it up, instead of sharing it? */
  get isCeding(): boolean {
    return this.#isCeding && this.canCede;
  }

  cede(on: boolean): void {
    this.#isCeding = on;
  }

  /** Where a value is chosen with it, the right one is meant. */
  isHinted(offer: Offer | undefined, value?: number): boolean {
    const isRight = value === undefined || value === this.props.hintedAmount;
    return isRight && offer !== undefined && offer === this.hinted;
  }

  override take(offer: Offer, value?: number): void {
    const { encounter, mySide } = this;
    const usual = encounter && mySide ? usualShips(offer, mySide, encounter) : undefined;
    super.take(offer, value ?? usual);
  }

  /**
   * A click on a planet means its ships, in a deal a colony on it. It means nothing where several
   * players can be challenged there.
   */
  planetOffer(planet: string): Offer | undefined {
    const found = offersAbout(this.offers, `planet:${planet}`);
    if (found.filter(({ option }) => option.notation.startsWith('against ')).length > 1)
      return undefined;
    return found.find(({ option }) => isCession(option.notation) === this.isCeding) ?? found[0];
  }

  seatOffer(seat: Seat): Offer | undefined {
    return offersAbout(this.plainOffers, `seat:${seat}`)[0];
  }

  /** Cards of the hoard are not those of the hand, although they look the same. */
  cardOffer(card: Card, bag: Bag): Offer | undefined {
    const found = offersAbout(this.offers, `card:${card}`).filter(({ option }) => {
      const isHoarded = /^hoard | from hoard$/.test(option.notation);
      return isHoarded === (bag === 'hoard') && !option.notation.startsWith('ask');
    });
    return found.find(({ option }) => isVeil(option.notation) === this.isVeiling) ?? found[0];
  }
}

export function openDesk(
  props: () => TableProps<CosmicView>,
  edition: Edition = FANTASY_FLIGHT,
): Desk {
  return layDesk(new Desk(props, edition));
}

export function useDesk(): Desk {
  return deskHere<Desk>();
}
