// A small galaxy for the tests: four players, five planets each, four ships on each.

import { SEATS } from '../../table/looks';
import type { GameEvent, Option, Seat } from '../../wire/types';
import type { Offer } from '../../table/offers';
import type { Encounter, Mark, Player, Pub, ShipCounts, Slot, SumLine, Terms } from './types';

const PLAYERS: readonly Seat[] = ['A', 'B', 'C', 'D'];

export function ships(some: Partial<ShipCounts> = {}): ShipCounts {
  return { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0, G: 0, H: 0, ...some };
}

export function planetsAt(seat: Seat): readonly string[] {
  return [1, 2, 3, 4, 5].map((place) => `${seat}${place}`);
}

export function player(seat: Seat, more: Partial<Player> = {}): Player {
  return {
    ships: Object.fromEntries(planetsAt(seat).map((planet) => [planet, 4])),
    warp: 0,
    hand: 8,
    hoard: 0,
    power_on: true,
    sheets: [{ alien: 'trader', hidden: false, zapped: false, suspended: false, tokens: 0 }],
    ...more,
  };
}

export const HIDDEN: Slot = { selected: true, open: false, card: 'none', as: 'none' };

export function shown(card: string): Slot {
  return { selected: true, open: true, card, as: card };
}

export function mark(more: Partial<Mark>): Mark {
  return { by: null, seat: null, side: 'none', card: 'none', value: 0, ...more };
}

export function sumLine(more: Partial<SumLine>): SumLine {
  const plain = { step: 5, source: 'effect', by: null, seat: null, card: 'none' } as const;
  return { ...plain, known: true, factor: 0, before: 0, after: 0, ...more };
}

export function encounter(more: Partial<Encounter> = {}): Encounter {
  return {
    offense: 'A',
    defense: 'B',
    target: 'B3',
    destiny: 'colour_b',
    pointed: null,
    number: 1,
    result: 'open',
    invited: { offense: [], defense: [] },
    allies: { offense: [], defense: [] },
    sent: ships({ A: 4 }),
    slots: { offense: HIDDEN, defense: HIDDEN },
    marks: [],
    ...more,
  };
}

export function terms(more: Partial<Terms> = {}): Terms {
  const nothing = { named: [], veiled: 0, of_type: {}, choice: 0, random: 0 };
  return { ...nothing, colony: 'none', ships: 0, ...more };
}

export function galaxy(more: Partial<Pub> = {}): Pub {
  const players = Object.fromEntries(SEATS.map((seat) => [seat, player(seat)]));
  const nothing = { gives: { offense: terms(), defense: terms() }, freed: ships() };
  return {
    flagship: { owner: null, berth: 'nowhere', planet: 'none' },
    cannon: 'none',
    rules: { seats: PLAYERS.length, planets: 5, to_win: 5, deal_max_proposals: 20 },
    over: false,
    phase: 'reveal',
    turn: 1,
    active: 'A',
    players: players as Pub['players'],
    planets: PLAYERS.flatMap(planetsAt),
    gone: [],
    forts: [],
    deck: 40,
    discards: [],
    encounters: [encounter()],
    talks: {
      standing: { offense: false, defense: false },
      offers: { offense: nothing, defense: nothing },
      failed: { offense: false, defense: false },
      refused: 0,
    },
    question: { kind: 'none', about: null },
    frames: [],
    ...more,
  };
}

export function told(...events: readonly object[]): readonly GameEvent[] {
  return events.map((event, i) => ({
    sequence: i + 1,
    kind: 'event',
    event,
    text: { key: '', args: {} },
  }));
}

/** An offer that is known by what one says to take it. */
export function offer(notation: string, more: Partial<Option> = {}): Offer {
  const option: Option = {
    code: 1,
    notation,
    about: '',
    label: { key: '', args: {} },
    lo: 0,
    hi: 0,
    ...more,
  };
  return {
    option,
    decision: {
      kind: 'deal',
      channel: 'main',
      serial: 1,
      prompt: { key: '', args: {} },
      confirm: false,
      options: [option],
    },
  };
}
