// Monolith's view and data as the table works with them: the fields of the server's description.

export type SeatId = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
export type Resource = 'B' | 'C' | 'F' | 'M';
export type Goods = Readonly<Record<Resource, number>>;
export type Faction = 'umani' | 'digitali' | 'xenos';
export type Biome = 'Fair' | 'Harsh' | 'Water';
export type PlanetSize = 'small' | 'medium' | 'large';
export type Catastrophe = 'none' | 'climatic_anomaly' | 'stellar_wind';
export type Building = 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower';
export type Freight = 'drill' | 'habitat' | 'station';
export type ShipKind = 'cargo' | 'small' | 'medium' | 'large' | 'enormous';
export type Thing = Building | Freight | ShipKind | 'none';
export type Content = 'empty' | 'forest' | 'mountain' | Building;
export type Source = 'forest' | 'mountain' | 'greenhouse' | 'furnace' | 'habitat' | 'drill';

/** A cell, "9,6": column and row; or one of a planet, "-1,1": axial, from its centre. */
export type Where = string | null;

export const SEATS: readonly SeatId[] = ['A', 'B', 'C', 'D', 'E', 'F'];
export const RESOURCES: readonly Resource[] = ['B', 'C', 'F', 'M'];
export const BUILDINGS: readonly Building[] = [
  'greenhouse',
  'furnace',
  'spaceport',
  'cannon',
  'tower',
];
export const FREIGHTS: readonly Freight[] = ['drill', 'habitat', 'station'];
export const SHIP_KINDS: readonly ShipKind[] = ['cargo', 'small', 'medium', 'large', 'enormous'];

export interface Actions {
  readonly any: number;
  readonly move: number;
  readonly attack: number;
}

export interface Ship {
  readonly cell: Where;
  readonly number: number;
  readonly kind: Thing;
  readonly spent: boolean;
  readonly fresh: boolean;
  readonly loads: number;
  readonly shown: Thing;
}

export interface Station {
  readonly cell: Where;
  readonly spent: boolean;
  readonly fresh: boolean;
}

export interface Asteroid {
  readonly cell: Where;
  readonly holds: Thing;
  readonly owner: SeatId | null;
  readonly spent: boolean;
  readonly fresh: boolean;
}

export interface Planet {
  readonly panel: number;
  readonly size: PlanetSize;
  readonly biome: Biome;
  readonly owner: SeatId | null;
  /** In the order of rings. */
  readonly cells: readonly Content[];
  /** The spot of what was built this turn. */
  readonly built: Where;
  readonly demolished: boolean;
  readonly cleared: boolean;
  /** A bit for each turret that was used, by its place on the outer ring. */
  readonly fired: number;
  readonly centre: Where;
}

export interface Player {
  readonly faction: Faction;
  readonly has_faction: boolean;
  readonly alive: boolean;
  readonly out: number;
  readonly ships: readonly Ship[];
  readonly stations: readonly Station[];
  readonly depot: Readonly<Record<Freight, number>>;
  readonly last_number: number;
  readonly exile: number;
  readonly allies: readonly (SeatId | null)[];
  readonly ask_always: boolean;
  readonly ledger: Goods;
}

export interface Bill {
  readonly number: number;
  readonly giver: SeatId | null;
  readonly other: SeatId | null;
  readonly carrier: SeatId | null;
  readonly ship: number;
  readonly first: Goods;
  readonly second: Goods;
  readonly secret: boolean;
  readonly legs: number;
  /** Who would withdraw from a secret bill. */
  readonly leaver: SeatId | null;
}

export interface Agreement {
  readonly number: number;
  readonly low: SeatId | null;
  readonly high: SeatId | null;
  readonly secret: boolean;
  readonly terms: Bill;
}

export interface Hold {
  readonly ship: number;
  readonly structure: Thing;
  readonly bought: boolean;
  readonly bundle: Goods;
}

export interface Rules {
  readonly seats: number;
  readonly cols: number;
  readonly rows: number;
  readonly panel_width: number;
  readonly panel_height: number;
  readonly events: boolean;
  readonly diplomacy: boolean;
  readonly secret_trades: boolean;
  readonly open_stocks: boolean;
  readonly round_limit: number;
}

export interface Turn {
  readonly round: number;
  readonly seat: SeatId | null;
  readonly event: Catastrophe;
  readonly unit: {
    readonly kind: 'none' | 'ship' | 'turret' | 'station' | 'rock';
    readonly id: number;
  };
  readonly left: Actions;
}

export type Frame =
  | { readonly kind: 'setup'; readonly panel: number; readonly forests: number }
  | {
      readonly kind: 'turn';
      readonly work: 'build' | 'demolish' | 'clear';
      readonly thing: Thing;
      readonly panel: number;
      readonly station: Where;
    }
  | { readonly kind: 'share' };

export interface Pub {
  readonly rules: Rules;
  readonly over: boolean;
  readonly winners: readonly (SeatId | null)[];
  readonly turn: Turn;
  readonly players: Readonly<Record<SeatId, Player>>;
  readonly planets: readonly Planet[];
  readonly asteroids: readonly Asteroid[];
  readonly agreements: readonly Agreement[];
  readonly asking: string;
  readonly frames: readonly Frame[];
}

export interface Own {
  readonly stock: Goods;
  readonly holds: readonly Hold[];
  readonly bills: readonly Bill[];
  readonly offered: readonly Bill[];
  readonly received: readonly Bill[];
  readonly drafting: boolean;
  readonly draft: Bill;
  readonly allies: readonly (SeatId | null)[];
  readonly wooed: readonly (SeatId | null)[];
  readonly wooers: readonly (SeatId | null)[];
}

export interface MonolithView {
  readonly seat: SeatId | null;
  readonly pub: Pub;
  readonly own: Own;
}

export interface UnitInfo {
  readonly die: number;
  readonly shield: number;
  readonly speed: number;
  readonly actions: Actions;
}

export interface FactionInfo {
  readonly home: Biome;
  readonly cost: Readonly<Record<string, Goods>>;
  readonly unit: Readonly<Record<string, UnitInfo>>;
  readonly yield: Readonly<Record<Source, Goods>>;
}

/** The game's data set as the server sends it (`GameInfo.data`). */
export interface MonolithData {
  readonly factions: Readonly<Record<Faction, FactionInfo>>;
  readonly biomes: Readonly<Record<Biome, { readonly forbids: readonly Thing[] }>>;
  readonly asteroid_shield: number;
}

/** An event of the log, with the fields its kind has. */
export interface Told {
  readonly kind: string;
  readonly seat?: SeatId | null;
  readonly other?: SeatId | null;
  readonly panel?: number;
  readonly spot?: Where;
  readonly cell?: Where;
  readonly from?: Where;
  readonly thing?: Thing;
  readonly content?: Content;
  readonly number?: number;
  readonly attack?: number;
  readonly defence?: number;
  readonly shield?: number;
  readonly count?: number;
  readonly target?: string;
  readonly catastrophe?: Catastrophe;
}
