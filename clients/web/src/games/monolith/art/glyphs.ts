// Signs for units and structures: flat shapes and thin lines around the middle of a hex.

import type { Content, ShipKind, Thing } from '../types';

export interface Glyph {
  /** Filled. */
  readonly solid: string;
  /** Drawn as lines over it. */
  readonly line?: string;
}

/** Pointing up, inside a circle of radius 8. */
export const SHIPS: Readonly<Record<ShipKind, Glyph>> = {
  cargo: { solid: 'M-4.500-5.500h9v11h-9z', line: 'M-4.500-1.800h9M-4.500 1.900h9' },
  small: { solid: 'M0-6L4 5.500 0 3-4 5.500z' },
  medium: { solid: 'M0-7L5.500 2v4L0 3.500-5.500 6V2z', line: 'M0-3v5' },
  large: {
    solid: 'M0-7.500L2.800-3v3.500L7 4.500v2.300H-7V4.500L-2.800.5V-3z',
    line: 'M-2.800.5h5.600',
  },
  enormous: {
    solid: 'M0-8L3.500-4.500H7v9L3.500 8h-7L-7 4.500v-9h3.500z',
    line: 'M0-4L3.500 0 0 4-3.500 0zM-7 0h3.500M3.500 0H7',
  },
};

export const CONTENTS: Readonly<Record<Exclude<Content, 'empty'>, Glyph>> = {
  forest: { solid: 'M0-6.500L3.500-1H1.800L5 4H-5L-1.800-1h-1.700z', line: 'M0 4v2.500' },
  mountain: {
    solid: 'M-6.800 5L-1.800-4.500.8-.5 2.500-3l4.300 8z',
    line: 'M-3.200-1.800L-1.800-.5-.4-2',
  },
  greenhouse: {
    solid: 'M-5.500 4.500V1.500a5.500 5.500 0 0 1 11 0v3z',
    line: 'M0-4v8.500M-5.500 1.500h11',
  },
  furnace: { solid: 'M-5.500 5V0h3v-6h3v6h5v5z', line: 'M2.500 5V2.500' },
  spaceport: {
    solid: 'M-6 5.500h12l-1.800-3h-8.400z',
    line: 'M0 1.500v-7M-3-2.800L0-6l3 3.200',
  },
  cannon: { solid: 'M-5 5.500V2.500a5 5 0 0 1 10 0v3z', line: 'M1.500-1L5-6' },
  tower: { solid: 'M-3.500 6v-7H-5.500v-5h3v2h1.300v-2h2.400v2h1.300v-2h3v5H3.500v7z' },
};

/** On an asteroid. */
export const ON_ROCK: Readonly<Record<'drill' | 'habitat', Glyph>> = {
  drill: { solid: 'M-4-5.500h8V-3L1 6h-2L-4-3z', line: 'M-3.400-1L3-2.800M-2 3l3-1' },
  habitat: {
    solid: 'M-5.500 4.500a5.500 5.500 0 0 1 11 0z',
    line: 'M-2.500 4.500V1.500M2.500 4.500V1.500M0-1v-3.500',
  },
};

export const STATION: Glyph = {
  solid: 'M0-3.500L3-1.800v3.600L0 3.500-3 1.800v-3.600z',
  line: 'M0-7.500L6.500-3.800v7.600L0 7.500-6.500 3.800v-7.600zM0-7.500v4M6.500 3.800L3 1.800M-6.500 3.800L-3 1.800',
};

/** A lump of rock with straight edges. */
export const ROCK = 'M-6.500-2.500L-2.500-7 3-6 7-1.500 5.500 4.500.5 7-5 5z';
export const ROCK_LINES = 'M-2.500-7L-1-2.500 3-6M-1-2.500L5.500 4.500M-1-2.500L-5 5';

/** The slab on the centre cell of an owned planet. */
export const SLAB = 'M-3.800-13h5.600l2 1.600V7.500h-5.600l-2-1.600z';
export const SLAB_SIDE = 'M1.800-13l2 1.600V7.500l-2-1.600z';

export function glyphOf(thing: Thing | Content): Glyph | undefined {
  if (thing in SHIPS) return SHIPS[thing as ShipKind];
  if (thing in CONTENTS) return CONTENTS[thing as keyof typeof CONTENTS];
  if (thing === 'drill' || thing === 'habitat') return ON_ROCK[thing];
  return thing === 'station' ? STATION : undefined;
}
