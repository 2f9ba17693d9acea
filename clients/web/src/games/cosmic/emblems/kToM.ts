// The emblems from Kamikaze to Mutant.

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

/** Sacrifices itself: a ship dives into its end. */
const kamikaze: Emblem = placed(
  'translate(4 4) scale(.9) rotate(-42 32 32)',
  solid('yellow', star(32, 53, 9, 18, 11)),
  solid('orange', 'M20 24C13 12 26 8 24-7C29-2 31 1 32 4C35 1 36-3 42-6C40 6 51 12 44 24z'),
  solid('yellow', 'M26 24C23 15 30 13 32 7C35 13 41 15 38 24z'),
  ...pair(soft('red', 2, 'M22 20L8 14V30L20 39z')),
  edged('white', 'night', 2.5, 'M32 59C21 50 18 38 20 21H44C46 38 43 50 32 59z'),
  solid('red', disc(32, 35, 7)),
);

/** Turns victory over: a trophy upside down, and cracked. */
const loser: Emblem = [
  ...placed(
    'translate(0 -1) rotate(174 32 32)',
    line('orange', 5, 'M19 8H6C5 19 11 26 21 27M45 8H58C59 19 53 26 43 27'),
    solid('yellow', 'M17 3H47V16C47 28 41 35 32 35S17 28 17 16z', box(29, 33, 6, 14)),
    solid('orange', box(21, 43, 22, 7, 2)),
    solid('blue', box(13, 49, 38, 11, 3)),
  ),
  solid('night', disc(26, 42, 3.5), disc(37, 41, 3.5)),
  line('night', 4, 'M26 53Q32 48 38 52'),
];

/** Goes on and on: a gear that says "next". */
const machine: Emblem = [
  line('blue', 11, 'M32 8V56M8 32H56M15 15L49 49M49 15L15 49'),
  solid('blue', disc(32, 32, 22)),
  solid('night', disc(32, 32, 15)),
  line('orange', 5.5, 'M24 25l7 7-7 7M34 25l7 7-7 7'),
];

/** One ship that counts four: a heavy weight. */
const macron: Emblem = [
  line('green', 7, disc(32, 14, 9)),
  soft('green', 5, 'M12 24H52L59 58H5z'),
  solid('night', disc(23, 35, 5), disc(41, 35, 5), disc(22, 49, 5), disc(42, 49, 5)),
];

/** Likes to be hurt: a happy face with an arrow through it. */
const masochist: Emblem = [
  ...placed(
    'translate(1.5 -2) rotate(-40 32 33)',
    line('red', 5, 'M0 33H62'),
    soft('red', 2, 'M69 33L57 24V42z'),
    line('red', 4, 'M-2 26l6 7-6 7M5 26l6 7-6 7'),
  ),
  edged('yellow', 'night', 2.5, disc(33, 33, 20)),
  line('night', 4, 'M21 30q4.5-7 9 0M36 30q4.5-7 9 0'),
  solid('night', 'M19 37H47C46 52 20 52 19 37z'),
  solid('white', 'M23 38H43V42H23z'),
];

/** Knows what others hold: a brain that sends out waves. */
const mind: Emblem = [
  ...pair(
    soft('pink', 2, 'M31 9C24 3 14 8 15 16C6 18 4 28 9 33C4 40 8 50 17 50C19 58 28 59 31 54z'),
    line(
      'night',
      3,
      'M23 16c-5 1-6 5-4 8M10 32c5-3 9-1 11 3M24 28c-4 0-5 4-2 6M25 42c-4-1-8 1-8 6',
    ),
  ),
  line('night', 3, 'M32 8V56'),
];

/** Reverses numbers: a face and its reflection. */
const mirror: Emblem = [
  soft(
    'cyan',
    2,
    'M14 5C4 6 1 17 4 27C6 34 6 39 3 45V60H18V55C24 56 26 54 26 49L23 44 27 40 23 36 29 34',
    'L22 22C24 12 21 5 14 5z',
  ),
  soft(
    'blue',
    2,
    'M50 5C60 6 63 17 60 27C58 34 58 39 61 45V60H46V55C40 56 38 54 38 49L41 44 37 40 41 36 35 34',
    'L42 22C40 12 43 5 50 5z',
  ),
  ...pair(solid('night', disc(16.5, 23, 3.5))),
  line('white', 3, 'M32 3V26M32 44V61'),
];

/** Hoards: somebody lives in the chest. */
const miser: Emblem = [
  solid('night', box(7, 22, 50, 14)),
  soft('orange', 3, 'M6 25V20C6 10 13 6 20 6H44C51 6 58 10 58 20V25z'),
  soft('orange', 3, 'M6 39H58V58H6z'),
  solid('yellow', box(12, 5, 7, 22), box(45, 5, 7, 22), box(12, 38, 7, 22), box(45, 38, 7, 22)),
  solid('yellow', box(25, 37, 14, 15, 3)),
  solid('night', disc(32, 43, 3), box(30.5, 43, 3, 6)),
  ...pair(solid('white', oval(24, 32, 5.5, 4)), solid('night', disc(26, 32, 2.5))),
];

/** Blusters: a very small beast with a very loud voice. */
const mite: Emblem = [
  soft('red', 2, star(39, 25, 9, 23, 17)),
  soft('red', 2, 'M24 34L13 47 36 44z'),
  soft('white', 2, 'M34 8H44L41 27H37z', disc(39, 36, 3.5)),
  line('lime', 3, 'M5 45l4 5M3.5 54h6M5 60.5l4-4M20 60.5l-4-4M22 54h-6'),
  solid('lime', disc(12.5, 54, 7.5)),
  solid('night', disc(15, 52, 2.5)),
];

/** Regenerates up to eight cards: strands of life that cross like an 8. */
const mutant: Emblem = [
  line('white', 5, 'M15 8H49M18 26H46M18 38H46M15 56H49'),
  line('green', 8, 'M14 5C14 20 50 18 50 32S14 44 14 59'),
  line('night', 13, 'M37 16.500L27 20.500M27 43.500L37 47.5'),
  line('pink', 8, 'M50 5C50 20 14 18 14 32S50 44 50 59'),
];

export const kToM = {
  kamikaze,
  loser,
  machine,
  macron,
  masochist,
  mind,
  mirror,
  miser,
  mite,
  mutant,
} as const satisfies Record<string, Emblem>;
