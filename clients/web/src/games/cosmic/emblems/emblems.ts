// The drawn emblem of each alien of Cosmic Encounter: a sign of its power, known without its name.
// It stands in the alien's folder.

import { emblemIn, type Emblem } from './emblem';

const files = import.meta.glob<string>('@games/cosmic/aliens/*/emblem.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By the alien's name. */
export const ALIEN_EMBLEMS: Readonly<Record<string, Emblem>> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [path.split('/').at(-2), emblemIn(svg)]),
);

export const ALIENS: readonly string[] = Object.keys(ALIEN_EMBLEMS).sort();
