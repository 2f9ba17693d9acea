// What went where between two positions, so that it can be seen going there.

import { seatsOf, shipOn } from './lookups';
import {
  FACILITIES,
  FIELDS,
  TERRITORIES,
  type Facility,
  type Field,
  type Pub,
  type SeatId,
} from './types';

export type Piece =
  | { readonly kind: 'ship'; readonly value?: number; readonly relic: boolean }
  | { readonly kind: 'colony' }
  | { readonly kind: 'card' }
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'fuel' | 'ore' };

export interface Flight {
  readonly seat: SeatId;
  readonly piece: Piece;
  readonly from: string;
  readonly to: string;
}

/** More than eyes could follow are not shown. */
const MOST = 14;
const MOST_TOKENS = 4;

interface Docked {
  readonly spot: string;
  readonly port: string;
}

/** Ports that hold another ship in `after` than in `before`. */
function arrivals(before: Pub, after: Pub): readonly Docked[] {
  return FACILITIES.flatMap((at) =>
    after.docks[at].flatMap((port, i) =>
      port !== before.docks[at][i] && shipOn(port) ? [{ spot: `${at}.${i}`, port }] : [],
    ),
  );
}

function shipFlight(port: string, from: string, to: string): Flight[] {
  const ship = shipOn(port);
  if (!ship) return [];
  const { owner, value, relic } = ship;
  return [{ seat: owner, piece: { kind: 'ship', value, relic }, from, to }];
}

/** Where ships without a place of their own wait: gathered by their owner, or parked. */
function away(before: Pub, after: Pub, port: string): string {
  const ship = shipOn(port);
  if (!ship) return 'hand';
  if (ship.relic)
    return { desert: 'desert', bay: `bay.${ship.owner}`, hand: 'hand', port: 'hand' }[
      after.relic_place
    ];
  const [was, is] = [before.players[ship.owner], after.players[ship.owner]];
  if (is.bay > was.bay) return `bay.${ship.owner}`;
  if (is.stock > was.stock) return `ship.${ship.owner}`;
  return 'hand';
}

function ships(before: Pub, after: Pub): readonly Flight[] {
  const left = [...arrivals(after, before)];
  const docked = arrivals(before, after).flatMap(({ spot, port }) => {
    const at = left.findIndex((each) => each.port === port);
    const [from] = at < 0 ? [] : left.splice(at, 1);
    const die = shipOn(port);
    const hand = die ? `hand.${die.value}${die.relic ? 'R' : ''}` : 'hand';
    return shipFlight(port, from?.spot ?? hand, spot);
  });
  const gone = left.flatMap(({ spot, port }) => shipFlight(port, spot, away(before, after, port)));
  return [...docked, ...gone];
}

/** New ships come from the stock into the Bay; those in the Bay are gathered to be rolled. */
function bays(before: Pub, after: Pub): readonly Flight[] {
  return seatsOf(after).flatMap((seat): Flight[] => {
    const [was, is] = [before.players[seat], after.players[seat]];
    const piece: Piece = { kind: 'ship', relic: false };
    const [bay, stock] = [`bay.${seat}`, `ship.${seat}`];
    if (is.bay > was.bay && is.stock < was.stock) return [{ seat, piece, from: stock, to: bay }];
    const gathered = was.bay - is.bay;
    if (gathered <= 0 || after.turn.seat !== seat) return [];
    return Array.from({ length: gathered }, () => ({ seat, piece, from: bay, to: 'hand' }));
  });
}

function colonies(before: Pub, after: Pub): readonly Flight[] {
  return seatsOf(after).flatMap((seat): Flight[] => {
    const change = (territory: (typeof TERRITORIES)[number]) =>
      after.colonies[territory][seat] - before.colonies[territory][seat];
    const from = TERRITORIES.find((territory) => change(territory) < 0);
    const isLaunched = before.players[seat].hub > after.players[seat].hub;
    const origin = from ? `land.${from}` : isLaunched ? `hub.${seat}` : `colony.${seat}`;
    return TERRITORIES.filter((territory) => change(territory) > 0).map((territory) => ({
      seat,
      piece: { kind: 'colony' },
      from: origin,
      to: `land.${territory}`,
    }));
  });
}

function cards(before: Pub, after: Pub): readonly Flight[] {
  return seatsOf(after).flatMap((seat) => {
    const [was, is] = [before.players[seat].cards, after.players[seat].cards];
    const gained = is
      .filter((card) => !was.includes(card))
      .map((card): Flight => {
        const victim = seatsOf(after).find(
          (other) =>
            before.players[other].cards.includes(card) &&
            !after.players[other].cards.includes(card),
        );
        const shown = before.display.includes(card) ? `display.${card}` : 'discards';
        const from = victim ? `cards.${victim}` : shown;
        return { seat, piece: { kind: 'card' }, from, to: `cards.${seat}` };
      });
    const lost = was
      .filter((card) => !is.includes(card) && after.discards[card] > before.discards[card])
      .map((): Flight => {
        return { seat, piece: { kind: 'card' }, from: `cards.${seat}`, to: 'discards' };
      });
    return [...gained, ...lost];
  });
}

/** New cards on display come from the draw pile. */
function dealt(before: Pub, after: Pub): readonly Flight[] {
  const seat = after.turn.seat ?? 'A';
  return after.display
    .filter((card) => !before.display.includes(card))
    .map((card) => ({ seat, piece: { kind: 'card' }, from: 'deck', to: `display.${card}` }));
}

/** Fields come from the card that sets them up, or from where they were. */
function fields(before: Pub, after: Pub): readonly Flight[] {
  const seat = after.turn.seat ?? 'A';
  return FIELDS.filter((field) => after.fields[field] !== before.fields[field]).map((field) => {
    const [was, is] = [before.fields[field], after.fields[field]];
    const from = was === 'nowhere' ? `cards.${seat}` : `land.${was}`;
    const to = is === 'nowhere' ? 'discards' : `land.${is}`;
    return { seat, piece: { kind: 'field', field }, from, to };
  });
}

/** The Relic Ship on its ways without a port: bought, gathered, returned. */
function relic(before: Pub, after: Pub): readonly Flight[] {
  const seat = after.relic_owner ?? before.relic_owner;
  const spot = (pub: Pub) => (pub.relic_place === 'bay' ? `bay.${seat}` : pub.relic_place);
  const [from, to] = [spot(before), spot(after)];
  if (seat === null || from === to || from === 'port' || to === 'port') return [];
  return [{ seat, piece: { kind: 'ship', relic: true }, from, to }];
}

const SOURCES: Readonly<Record<'fuel' | 'ore', Facility>> = { fuel: 'solar', ore: 'lunar' };

/** Tokens come from whoever lost as many, else from the facility that gives them. */
function tokens(before: Pub, after: Pub): readonly Flight[] {
  return (['fuel', 'ore'] as const).flatMap((kind) =>
    seatsOf(after).flatMap((seat): Flight[] => {
      const gain = after.players[seat][kind] - before.players[seat][kind];
      if (gain <= 0) return [];
      const victim = seatsOf(after).find(
        (other) => after.players[other][kind] < before.players[other][kind],
      );
      const at = SOURCES[kind];
      const hasDocked = arrivals(before, after).some(({ spot }) => spot.startsWith(`${at}.`));
      if (!victim && !hasDocked) return [];
      const from = victim ? `${kind}.${victim}` : `station.${at}`;
      return Array.from({ length: Math.min(gain, MOST_TOKENS) }, () => ({
        seat,
        piece: { kind },
        from,
        to: `${kind}.${seat}`,
      }));
    }),
  );
}

export function flightsBetween(before: Pub, after: Pub): readonly Flight[] {
  return [ships, bays, relic, colonies, cards, dealt, fields, tokens]
    .flatMap((changes) => changes(before, after))
    .slice(0, MOST);
}
