// The emblems from Amoeba to Cudgel.

import {
  box,
  disc,
  edged,
  line,
  oval,
  pair,
  placed,
  soft,
  solid,
  star,
  type Emblem,
} from './shapes';

/** Oozes in and out: a blob with an eye for a nucleus, and a drop it leaves behind. */
const amoeba: Emblem = [
  soft(
    'lime',
    3,
    'M29 6C38 2 42 12 47 14C55 13 61 20 57 27C55 33 47 33 49 39C50 45 44 50 38 49',
    'C34 48 33 53 27 58C20 62 12 57 14 49C15 43 6 43 5 35C4 27 12 26 15 22C18 16 20 9 29 6z',
  ),
  solid('lime', disc(53, 52, 7)),
  solid('green', disc(41, 41, 4), disc(17, 34, 3.5), disc(24, 50, 3.5), disc(49, 22, 3.5)),
  solid('white', disc(31, 27, 11)),
  solid('night', disc(33, 28, 6)),
  solid('pink', disc(35, 26, 2.5)),
];

/** The lower total wins: a split disc on which both halves say minus. */
const antiMatter: Emblem = [
  solid('white', 'M30 3A26 26 0 0 0 30 55z'),
  solid('violet', 'M34 9A26 26 0 0 1 34 61z'),
  solid('night', box(11, 27, 19, 10)),
  solid('white', box(34, 27, 19, 10)),
];

/** Loots and pillages: a horned helmet over a wild beard. */
const barbarian: Emblem = [
  soft('rust', 2, 'M13 40L10 50 17 49 18 57 26 54 32 61 38 54 46 57 47 49 54 50 51 40z'),
  ...pair(soft('white', 2, 'M14 30C4 26 2 14 7 4C10 13 15 17 23 18z')),
  solid('orange', 'M12 38C12 20 20 11 32 11C44 11 52 20 52 38z'),
  solid('yellow', box(10, 32, 44, 9, 3), box(28, 12, 8, 38, 3)),
  ...pair(solid('white', oval(21, 46, 4.5, 3.5))),
];

/** Equalizes: a calculator that shows nothing else. */
const calculator: Emblem = [
  solid('cyan', box(9, 3, 46, 58, 8)),
  solid('night', box(15, 8, 34, 22, 4)),
  solid('lime', box(22, 12, 20, 5, 2), box(22, 21, 20, 5, 2)),
  solid(
    'navy',
    box(15, 34, 9, 9, 2),
    box(27.5, 34, 9, 9, 2),
    box(15, 46, 9, 9, 2),
    box(27.5, 46, 9, 9, 2),
  ),
  solid('orange', box(40, 34, 9, 21, 2)),
];

/** Draws three cards and may pick one: the chosen one wears a halo. */
const chosen: Emblem = [
  ...pair(...placed('rotate(-27 32 64)', edged('blue', 'night', 2, box(20, 23, 23, 31, 4)))),
  edged('white', 'night', 3, box(20, 20, 24, 41, 4)),
  solid('orange', star(32, 40, 5, 11, 4.6)),
  line('yellow', 5, oval(32, 9, 15, 5)),
];

/** Fortifies a planet: a castle upon its curve. */
const citadel: Emblem = [
  solid('pink', 'M1 61C8 46 22 43 32 43S56 46 63 61z'),
  ...pair(solid('blue', 'M6 19h5v4h4v-4h5v4h3v27H9V29H6z'), solid('night', box(12, 31, 4, 8, 2))),
  solid('blue', 'M19 13h6v5h4v-5h6v5h4v-5h6v37H19z'),
  solid('night', 'M25 50V36a7 7 0 0 1 14 0v14z'),
  solid('yellow', box(30.5, 2, 3, 12), 'M33 2l12 4.500L33 11z'),
];

const cloneHead = (x: number, y: number): Emblem =>
  placed(
    `translate(${x} ${y})`,
    edged(
      'mint',
      'night',
      3,
      'M0-23C12-23 18-15 18-4C18 10 7 22 0 22S-18 10-18-4C-18-15-12-23 0-23z',
    ),
    solid('night', 'M-3 6C-11 6-14 0-14-7C-7-7-3-1-3 6zM3 6C11 6 14 0 14-7C7-7 3-1 3 6z'),
    line('night', 2.5, 'M-3 13h6'),
  );

/** Replicates: the same head twice. */
const clone: Emblem = [...cloneHead(42, 26), ...cloneHead(22, 38)];

/** Smashes: a spiked club comes down. */
const cudgel: Emblem = placed(
  'translate(3 .5) scale(.94) rotate(-135 32 32)',
  ...pair(soft('white', 2, 'M23 7L8 13 22 21zM21 22L7 29 21 35z')),
  soft('white', 2, 'M24 6L32-6 40 6z'),
  soft('violet', 2, 'M23 8Q32 1 41 8L44 26Q39 42 38 63a6 6 0 0 1-12 0Q25 42 20 26z'),
  line('pink', 4, 'M29 53h6M29 61h6'),
  solid('white', disc(32, 13, 4.5), disc(32, 26, 4.5)),
);

export const aToC = {
  amoeba,
  anti_matter: antiMatter,
  barbarian,
  calculator,
  chosen,
  citadel,
  clone,
  cudgel,
} as const satisfies Record<string, Emblem>;
