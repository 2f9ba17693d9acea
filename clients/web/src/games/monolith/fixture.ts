// A small war for the tests: the fixture T1 of the specification, with a few units.

import type { TableProps } from '../../table/contract';
import type { Decision, GameEvent, Option } from '../../wire/types';
import { NOTHING } from './lookups';
import type {
  Bill,
  Content,
  Goods,
  MonolithData,
  MonolithView,
  Own,
  Planet,
  Player,
  Pub,
  SeatId,
  Ship,
} from './types';

export function goods(some: Partial<Goods>): Goods {
  return { ...NOTHING, ...some };
}

const WHOLE = { any: 2, move: 0, attack: 0 };
const unit = (die: number, shield: number, speed: number) => ({
  die,
  shield,
  speed,
  actions: WHOLE,
});

const umani = {
  home: 'Fair' as const,
  cost: {
    furnace: goods({ C: 9 }),
    tower: goods({ B: 6, C: 9, F: 3, M: 3 }),
    small: goods({ B: 2, C: 3, M: 2 }),
  },
  unit: {
    small: unit(6, 2, 6),
    cannon: { ...unit(8, 4, 0), actions: { any: 0, move: 0, attack: 2 } },
  },
  yield: {
    forest: goods({ B: 2 }),
    mountain: goods({ C: 3 }),
    greenhouse: goods({ F: 1 }),
    furnace: goods({ M: 1 }),
    habitat: goods({ F: 2 }),
    drill: goods({ M: 2 }),
  },
};

export const DATA: MonolithData = {
  factions: { umani, digitali: umani, xenos: umani },
  biomes: { Fair: { forbids: [] }, Harsh: { forbids: [] }, Water: { forbids: [] } },
  asteroid_shield: 18,
};

export function planet(panel: number, centre: string, some: Partial<Planet> = {}): Planet {
  const cells: Content[] = Array.from({ length: 19 }, () => 'empty');
  return {
    panel,
    centre,
    size: 'small',
    biome: 'Fair',
    owner: null,
    cells,
    built: null,
    demolished: false,
    cleared: false,
    fired: 0,
    ...some,
  };
}

/** P1 of the fixture: two forests, three mountains (MO-V4), a furnace, a cannon on a corner. */
export function homeCells(): readonly Content[] {
  const cells = [...planet(1, '6,6').cells];
  cells.splice(1, 6, 'forest', 'forest', 'mountain', 'mountain', 'mountain', 'furnace');
  cells[7] = 'cannon';
  return cells;
}

export function ship(number: number, cell: string, some: Partial<Ship> = {}): Ship {
  return {
    cell,
    number,
    kind: 'small',
    spent: false,
    fresh: false,
    loads: 0,
    shown: 'none',
    ...some,
  };
}

export function player(some: Partial<Player> = {}): Player {
  return {
    faction: 'umani',
    has_faction: true,
    alive: true,
    out: 0,
    ships: [],
    stations: [],
    depot: { drill: 0, habitat: 0, station: 0 },
    last_number: 0,
    exile: 0,
    allies: [],
    ask_always: false,
    ledger: NOTHING,
    ...some,
  };
}

export function bill(some: Partial<Bill> = {}): Bill {
  return {
    number: 1,
    giver: 'A',
    other: 'B',
    carrier: 'B',
    ship: 3,
    first: goods({ B: 20 }),
    second: goods({ M: 10 }),
    secret: false,
    legs: 0,
    leaver: null,
    ...some,
  };
}

export function position(some: Partial<Pub> = {}): Pub {
  const players = {} as Record<SeatId, Player>;
  for (const seat of ['A', 'B'] as const) players[seat] = player();
  return {
    rules: {
      seats: 2,
      cols: 3,
      rows: 2,
      panel_width: 13,
      panel_height: 13,
      events: true,
      diplomacy: true,
      secret_trades: true,
      open_stocks: false,
      round_limit: 0,
    },
    over: false,
    winners: [],
    turn: {
      round: 5,
      seat: 'A',
      event: 'none',
      unit: { kind: 'none', id: 0 },
      left: { any: 0, move: 0, attack: 0 },
    },
    players: {
      ...players,
      A: player({ ships: [ship(1, '9,6'), ship(2, '25,6', { spent: true })] }),
      B: player({
        ships: [ship(1, '10,6')],
        stations: [{ cell: '20,12', spent: false, fresh: false }],
      }),
    },
    planets: [
      planet(1, '6,6', { owner: 'A', cells: homeCells() }),
      planet(6, '32,19', { owner: 'B' }),
      planet(3, '32,6'),
    ],
    asteroids: [
      { cell: '12,3', holds: 'none', owner: null, spent: false, fresh: false },
      { cell: '14,3', holds: 'drill', owner: 'A', spent: false, fresh: false },
    ],
    agreements: [],
    asking: 'activate',
    frames: [],
    ...some,
  };
}

const OWN: Own = {
  stock: goods({ B: 10, C: 20 }),
  holds: [],
  bills: [],
  offered: [],
  received: [],
  drafting: false,
  draft: bill({ number: 0, ship: 0 }),
  allies: [],
  wooed: [],
  wooers: [],
};

export function option(
  notation: string,
  about: string,
  args: Option['label']['args'] = {},
): Option {
  const code = [...notation].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991, 7);
  return { code, notation, about, label: { key: notation, args }, lo: 0, hi: 0 };
}

export function decision(
  kind: string,
  options: readonly Option[],
  channel: Decision['channel'] = 'main',
): Decision {
  const prompt = { key: kind, args: {} };
  return { kind, channel, serial: 1, prompt, confirm: false, options };
}

export function props(
  pub: Pub,
  decisions: readonly Decision[],
  some: Partial<TableProps<MonolithView>> = {},
): TableProps<MonolithView> {
  return {
    data: DATA,
    view: { seat: 'A', pub, own: OWN },
    decisions,
    standing: { over: false, points: [], winners: [], lines: [] },
    seats: [],
    deciding: ['A'],
    events: [],
    say: (text) => text.key,
    word: (key) => key,
    choose: () => undefined,
    why: () => undefined,
    ...some,
  };
}

export function event(sequence: number, what: object): GameEvent {
  return { sequence, kind: 'event', event: what, text: { key: '', args: {} } };
}
