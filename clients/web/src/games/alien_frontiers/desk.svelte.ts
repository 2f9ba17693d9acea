// What all parts of the table share: the position, what is offered, and the ships picked for a
// docking.

import type { TableProps } from '../../table/contract';
import { deskHere, layDesk, TableDesk } from '../../table/desk.svelte';
import { offerSaying, offersAbout, type Offer } from '../../table/offers';
import { attempt, dockingsOf, exactly, taking, type Docking } from './dockings';
import { aimedAt, dieText, handOf, lifted, shipText, type HandDie, type Ship } from './lookups';
import type { AlienFrontiersData, Card, Facility, Pub, SeatId, Shape } from './types';
import type { AlienFrontiersView } from '../../wire/types';

/** How inviting a facility is: it takes just the picked ships, or more than those, or none. */
export type Invitation = 'ready' | 'open' | 'shut';

export class Desk extends TableDesk<AlienFrontiersView> {
  #picked = $state.raw<readonly string[]>([]);
  #isDragging = $state(false);
  /** The facility whose dockings are being looked at. */
  #looked = $state.raw<Facility | null>(null);
  /** What to explain when no option is under the pointer. */
  #told = $state.raw<string | null>(null);

  readonly hand = $derived.by((): readonly HandDie[] => handOf(this.pub));

  readonly dockings = $derived.by((): readonly Docking[] =>
    dockingsOf(this.offers, lifted(this.pub)),
  );

  readonly picked = $derived.by((): readonly HandDie[] => {
    if (this.dockings.length === 0) return [];
    return this.hand.filter((die) => this.#picked.includes(die.key));
  });

  /** Dockings that go with the picked ships. */
  readonly fitting = $derived.by((): readonly Docking[] => taking(this.dockings, this.picked));

  readonly looked = $derived.by((): Facility | null =>
    this.fitting.some((docking) => docking.at === this.#looked) ? this.#looked : null,
  );

  /** What the picked ships and the looked-at facility leave of the options. */
  readonly narrowed = $derived.by((): readonly Offer[] => {
    if (this.picked.length === 0 && this.looked === null) return this.offers;
    return this.fitting
      .filter((docking) => this.looked === null || docking.at === this.looked)
      .map((docking) => docking.offer);
  });

  get pub(): Pub {
    return this.props.view.pub;
  }

  get data(): AlienFrontiersData {
    return this.props.data as AlienFrontiersData;
  }

  protected get isOver(): boolean {
    return this.pub.over;
  }

  /** The seat the table is seen from. */
  get viewer(): SeatId {
    return this.me ?? this.pub.turn.seat ?? 'A';
  }

  get isDragging(): boolean {
    return this.#isDragging;
  }

  get told(): string | null {
    return this.#told;
  }

  shapeOf(facility: Facility): Shape {
    return this.data.facilities.find((each) => each.key === facility)?.shape ?? 'single';
  }

  costOf(card: Card): number {
    return this.data.cards.find((each) => each.key === card)?.cost ?? 0;
  }

  override take(offer: Offer): void {
    this.clear();
    super.take(offer);
  }

  clear(): void {
    this.#picked = [];
    this.#looked = null;
    this.#isDragging = false;
  }

  invitation(at: Facility): Invitation {
    // Where several ships of a facility can be meant, it is they who glow.
    if (this.dockings.length === 0)
      return offersAbout(this.offers, `facility:${at}`).length === 1 ? 'ready' : 'shut';
    const here = this.fitting.filter((docking) => docking.at === at);
    if (here.length === 0) return 'shut';
    return here.length === 1 || exactly(here, this.picked) ? 'ready' : 'open';
  }

  /** The one docking a click on the facility means, if it is only one. */
  meant(at: Facility): Docking | undefined {
    const here = this.fitting.filter((docking) => docking.at === at);
    return exactly(here, this.picked) ?? (here.length === 1 ? here[0] : undefined);
  }

  /** What the facility is asked for when it takes none of the picked ships. */
  refused(at: Facility): string | undefined {
    const { turn, asking } = this.pub;
    if (turn.seat !== this.me || !['main', 'teleport_dock'].includes(asking)) return undefined;
    const dice = this.picked.length > 0 ? this.picked : this.hand.slice(0, 1);
    return attempt(at, dice);
  }

  pressFacility(at: Facility): void {
    const meant = this.meant(at);
    const others = offersAbout(this.offers, `facility:${at}`);
    if (meant) this.take(meant.offer);
    else if (this.fitting.some((docking) => docking.at === at))
      this.#looked = this.looked === at ? null : at;
    else if (this.dockings.length === 0 && others.length === 1 && others[0]) this.take(others[0]);
    else {
      const notation = this.refused(at);
      if (notation !== undefined) this.why(notation);
    }
  }

  /** Picks a ship or puts it back; with a facility chosen before, it docks as soon as that is clear. */
  pressDie(die: HandDie): void {
    if (this.isPicked(die)) {
      this.#picked = this.#picked.filter((key) => key !== die.key);
      return;
    }
    this.#add(die);
    const meant = this.looked !== null ? this.meant(this.looked) : undefined;
    if (meant) this.take(meant.offer);
  }

  /** A ship that docks nowhere together with the picked ones takes their place. */
  #add(die: HandDie): void {
    const together = [...this.#picked, die.key];
    const dice = this.hand.filter((each) => together.includes(each.key));
    this.#picked = taking(this.dockings, dice).length > 0 ? together : [die.key];
  }

  isPicked(die: HandDie): boolean {
    return this.#picked.includes(die.key);
  }

  drag(die: HandDie): void {
    if (!this.isPicked(die)) this.#add(die);
    this.#isDragging = true;
  }

  drop(at?: Facility): void {
    this.#isDragging = false;
    if (at !== undefined) this.pressFacility(at);
  }

  /** The option that means this ship on its port: to teleport, to shoot or to spare, to wreck. */
  offerForShip(at: Facility, ship: Ship, isAimedAt = false): Offer | undefined {
    const [name, die] = [shipText(ship), dieText(ship)];
    const sayings = [`destroy ${at} ${name}`];
    if (ship.owner === this.me) sayings.push(`lift ${at} ${die}`);
    if (aimedAt(this.pub)?.at === at) sayings.push(`${isAimedAt ? 'spare' : 'hit'} ${name}`);
    return sayings
      .map((saying) => offerSaying(this.offers, saying))
      .find((offer) => offer !== undefined);
  }

  /** The option that means this ship in the hand; one named for the Temporal Warper can be kept. */
  offerForDie(die: HandDie, isNamed: boolean): Offer | undefined {
    const name = dieText(die);
    return offerSaying(this.offers, `${isNamed ? 'keep' : 'ship'} ${name}`);
  }

  tell(text: string | null): void {
    this.#told = text;
  }

  /** Attributes of a thing that explains itself while the pointer or the focus is on it. */
  explain(text: () => string) {
    const on = () => this.tell(text());
    const off = () => this.tell(null);
    return { onpointerenter: on, onpointerleave: off, onfocusin: on, onfocusout: off };
  }
}

export function openDesk(props: () => TableProps<AlienFrontiersView>): Desk {
  return layDesk(new Desk(props));
}

export function useDesk(): Desk {
  return deskHere<Desk>();
}
