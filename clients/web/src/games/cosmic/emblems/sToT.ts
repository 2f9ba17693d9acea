// The emblems from Shadow to Tripler.

import { disc, line, oval, pair, placed, soft, solid, star, type Emblem } from './shapes';

/** Executes: a hooded figure with a scythe. */
const shadow: Emblem = [
  soft('violet', 3, 'M27 14C16 14 11 25 11 36L4 60H48L43 36C43 25 38 14 27 14z'),
  solid('night', 'M27 20C18 20 16 30 18 38Q27 46 36 38C38 30 36 20 27 20z'),
  solid('red', disc(23, 31, 3), disc(31, 31, 3)),
  line('white', 4.5, 'M57 6L50 60'),
  soft('white', 2, 'M60 9C46 1 28 1 14 10C28 9 44 11 58 16z'),
];

/** Exchanges the cards by magic: a hat whose brim swaps left and right. */
const sorcerer: Emblem = [
  soft('blue', 3, 'M51 3C38 1 28 6 25 14L14 37H50L44 18C43 12 46 8 51 3z'),
  solid('yellow', star(32, 26, 5, 9.5, 4)),
  line('pink', 6, 'M10 42H55M49 36l7 6-7 6'),
  line('cyan', 6, 'M44 53H9M15 47l-7 6 7 6'),
];

/** Crash-lands: a saucer stuck in somebody's planet. */
const spiff: Emblem = [
  line('white', 4, 'M9 6l4 6M19 4v6M4 16l5 3'),
  ...placed(
    'rotate(26 33 36)',
    solid('cyan', 'M19 32a14 16 0 0 1 28 0z'),
    solid('lime', oval(33, 35, 29, 10)),
    solid('night', disc(15, 35, 3.5), disc(28, 38, 3.5), disc(41, 38, 3.5)),
  ),
  soft('orange', 2, 'M3 60C12 50 28 50 36 46L41 52L47 43L52 50L60 41L61 60z'),
];

/** Wins by patience: a clock from which a piece of time is gone. */
const tickTock: Emblem = [
  line('orange', 7, 'M16 52L11 59M48 52L53 59'),
  ...pair(solid('orange', 'M5 24A13 13 0 0 1 27 9z')),
  solid('yellow', disc(32, 36, 24)),
  solid('night', disc(32, 36, 17)),
  solid('red', 'M32 36V19A17 17 0 0 1 49 36z'),
  line('white', 5, 'M32 24V36H43'),
];

/** Exchanges whole hands: two cards pass each other. */
const trader: Emblem = [
  soft('orange', 3, 'M6 59V27H3L17 5L30 27H27V59z'),
  soft('cyan', 3, 'M58 5V37H61L47 59L34 37H37V5z'),
  solid('night', 'M17 32l6 9-6 9-6-9z', 'M47 14l6 9-6 9-6-9z'),
];

/** Thrice: three corners, three eyes. */
const tripler: Emblem = [
  soft('pink', 10, 'M32 9L56 54H8z'),
  solid('white', disc(32, 23, 8), disc(19, 45, 8), disc(45, 45, 8)),
  solid('night', disc(32, 25, 4), disc(21, 44, 4), disc(43, 44, 4)),
];

export const sToT = {
  shadow,
  sorcerer,
  spiff,
  tick_tock: tickTock,
  trader,
  tripler,
} as const satisfies Record<string, Emblem>;
