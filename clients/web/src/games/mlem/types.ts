// Short names for the parts of MLEM's view and data that the table works with.

import type { MlemView } from '../../wire/types';

export type Pub = MlemView['pub'];
export type SeatId = 'A' | 'B' | 'C' | 'D' | 'E';
export type Cat = Pub['aboard']['A'];
export type BodyId = keyof Pub['sites'];
export type GoalId = keyof Pub['goals'];
export type Face = keyof Pub['thrown'];

export const SEATS: readonly SeatId[] = ['A', 'B', 'C', 'D', 'E'];
export const FACES: readonly Face[] = ['1', '2', '3', '4', 'T'];
export const CATS: readonly Cat[] = [
  'satellite',
  'shift',
  'parachute',
  'moon',
  'planet',
  'deep',
  'siphon',
  'booster',
];

/** The game's data set as the server sends it (`GameInfo.data`). */
export interface MlemData {
  readonly spaces: readonly {
    readonly faces: readonly Face[];
    readonly thruster: number;
    readonly body: BodyId | null;
  }[];
  readonly bodies: readonly BodyData[];
  readonly satellite_space: number;
  readonly comet: number;
  readonly galaxy: number;
  readonly expeditions: readonly TokenData[];
  readonly explorations: readonly {
    readonly id: string;
    readonly space: number;
    readonly kind: string;
  }[];
  readonly ufo: readonly number[];
}

export interface BodyData {
  readonly id: BodyId;
  readonly moons: boolean;
  readonly points: readonly number[];
  readonly first_space: number;
  readonly last_space: number;
}

export interface TokenData {
  readonly id: string;
  readonly ufo_moves: number;
  readonly dice: number;
  readonly ability: 'reroll' | 'keep' | 'extra';
  readonly extra: readonly Face[];
}
