// What all parts of the table share: the position, what is offered, and the one being previewed.

import { getContext, setContext } from 'svelte';

import type { SeatLook, TableProps } from '../../table/contract';
import type { Argument, MlemView, Option, Said } from '../../wire/types';
import { destination, offersAbout, offersOf, type Offer } from './offers';
import type { MlemData, Pub, SeatId } from './types';

const KEY = Symbol('mlem desk');

type Args = Readonly<Record<string, number | Argument>>;

export class Desk {
  readonly #props: () => TableProps<MlemView>;
  #shown = $state.raw<Option | null>(null);

  constructor(props: () => TableProps<MlemView>) {
    this.#props = props;
  }

  readonly offers = $derived.by((): readonly Offer[] => offersOf(this.#props().decisions));

  /** The space the option under the pointer leads to. */
  readonly target = $derived.by((): number | undefined => {
    const option = this.#shown;
    const still = option && this.offers.some((offer) => offer.option.code === option.code);
    return still ? destination(option, this.offers, this.pub.space, this.last) : undefined;
  });

  get props(): TableProps<MlemView> {
    return this.#props();
  }

  get pub(): Pub {
    return this.#props().view.pub;
  }

  get data(): MlemData {
    return this.#props().data as MlemData;
  }

  /** Deep space: the space after the last numbered one. */
  get last(): number {
    return this.data.spaces.length;
  }

  get me(): SeatId | null {
    return this.#props().view.seat;
  }

  /** May the reader ask why something is not possible? */
  get asks(): boolean {
    return this.me !== null && !this.pub.over && this.#props().why !== undefined;
  }

  seat(seat: SeatId): SeatLook {
    const look = this.#props().seats.find((each) => each.seat === seat);
    if (look) return look;
    const [name, shape, colour] = [seat, 'circle' as const, '#c0c8e8'];
    return { seat, name, bot: false, you: false, colour, shape, initial: seat };
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

  take(offer: Offer): void {
    this.#shown = null;
    this.#props().choose(offer.decision, offer.option);
  }

  /**
   * Attributes of a thing on the table: a button if it is offered, a greyed one that says why not
   * if it has a notation, otherwise a picture. Its name begins with the place, so that the name of
   * an option belongs to its button in the choices bar alone.
   */
  press(place: string, offer: Offer | undefined, notation?: string, tab = 0) {
    if (!offer && (!notation || !this.asks)) return { role: 'img', 'aria-label': place };
    const act = () => {
      if (offer) this.take(offer);
      else if (notation) this.#props().why?.(notation);
    };
    return {
      role: 'button',
      tabindex: offer ? 0 : tab,
      'aria-label': offer ? `${place}: ${this.label(offer.option)}` : place,
      'aria-disabled': offer ? undefined : true,
      onclick: act,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      },
      ...this.hover(offer),
    };
  }

  hover(offer: Offer | undefined) {
    if (!offer) return {};
    const on = () => this.show(offer.option);
    const off = () => this.show(null);
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
  }
}

export function openDesk(props: () => TableProps<MlemView>): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
