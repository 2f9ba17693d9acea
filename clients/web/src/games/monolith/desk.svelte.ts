// What all parts of the table share: the position, what is offered, what is picked on the map.

import type { TableProps } from '../../table/contract';
import { deskHere, layDesk, TableDesk } from '../../table/desk.svelte';
import { offerSaying, type Offer } from '../../table/offers';
import { placeText, type Place } from './hex';
import {
  actingThing,
  costOf,
  covers,
  incomeOf,
  NOTHING,
  occupantOf,
  planetAt,
  type Occupant,
} from './lookups';
import { newsOf, type News } from './news';
import { cellOf, isForMap, isWork, targetsOf, type Target } from './targets';
import type { Goods, MonolithData, MonolithView, Own, Pub, SeatId, Thing } from './types';

/** Questions that follow a choice of the same player, which can be taken back as a whole. */
const SECOND = ['structure_cell', 'ship_cell'];

/** Something to be said, and whether that has happened: the answer is under way then. */
interface Wish {
  readonly notation: string;
  readonly value: number | undefined;
  readonly isSaid: boolean;
}

export class Desk extends TableDesk<MonolithView> {
  /** The planet or station whose works are looked at. */
  #site = $state.raw<string | null>(null);
  /** A cell the map should show. */
  #sought = $state.raw<Place | null>(null);
  /** The cell whose content is looked at. */
  #looked = $state.raw<Place | null>(null);
  /** Where the keys have walked to. */
  #cursor = $state.raw<Place | null>(null);
  /** A unit that was clicked while another one was picked: it comes next. */
  #next = $state.raw<string | null>(null);
  /** What is to be said at the table, in this order. */
  #wishes = $state.raw<readonly Wish[]>([]);

  /** What the game waits for. */
  readonly main = $derived.by((): readonly Offer[] =>
    this.offers.filter(({ decision }) => decision.channel === 'main'),
  );

  /** What may be said at any time. */
  readonly talk = $derived.by((): readonly Offer[] =>
    this.offers.filter(({ decision }) => decision.channel === 'table'),
  );

  /** What the guide of a lesson asks for. */
  readonly hinted = $derived.by((): Offer | undefined =>
    this.props.hint === undefined ? undefined : this.saying(this.props.hint),
  );

  /** The cell of the map that answers the guide. */
  readonly hintedCell = $derived.by((): Place | undefined => {
    const { hinted } = this;
    return [...this.targets.values()].find(({ offers }) => hinted && offers.includes(hinted))?.cell;
  });

  readonly targets = $derived.by((): ReadonlyMap<string, Target> => targetsOf(this.main, this.pub));

  readonly mapOffers = $derived.by((): readonly Offer[] => this.main.filter(isForMap));

  readonly news = $derived.by((): News => newsOf(this.props.log ?? [], this.me));

  /** Planets and stations something can be built at, as options name them. */
  readonly sites = $derived.by((): readonly string[] => [
    ...new Set(this.main.filter(isWork).map(({ option }) => option.about)),
  ]);

  /** The one whose works are listed: the picked one, or the first. */
  readonly site = $derived.by((): string | null => {
    const [first = null] = this.sites;
    return this.#site !== null && this.sites.includes(this.#site) ? this.#site : first;
  });

  get pub(): Pub {
    return this.props.view.pub;
  }

  get own(): Own {
    return this.props.view.own;
  }

  get data(): MonolithData {
    return this.props.data as MonolithData;
  }

  protected get isOver(): boolean {
    return this.pub.over;
  }

  /** What is asked now, of the reader. */
  get question(): string {
    return this.main[0]?.decision.kind ?? '';
  }

  /** The seat the table is seen from. */
  get viewer(): SeatId {
    return this.me ?? this.pub.turn.seat ?? 'A';
  }

  /** What is known of the viewer's stock. */
  get stock(): Goods | undefined {
    if (this.me !== null) return this.own.stock;
    return this.pub.rules.open_stocks ? this.pub.players[this.viewer].ledger : undefined;
  }

  get income(): Goods {
    const { pub, viewer } = this;
    return pub.players[viewer].has_faction ? incomeOf(pub, this.data, viewer) : NOTHING;
  }

  get looked(): Place | null {
    return this.#looked;
  }

  get lookedAt(): Occupant | undefined {
    return this.#looked ? occupantOf(this.pub, this.#looked) : undefined;
  }

  get cursor(): Place | null {
    return this.#cursor;
  }

  /** The target under the cursor of the keys. */
  get aimed(): Target | undefined {
    return this.#cursor ? this.targets.get(placeText(this.#cursor)) : undefined;
  }

  price(thing: Thing): Goods {
    return costOf(this.pub, this.data, this.viewer, thing);
  }

  affords(thing: Thing): boolean {
    return this.stock !== undefined && covers(this.stock, this.price(thing));
  }

  isHinted(offer: Offer): boolean {
    return offer === this.hinted;
  }

  saying(notation: string): Offer | undefined {
    return offerSaying(this.offers, notation);
  }

  look(cell: Place | null): void {
    this.#looked = cell;
  }

  pickSite(about: string): void {
    this.#site = about;
    const cell = cellOf(this.pub, about);
    if (cell) this.seek(cell);
  }

  get sought(): Place | null {
    return this.#sought;
  }

  /** Brings a cell into sight. */
  seek(cell: Place | null): void {
    this.#sought = cell;
  }

  walkTo(cell: Place | null): void {
    this.#cursor = cell;
  }

  /** Has the acting unit not done anything yet? */
  get isUntouched(): boolean {
    const { turn, players } = this.pub;
    if (turn.seat === null || turn.unit.kind === 'none') return false;
    const { faction } = players[turn.seat];
    const whole = this.data.factions[faction].unit[actingThing(this.pub)]?.actions;
    const { left } = turn;
    return whole?.any === left.any && whole.move === left.move && whole.attack === left.attack;
  }

  /** A pick that nothing has been done with can be taken back by clicking elsewhere. */
  get canPutBack(): boolean {
    if (!this.props.undo) return false;
    return SECOND.includes(this.question) || (this.question === 'unit_action' && this.isUntouched);
  }

  /** A click on a cell of the map. */
  pressCell(cell: Place, snapped?: Target): void {
    this.#cursor = null;
    const target = this.targets.get(placeText(cell)) ?? snapped;
    if (target) this.aimAt(target);
    else this.missed(cell);
  }

  /** The only thing to do there is done; of several the reader picks one. */
  aimAt(target: Target): void {
    const [first, ...others] = target.offers;
    this.#looked = others.length > 0 ? target.cell : null;
    if (first && others.length === 0) this.take(first);
  }

  private missed(cell: Place): void {
    const there = occupantOf(this.pub, cell);
    const planet = planetAt(this.pub, cell);
    const site = planet ? `planet:${planet.panel}` : `cell:${placeText(cell)}`;
    if (this.sites.includes(site)) this.#site = site;
    this.#looked = there ? cell : null;
    if (!this.canPutBack) return;
    const mine = there?.is === 'ship' && there.ship.owner === this.me ? there.ship.id : null;
    this.#next = mine;
    this.props.undo?.();
  }

  /** Escape: what is picked is put back, from the last to the first. */
  clear(): void {
    if (this.#cursor) this.#cursor = null;
    else if (this.#looked) this.#looked = null;
    else if (this.canPutBack) this.props.undo?.();
  }

  /** Says something as soon as the table listens, and no more what it replaces. */
  wish(notation: string, value?: number, instead?: string): void {
    const others = this.#wishes.filter(
      (wish) => wish.notation !== notation && wish.notation !== instead,
    );
    this.#wishes = [...others, { notation, value, isSaid: false }];
  }

  /** What has been wished and is not heard yet. */
  wished(notation: string): Wish | undefined {
    return this.#wishes.find((wish) => wish.notation === notation);
  }

  /** Does what was put off until it was possible. */
  goOn(): void {
    if (this.#next !== null && this.question === 'activate') {
      const offer = this.about(`ship:${this.#next}`);
      this.#next = null;
      if (offer) this.take(offer);
      return;
    }
    this.sayNext();
  }

  /** What was said has been heard when the table listens again; what it does not take is moot. */
  private sayNext(): void {
    if (this.#wishes.length === 0 || this.talk.length === 0) return;
    const [next, ...later] = this.#wishes.filter(
      ({ notation, isSaid }) => !isSaid && this.saying(notation),
    );
    this.#wishes = next ? [{ ...next, isSaid: true }, ...later] : [];
    const offer = next && this.saying(next.notation);
    if (offer) this.take(offer, next.value);
  }

  /** What one would say to use this cell now: asked about when it is not offered. */
  whyNot(cell: Place): string | undefined {
    const there = occupantOf(this.pub, cell);
    const at = placeText(cell);
    if (this.question === 'unit_action') {
      if (!there) return `move ${at}`;
      if (there.is === 'planet') return `conquer P${there.planet.panel}`;
      if (there.is === 'rock') return `attack asteroid ${at}`;
      return `attack ${there.is} ${at}`;
    }
    if (this.question === 'activate' && there?.is === 'ship' && there.ship.owner === this.me)
      return `use ship ${there.ship.number}`;
    if (this.question === 'place_asteroid') return `asteroid ${at}`;
    if (this.question === 'ship_cell') return `dock ${at}`;
    return undefined;
  }
}

export function openDesk(props: () => TableProps<MonolithView>): Desk {
  return layDesk(new Desk(props));
}

export function useDesk(): Desk {
  return deskHere<Desk>();
}
