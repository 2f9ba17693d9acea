// The emblems from Observer to Reserve.

import { box, disc, edged, line, oval, pair, soft, solid, star, type Emblem } from './shapes';

/** Protects allies: a shield that watches. */
const observer: Emblem = [
  soft('blue', 3, 'M32 4L57 11V30C57 46 45 56 32 60C19 56 7 46 7 30V11z'),
  solid('white', 'M11 30Q32 6 53 30Q32 54 11 30z'),
  solid('navy', disc(32, 30, 10)),
  solid('cyan', disc(32, 30, 5)),
];

/** Foresees: a crystal ball. */
const oracle: Emblem = [
  soft('yellow', 3, 'M18 49H46L52 60H12z'),
  edged('violet', 'night', 2, disc(32, 28, 25)),
  line('pink', 4, 'M14 27A18 18 0 0 1 24 12'),
  solid('white', star(35, 31, 4, 16, 5)),
];

/** Peace: a dove with a twig. */
const pacifist: Emblem = [
  solid(
    'white',
    'M53 22L46 17C40 12 33 17 33 25C27 32 15 33 1 26C2 38 8 43 13 44',
    'C18 55 32 57 41 48C47 41 48 34 48 27z',
  ),
  edged('white', 'night', 2.5, 'M37 34C38 18 28 6 11 3C9 18 13 34 25 41C31 43 36 40 37 34z'),
  solid('night', disc(42, 22, 2.5)),
  line('green', 3.5, 'M50 24C56 29 58 36 57 46'),
  soft(
    'green',
    1,
    'M57 33C61 31 62 25 61 20C57 22 54 27 57 33z',
    'M57 42C50 38 48 43 47 49C53 52 58 49 57 42z',
  ),
];

/** Infests: a worm in somebody's planet. */
const parasite: Emblem = [
  solid('orange', disc(25, 38, 23)),
  solid('rust', oval(27, 35, 11, 6), disc(14, 49, 4), disc(34, 53, 3)),
  line('night', 17, 'M27 34C25 14 46 6 51 20'),
  line('lime', 12, 'M27 35C25 14 46 6 51 20'),
  solid('lime', disc(51, 21, 9)),
  line('green', 3, 'M22 26l10 3M26 15l8 6M39 9l2 8'),
  solid('white', disc(54, 17, 5)),
  solid('night', disc(55, 17, 2.5)),
  line('night', 3, 'M45 26q5 3 9-1'),
];

/** Gives: a present. */
const philanthropist: Emblem = [
  ...pair(line('yellow', 5, 'M32 19C20 19 11 16 14 9C18 2 29 7 32 19z')),
  solid('pink', box(8, 32, 48, 29, 3)),
  edged('pink', 'night', 2, box(3, 19, 58, 15, 3)),
  solid('yellow', box(26, 20, 12, 41)),
];

/** Lives again as something else: the snake without end around an egg. */
const reincarnator: Emblem = [
  soft('mint', 1, 'M23 7A26 26 0 1 0 58 34C58 25 52 16 41 15C47 20 49 27 49 34A17 17 0 1 1 25 21z'),
  edged(
    'mint',
    'night',
    2,
    'M16 9C25-1 44 0 50 10C51 14 48 16 44 15L37 15L43 20C43 25 27 28 16 23z',
  ),
  solid('mint', disc(18, 18, 9)),
  solid('night', disc(32, 9, 3.5)),
  solid('orange', 'M33 28C39 28 43 34 43 39.500A10 10 0 0 1 23 39.500C23 34 27 28 33 28z'),
  line('night', 3.5, 'M22 39l6-2 5 5 5-5 6 2'),
];

/** Clings to others: a small fish under a big one. */
const remora: Emblem = [
  solid('blue', 'M1 24C12 6 35 5 46 15L61 3C57 16 57 23 62 36L46 28C36 40 12 40 1 24z'),
  solid('blue', 'M22 11L35 1 37 13z'),
  solid('white', disc(14, 20, 4.5)),
  solid('night', disc(13, 20, 2.5)),
  line('night', 3, 'M6 28q6 3 11 2M27 17q5 6 0 12'),
  solid('orange', 'M12 50C16 39 35 37 43 47L55 39V61L43 53C35 62 16 61 12 50z'),
  solid('white', box(18, 34, 20, 8, 3)),
  solid('night', disc(21, 50, 3)),
];

/** Reinforces: one more can of fuel. */
const reserve: Emblem = [
  line('yellow', 8, 'M46 8l10 6'),
  soft('red', 4, 'M9 18L15 9H37L45 16L53 22V59H9z'),
  solid('night', box(15, 14, 18, 6, 3)),
  line('white', 6.5, 'M19 40l12-11 12 11M19 53l12-11 12 11'),
];

export const oToR = {
  observer,
  oracle,
  pacifist,
  parasite,
  philanthropist,
  reincarnator,
  remora,
  reserve,
} as const satisfies Record<string, Emblem>;
