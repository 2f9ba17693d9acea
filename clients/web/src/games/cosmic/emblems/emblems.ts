// The drawn emblem of each alien of Cosmic Encounter: a sign of its power, known without its name.

import { aToC } from './aToC';
import { dToH } from './dToH';
import { kToM } from './kToM';
import { oToR } from './oToR';
import { sToT } from './sToT';
import { INKS, type Emblem, type Shape } from './shapes';
import { vToZ } from './vToZ';

const all = { ...aToC, ...dToH, ...kToM, ...oToR, ...sToT, ...vToZ };

export type Alien = keyof typeof all;

export const ALIEN_EMBLEMS: Readonly<Record<Alien, Emblem>> = all;

/** By name. */
export const ALIENS = Object.keys(all) as readonly Alien[];

/** How a shape is written as a `path`, the same in the app and in the pictures. */
export function pathOf({ d, fill, line, width, transform }: Shape): Record<string, string> {
  return {
    d,
    fill: fill ? INKS[fill] : 'none',
    ...(line ? { stroke: INKS[line], 'stroke-width': String(width) } : {}),
    ...(transform ? { transform } : {}),
  };
}
