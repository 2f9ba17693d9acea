// How much two small square pictures differ, also when one is moved a little over the other.

/** Red, green, blue and opacity of each pixel, row by row. */
export type Picture = Readonly<Uint8Array>;

export interface Difference {
  /** Mean over all pixels and channels, from 0 to 255. */
  readonly colour: number;
  /** The same of the brightness alone. */
  readonly grey: number;
  /** The part of both bright areas that only one of them has, from 0 to 1. */
  readonly outline: number;
}

/** A picture over the night sky, in planes, with a margin of sky to move it in. */
export interface Scene {
  readonly size: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly grey: Float32Array;
}

const SKY = [11, 16, 34] as const;
/** All inks that catch the eye are brighter; those that look like holes in the dark are not. */
const BRIGHT = 70;
const MARGIN = 2;

export function sceneOf(picture: Picture): Scene {
  const inner = Math.sqrt(picture.length / 4);
  const size = inner + 2 * MARGIN;
  const [red, green, blue] = SKY.map((sky) => new Float32Array(size * size).fill(sky)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < inner * inner; i++) {
    const at = (Math.floor(i / inner) + MARGIN) * size + (i % inner) + MARGIN;
    const opacity = (picture[4 * i + 3] ?? 0) / 255;
    [red, green, blue].forEach((plane, channel) => {
      const ink = picture[4 * i + channel] ?? 0;
      plane[at] = (SKY[channel] ?? 0) * (1 - opacity) + ink * opacity;
    });
  }
  const grey = red.map((r, i) => 0.2126 * r + 0.7152 * (green[i] ?? 0) + 0.0722 * (blue[i] ?? 0));
  return { size, red, green, blue, grey };
}

/** Mean difference of two planes; what is moved out of them is sky in both. */
function apart(one: Float32Array, other: Float32Array, shift: number): number {
  let sum = 0;
  const end = one.length - Math.max(shift, 0);
  for (let i = Math.max(-shift, 0); i < end; i++) {
    sum += Math.abs((one[i] as number) - (other[i + shift] as number));
  }
  return sum / one.length;
}

function onlyInOne(one: Float32Array, other: Float32Array, shift: number): number {
  let both = 0;
  let either = 0;
  const end = one.length - Math.max(shift, 0);
  for (let i = Math.max(-shift, 0); i < end; i++) {
    const here = (one[i] as number) > BRIGHT;
    const there = (other[i + shift] as number) > BRIGHT;
    if (here && there) both++;
    if (here || there) either++;
  }
  return 1 - both / either;
}

/** The least difference over all small moves; it is that of the place where they fit best. */
export function difference(one: Scene, other: Scene): Difference {
  const least = { colour: Infinity, grey: Infinity, outline: Infinity };
  for (let dy = -MARGIN; dy <= MARGIN; dy++) {
    for (let dx = -MARGIN; dx <= MARGIN; dx++) {
      const shift = dy * one.size + dx;
      const channels = (['red', 'green', 'blue'] as const).map((plane) => {
        return apart(one[plane], other[plane], shift);
      });
      const colour = channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
      least.colour = Math.min(least.colour, colour);
      least.grey = Math.min(least.grey, apart(one.grey, other.grey, shift));
      least.outline = Math.min(least.outline, onlyInOne(one.grey, other.grey, shift));
    }
  }
  return least;
}
