// What the parts of any table share: the position, what is offered, and the words for it. A game's
// own desk adds what its things are.

import { getContext, setContext } from 'svelte';

import type { Argument, Option, Said, Seat } from '../wire/types';
import type { SeatLook, TableProps } from './contract';
import { offersAbout, offersOf, type Offer } from './offers';

const KEY = Symbol('desk');

type Args = Readonly<Record<string, number | Argument>>;

export abstract class TableDesk<View extends { readonly seat: Seat | null }> {
  readonly #props: () => TableProps<View>;
  #shown = $state.raw<Option | null>(null);

  constructor(props: () => TableProps<View>) {
    this.#props = props;
  }

  readonly offers = $derived.by((): readonly Offer[] => offersOf(this.#props().decisions));

  /** The option under the pointer or with the focus, as long as it is offered. */
  readonly shown = $derived.by((): Option | undefined => {
    const option = this.#shown;
    return this.offers.find((offer) => offer.option.code === option?.code)?.option;
  });

  protected abstract readonly isOver: boolean;

  get props(): TableProps<View> {
    return this.#props();
  }

  get me(): View['seat'] {
    return this.#props().view.seat;
  }

  /** May the reader ask why something is not possible? */
  get asks(): boolean {
    return this.me !== null && !this.isOver && this.#props().why !== undefined;
  }

  seat(seat: Seat): SeatLook {
    const look = this.#props().seats.find((each) => each.seat === seat);
    if (look) return look;
    const [name, shape, colour] = [seat, 'circle' as const, '#c0c8e8'];
    return { seat, name, bot: false, you: false, colour, shape };
  }

  word(key: string): string {
    return this.#props().word(key);
  }

  say(key: string, args: Args = {}): string {
    const full: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(args))
      full[name] = typeof value === 'number' ? { number: value } : value;
    return this.#props().say({ key, args: full });
  }

  label(option: Option): string {
    return this.#props().say(option.label);
  }

  text(said: Said): string {
    return this.#props().say(said);
  }

  about(about: string): Offer | undefined {
    return offersAbout(this.offers, about)[0];
  }

  show(option: Option | null): void {
    this.#shown = option;
  }

  /** The value is for options with a range: how many. */
  take(offer: Offer, value?: number): void {
    this.#shown = null;
    this.#props().choose(offer.decision, offer.option, value);
  }

  why(notation: string): void {
    this.#props().why?.(notation);
  }

  /**
   * Attributes of a thing on the table: a button if it is offered, a greyed one that says why not
   * if it has a notation, otherwise a picture. Its name begins with the place, so that the name of
   * an option belongs to its button in the choices bar alone.
   */
  press(place: string, offer: Offer | undefined, notation?: string, tab = 0) {
    if (!offer && (!notation || !this.asks)) return { role: 'img', 'aria-label': place };
    return {
      ...this.button(() => {
        if (offer) this.take(offer);
        else if (notation) this.why(notation);
      }),
      tabindex: offer ? 0 : tab,
      'aria-label': offer ? `${place}: ${this.label(offer.option)}` : place,
      'aria-disabled': offer ? undefined : true,
      ...this.hover(offer),
    };
  }

  /** Attributes of something drawn that does what a button does. */
  button(act: () => void) {
    return {
      role: 'button',
      tabindex: 0,
      onclick: act,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      },
    };
  }

  hover(offer: Offer | undefined) {
    if (!offer) return {};
    const on = () => this.show(offer.option);
    const off = () => this.show(null);
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
  }
}

type AnyDesk = Pick<TableDesk<{ readonly seat: Seat | null }>, 'press'>;

/** The desk of a game's table, for all parts inside it. */
export function layDesk<Desk extends AnyDesk>(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function deskHere<Desk extends AnyDesk>(): Desk {
  return getContext<Desk>(KEY);
}
