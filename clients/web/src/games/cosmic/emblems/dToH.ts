// The emblems from Dictator to Human.

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

/** Commands where others go: a peaked cap, and a look that allows no answer. */
const dictator: Emblem = [
  soft('red', 3, 'M4 17C12 6 22 4 32 4S52 6 60 17L51 29H13z'),
  solid('maroon', box(12, 27, 40, 8)),
  soft('yellow', 2, 'M9 37Q32 28 55 37L51 45Q32 37 13 45z'),
  solid('yellow', star(32, 17, 5, 10.5, 4.5)),
  ...pair(
    soft('white', 2, 'M11 47L29 53Q26 61 19 60Q12 58 11 47z'),
    solid('night', disc(22, 55.5, 3.5)),
  ),
];

/** Fetches a card: a good dog with a bone. */
const fido: Emblem = [
  solid('orange', 'M18 10Q32 2 46 10Q53 22 48 38Q42 48 32 48T16 38Q11 22 18 10z'),
  ...pair(edged('rust', 'night', 2, 'M20 7C8 4 0 18 4 34C5 40 11 40 13 34C15 26 18 20 20 7z')),
  ...pair(solid('white', disc(25, 22, 5)), solid('night', disc(26, 23, 3))),
  solid('white', oval(32, 37, 10, 8)),
  solid('night', oval(32, 33, 5.5, 4)),
  edged(
    'white',
    'night',
    2.5,
    'M14 46H50C50 38 61 39 59 47C63 51 61 61 55 59C51 60 50 57 50 54H14C14 57 13 60 9 59',
    'C3 61 1 51 5 47C3 39 14 38 14 46z',
  ),
];

/** Steals: a mask, and eyes that look for the next thing. */
const filch: Emblem = placed(
  'translate(2 4) scale(.94)',
  line('violet', 6, 'M53 28C61 24 57 14 60 8M53 34C58 34 57 42 60 47'),
  soft(
    'violet',
    3,
    'M3 22C11 13 23 15 28.5 20C34 15 46 13 54 22C57 42 51 53 41 50',
    'C34 48 33 41 28.5 41S23 48 16 50C6 53 0 42 3 22z',
  ),
  solid('lime', 'M7 27Q17 18 26 31Q17 44 7 27z', 'M50 27Q40 18 31 31Q40 44 50 27z'),
  solid('night', disc(20, 30, 4.5), disc(44, 29, 4.5)),
);

const fodderAt = (x: number, y: number): Emblem =>
  placed(
    `translate(${x} ${y})`,
    solid('yellow', disc(0, 0, 10)),
    solid('white', disc(0, -1, 6)),
    solid('night', disc(0, -2, 3)),
  );

/** Overwhelms by number: a heap of little ones, all looking up. */
const fodder: Emblem = [
  ...fodderAt(32, 13),
  ...fodderAt(21, 32),
  ...fodderAt(43, 32),
  ...fodderAt(11, 51),
  ...fodderAt(32, 51),
  ...fodderAt(53, 51),
];

/** Bluffs: a spade that winks. */
const gambler: Emblem = [
  soft(
    'cyan',
    3,
    'M32 4C39 16 59 23 59 38C59 50 44 53 36 44C36 52 39 56 44 60H20C25 56 28 52 28 44',
    'C20 53 5 50 5 38C5 23 25 16 32 4z',
  ),
  solid('white', disc(22, 30, 6)),
  solid('night', disc(24, 31, 3.5)),
  line('night', 4, 'M38 31q5-5 10 0', 'M23 40q10 5 18-3'),
];

/** Takes revenge: a dagger through the token it gave. */
const grudge: Emblem = [
  line('orange', 8, 'M9 9V56M24 7V56M39 30V57M54 9V55'),
  ...placed(
    'rotate(56 32 32)',
    edged('white', 'night', 3, 'M26 18H38V54L32 66 26 54z'),
    edged('violet', 'night', 3, 'M28 2h8V10H44a5 5 0 0 1 0 10H20a5 5 0 0 1 0-10H28z'),
    solid('pink', disc(32, 2, 5)),
  ),
];

/** Hacks: a screen that waits for a command. */
const hacker: Emblem = [
  solid('green', box(2, 6, 60, 42, 7)),
  solid('night', box(8, 12, 48, 30, 3)),
  line('lime', 6, 'M16 19l10 8-10 8'),
  line('white', 6, 'M33 35h14'),
  solid('green', 'M25 48h14l3 8H22z', box(14, 54, 36, 7, 3.5)),
];

/** Rages: a flame with a face. */
const hate: Emblem = [
  soft(
    'red',
    2,
    'M37 3C38 14 53 19 56 35C59 51 47 61 32 61S5 51 9 34C11 26 16 24 16 14',
    'C22 17 25 22 25 27C32 22 36 13 37 3z',
  ),
  solid('orange', 'M34 22C38 30 50 34 49 45C48 54 41 58 32 58S15 53 16 43C17 36 25 36 34 22z'),
  solid('night', 'M15 33L29 41Q28 50 21 49Q14 46 15 33z', 'M49 33L35 41Q36 50 43 49Q50 46 49 33z'),
  line('night', 3.5, 'M22 56l5-3 5 3 5-3 5 3'),
];

/** Heals: a cross with a heart. */
const healer: Emblem = [
  soft('mint', 6, 'M23 6h18v17h17v18H41v17H23V41H6V23h17z'),
  solid('red', 'M32 48C11 35 15 19 24 19C29 19 32 24 32 24S35 19 40 19C49 19 53 35 32 48z'),
];

/** Humanity: someone like us who waves. */
const human: Emblem = [
  line('blue', 10, 'M24 29L9 16', 'M40 29L51 42', 'M27 42L23 56', 'M37 42L41 56'),
  soft('blue', 6, 'M25 28h14l-2 16H27z'),
  solid('skin', disc(32, 13, 10), disc(8, 13, 5.5), disc(53, 45, 5.5)),
  solid('rust', 'M22 12C20 4 27 1 32 2C39 0 45 6 42 14C38 8 30 12 22 12z'),
  solid('night', disc(28, 15.5, 1.8), disc(36, 15.5, 1.8)),
];

export const dToH = {
  dictator,
  fido,
  filch,
  fodder,
  gambler,
  grudge,
  hacker,
  hate,
  healer,
  human,
} as const satisfies Record<string, Emblem>;
