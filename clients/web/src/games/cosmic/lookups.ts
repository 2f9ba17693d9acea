// Questions about a position of Cosmic Encounter that several parts of the table ask.

import { SEATS } from '../../table/looks';
import type { Seat } from '../../wire/types';
import { NO_CARD, NO_PLANET } from './types';
import type { Bag, Beside, Card, Encounter, Own, PlanetId, Player } from './types';
import type { Pub, Seats, Sheet, Side } from './types';

export interface Stack {
  readonly seat: Seat;
  readonly count: number;
}

export interface Held {
  readonly card: Card;
  readonly count: number;
}

/** Not the flare of an alien, but a card against flares. */
const FLARE_ZAP = 'flare_zap';
const KICKER = /^kicker_m?\d$/;

/** What things in the hand take up, with the space between them. */
const HAND = { sheet: 92, card: 72, group: 70 } as const;

export type CardType =
  'attack' | 'negotiate' | 'morph' | 'reinforcement' | 'kicker' | 'artifact' | 'flare' | 'none';

export type Role = 'offense' | 'defense' | 'offensive_ally' | 'defensive_ally' | 'bystander';

export type ConeSide = 'white' | 'black';

export type SheetState = 'active' | 'lost' | 'zapped' | 'hidden' | 'lent';

export function seatsOf(pub: Pub): readonly Seat[] {
  return SEATS.slice(0, pub.rules.seats);
}

export function systemOf(planet: PlanetId): Seat {
  return planet.charAt(0) as Seat;
}

export function planetsOf(pub: Pub, system: Seat): readonly PlanetId[] {
  return pub.planets.filter((planet) => systemOf(planet) === system);
}

/** A planet beyond those a system begins with, made by the Genesis Bomb. */
export function isMade(pub: Pub, planet: PlanetId): boolean {
  return Number(planet.slice(1)) > pub.rules.planets;
}

/** The two planets the Lunar Cannon stands between; neighbours in the ring of their system. */
export function besideCannon(pub: Pub): readonly [PlanetId, PlanetId] | undefined {
  const ring = planetsOf(pub, systemOf(pub.cannon));
  const at = ring.indexOf(pub.cannon);
  const next = ring[(at + 1) % ring.length];
  return at < 0 || next === undefined ? undefined : [pub.cannon, next];
}

/** Is the Prometheus among the ships there: a planet, `sent`, `warp`? */
export function isFlagshipAt({ flagship }: Pub, seat: Seat, spot: string): boolean {
  if (flagship.owner !== seat) return false;
  if (flagship.berth === 'encounter') return spot === 'sent';
  return flagship.berth === 'colony' ? flagship.planet === spot : flagship.berth === spot;
}

/** In an encounter it was sent there, or it stands on the planet that is defended. */
export function hasFlagship(pub: Pub, encounter: Encounter, side: Side): boolean {
  const { owner } = pub.flagship;
  if (owner === null) return false;
  const isMain = mainOf(encounter, side) === owner;
  if (!isMain && !encounter.allies[side].includes(owner)) return false;
  if (isFlagshipAt(pub, owner, 'sent')) return true;
  return isMain && side === 'defense' && isFlagshipAt(pub, owner, encounter.target);
}

/** The ships on a planet, its own people first. */
export function stacksOn(pub: Pub, planet: PlanetId): readonly Stack[] {
  const home = systemOf(planet);
  return [home, ...seatsOf(pub).filter((seat) => seat !== home)]
    .map((seat) => ({ seat, count: pub.players[seat].ships[planet] ?? 0 }))
    .filter(({ count }) => count > 0);
}

export function foreignColonies(pub: Pub, seat: Seat): number {
  return Object.entries(pub.players[seat].ships).filter(
    ([planet, count]) => count > 0 && systemOf(planet) !== seat,
  ).length;
}

export function encounterOf(pub: Pub): Encounter | undefined {
  return pub.encounters.at(-1);
}

export function mainOf(encounter: Encounter, side: Side): Seat | null {
  return side === 'offense' ? encounter.offense : encounter.defense;
}

export function present(seats: Seats): readonly Seat[] {
  return seats.filter((seat): seat is Seat => seat !== null);
}

export function roleOf(encounter: Encounter | undefined, seat: Seat): Role {
  if (encounter?.offense === seat) return 'offense';
  if (encounter?.defense === seat) return 'defense';
  if (encounter?.allies.offense.includes(seat)) return 'offensive_ally';
  return encounter?.allies.defense.includes(seat) ? 'defensive_ally' : 'bystander';
}

/** The cards that lie beside the main card of a side. */
export function besideOf({ beside = [] }: Encounter, side: Side): readonly Beside[] {
  return beside.filter((each) => each.side === side);
}

/** What the reader knows a card beside to be: one that is open, or the own one. */
export function faceOf({ open, card, kind, seat }: Beside, own?: Own, me?: Seat | null): Card {
  if (open) return card;
  if (seat === null || seat !== me) return NO_CARD;
  return (kind === 'kicker' ? own?.kicker : own?.beside) ?? NO_CARD;
}

/** Cards of a hand as far as the reader knows them. */
export function knownCards(own: Own | undefined, holder: Seat): readonly Held[] {
  const count = new Map<Card, number>();
  for (const { holder: seat, card } of own?.known ?? [])
    if (seat === holder) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count].map(([card, n]) => ({ card, count: n }));
}

/** Does a power lay this hand open? */
export function isHandOpen({ open_hands }: Pub, seat: Seat): boolean {
  return open_hands?.includes(seat) ?? false;
}

/** The sheets whose powers a player has now, the own first; one that is lent away counts less. */
export function sheetsInUse({ sheets }: Player): readonly Sheet[] {
  const used = sheets.filter(({ suspended }) => !suspended);
  return used.length > 0 ? used : sheets.slice(0, 1);
}

/** The home a destiny card shows, with either side of the cone. */
export function colourOf(destiny: string): Seat | undefined {
  const letter = /^(?:colour|reverse)_([a-h])$/.exec(destiny)?.[1];
  return letter === undefined ? undefined : (letter.toUpperCase() as Seat);
}

/** The side of the cone that is up, as soon as destiny has decided it. */
export function coneSide(encounter: Encounter | undefined): ConeSide | undefined {
  if (!encounter) return undefined;
  const { destiny, defense, target, reverse } = encounter;
  const isDecided = destiny !== 'none' || defense !== null || target !== NO_PLANET;
  if (!isDecided) return undefined;
  return reverse ? 'black' : 'white';
}

export function shipsOn(pub: Pub, seat: Seat, planet: PlanetId): number {
  return pub.players[seat].ships[planet] ?? 0;
}

/** Whose ships on the target defend it: the defense's, unless several stand together. */
export function garrisonOf({ garrison, defense }: Encounter): readonly Seat[] {
  return present(garrison?.length ? garrison : [defense]);
}

/** Those who stand on the planet count with what they have there, all others with what they sent. */
export function shipsInEncounter(pub: Pub, encounter: Encounter, seat: Seat): number {
  const { sent, target } = encounter;
  const stands = target !== NO_PLANET && garrisonOf(encounter).includes(seat);
  return sent[seat] + (stands ? shipsOn(pub, seat, target) : 0);
}

/** Ships in the gate, or of those who help the defense: who takes its place has sent some, too. */
export function sentBy(encounter: Encounter, side: Side): readonly Stack[] {
  const seats = present([mainOf(encounter, side), ...encounter.allies[side]]);
  return [...new Set(seats)]
    .map((seat) => ({ seat, count: encounter.sent[seat] }))
    .filter(({ count }) => count > 0);
}

export function cardType(card: Card): CardType {
  if (card.startsWith('attack_')) return 'attack';
  if (card.startsWith('reinforcement_')) return 'reinforcement';
  if (KICKER.test(card)) return 'kicker';
  if (card.startsWith('flare_') && card !== FLARE_ZAP) return 'flare';
  if (card === 'negotiate' || card === 'morph' || card === 'none') return card;
  return 'artifact';
}

/** Numbers say all there is; other cards can be read. */
export function hasText(card: Card): boolean {
  return !['attack', 'reinforcement', 'none'].includes(cardType(card));
}

/** The printed number of an attack, a reinforcement or a kicker; 0 for all others. */
export function cardValue(card: Card): number {
  const type = cardType(card);
  if (type !== 'attack' && type !== 'reinforcement' && type !== 'kicker') return 0;
  return Number(card.split('_')[1]?.replace('m', '-'));
}

const LONG_WORD = 10;

/** Long words may break between their syllables: cards are narrow. */
export function breakable(name: string): string {
  const soft = (word: string) =>
    word.length < LONG_WORD
      ? word
      : word.replaceAll(/([aeiou])([bcdfglmnprstvz][aeiou])/gi, '$1\u00AD$2');
  return name.split(' ').map(soft).join(' ');
}

export function alienOf(flare: Card): string {
  return flare.slice('flare_'.length);
}

/** Cards in the order of the deck, flares last. */
export function cardsIn(bag: Bag): readonly Held[] {
  const plain = Object.entries(bag.plain)
    .filter(([, count]) => count > 0)
    .map(([card, count]) => ({ card, count }));
  return [...plain, ...bag.flares.map((alien) => ({ card: `flare_${alien}`, count: 1 }))];
}

/** Does so much fit beside each other in a hand of that width, or must the cards be low? */
export function isHandFull(width: number, sheets: number, cards: number, groups: number): boolean {
  const { sheet, card, group } = HAND;
  return sheets * sheet + cards * card + Math.max(0, groups - 1) * group > width;
}

export function sheetState(sheet: Sheet, isPowerOn: boolean): SheetState {
  if (sheet.hidden || sheet.alien === 'none') return 'hidden';
  if (sheet.zapped) return 'zapped';
  if (sheet.suspended) return 'lent';
  return isPowerOn ? 'active' : 'lost';
}
