// Short names for the parts of Alien Frontiers' view and data that the table works with.

import type { AlienFrontiersView } from '../../wire/types';

export type Pub = AlienFrontiersView['pub'];
export type SeatId = 'A' | 'B' | 'C' | 'D';
export type Facility = keyof Pub['docks'];
export type Territory = keyof Pub['colonies'];
export type Field = keyof Pub['fields'];
export type Card = keyof Pub['discards'];
export type Shape = 'single' | 'pair' | 'triple' | 'run';

export const SEATS: readonly SeatId[] = ['A', 'B', 'C', 'D'];
/** Clockwise from top left, as they stand around the planet. */
export const FACILITIES: readonly Facility[] = [
  'solar',
  'market',
  'artifact',
  'raiders',
  'lunar',
  'constructor',
  'hub',
  'yard',
  'terraform',
];
/** The ring clockwise from the top, then the disc in the middle. */
export const TERRITORIES: readonly Territory[] = [
  'heinlein',
  'pohl',
  'vanvogt',
  'bradbury',
  'asimov',
  'herbert',
  'lem',
  'burroughs',
];
export const FIELDS: readonly Field[] = ['isolation', 'positron', 'repulsor'];
export const CARDS: readonly Card[] = [
  'alien_city',
  'alien_monument',
  'booster_pod',
  'data_crystal',
  'gravity_manipulator',
  'holographic_decoy',
  'orbital_teleporter',
  'plasma_cannon',
  'polarity_device',
  'resource_cache',
  'stasis_beam',
  'temporal_warper',
];

/** Whom a territory's bonus helps. */
export const HELPS: Readonly<Record<Territory, Facility | 'cards' | 'relic'>> = {
  heinlein: 'market',
  pohl: 'cards',
  vanvogt: 'lunar',
  bradbury: 'constructor',
  asimov: 'hub',
  herbert: 'yard',
  lem: 'solar',
  burroughs: 'relic',
};

/** The game's data set as the server sends it (`GameInfo.data`). */
export interface AlienFrontiersData {
  readonly facilities: readonly {
    readonly key: Facility;
    readonly shape: Shape;
    readonly ports: number;
  }[];
  readonly cards: readonly {
    readonly key: Card;
    readonly points: number;
    readonly cost: number;
  }[];
  readonly constructor: Price;
  readonly terraform: Price;
  /** Circles of a Hub track, and points of ships for a card. */
  readonly circles: number;
  readonly claim: number;
}

export interface Price {
  readonly fuel: number;
  readonly ore: number;
}

/** A ship by what matters about it. */
export interface Die {
  readonly value: number;
  readonly relic: boolean;
}
