// The emblems from Vacuum to Zombie.

import { box, disc, edged, line, oval, placed, soft, solid, star, type Emblem } from './shapes';

/** Takes others along into the warp: a whirlwind full of ships. */
const vacuum: Emblem = [
  line('cyan', 7.5, 'M6 7Q32 15 58 7M16 29Q33 36 50 29M26 49Q32 53 38 50'),
  line('blue', 7.5, 'M11 18Q33 26 55 18M21 39.500Q32 45 43 40'),
  line('cyan', 6, 'M30 59.500h2'),
  ...placed('translate(9 45) rotate(-35)', solid('orange', oval(0, 0, 8, 3.5), disc(0, -2.5, 4))),
  ...placed('translate(54 52) rotate(30)', solid('orange', oval(0, 0, 8, 3.5), disc(0, -2.5, 4))),
];

/** Multiplies: a phage that carries the sign. */
const virus: Emblem = [
  line('red', 5, 'M32 46L16 38 6 60M32 46L48 38 58 60M32 48L25 43 20 60M32 48L39 43 44 60'),
  solid('white', box(28, 32, 8, 19, 2)),
  soft('lime', 3, 'M32 4L47 12V28L32 36 17 28V12z'),
  line('night', 5, 'M26 14l12 12M38 14L26 26'),
];

/** Eradicates: a black hole with its ring of light. */
const voidHole: Emblem = [
  ...[0, 120, 240].flatMap((angle) =>
    placed(
      `translate(2.5 1) scale(.94) rotate(${angle} 32 32)`,
      solid('orange', 'M13 34C11 16 26 5 47 7C56 8 60 15 59 23C52 15 40 14 32 20z'),
    ),
  ),
  solid('yellow', disc(32.5, 31, 18)),
  solid('night', disc(32.5, 31, 12.5)),
];

/** Salvages what others throw away: a vulture. */
const vulch: Emblem = [
  soft('violet', 2, 'M4 61C4 48 12 42 22 42H36C46 42 52 50 52 61z'),
  line('pink', 13, 'M28 20C18 26 18 36 25 44'),
  solid('pink', disc(31, 18, 14)),
  edged('yellow', 'night', 2, 'M38 9C54 8 62 18 57 35C53 28 46 27 38 28C34 22 34 15 38 9z'),
  solid('white', disc(30, 16, 5.5)),
  solid('night', disc(32, 16, 3)),
  line('night', 3, 'M23 9l11 4'),
  solid('white', disc(12, 45, 6), disc(22, 47, 6), disc(33, 46, 6), disc(42, 45, 6)),
];

/** Draws strength from the lost: a ghost with the warp inside. */
const warpish: Emblem = [
  soft(
    'mint',
    3,
    'M32 4C17 4 9 15 9 30V59L17 52L24.5 60L32 52L39.5 60L47 52L55 59V30C55 15 47 4 32 4z',
  ),
  solid('night', oval(23, 20, 4.5, 6), oval(41, 20, 4.5, 6)),
  line('plum', 4, 'M33 39C34 36 29 35 28 39C27 45 37 47 40 40C42 31 28 27 23 35C20 40 21 45 24 48'),
];

const sword: Emblem = [
  edged('white', 'night', 2, 'M32-7L38 3V40H26V3z'),
  solid('red', box(17, 38, 30, 7, 3.5), box(28.5, 44, 7, 12)),
  solid('yellow', disc(32, 59, 5.5)),
];

/** Masters war by and by: crossed swords and a star for each lesson. */
const warrior: Emblem = [
  ...placed('translate(0 5) rotate(45 32 32)', ...sword),
  ...placed('translate(0 5) rotate(-45 32 32)', ...sword),
  solid('yellow', star(32, 12, 5, 11, 4.6)),
];

/** Chooses: any planet, picked like a thing on a screen. */
const will: Emblem = [
  line('yellow', 6, 'M5 19V5H19M45 5H59V19M5 45V59H19'),
  solid('blue', disc(31, 31, 17)),
  line('cyan', 5, 'M18 26H36M22 36H31'),
  edged('white', 'night', 3, 'M33 33L60 44L49 49L44 60z'),
];

/** Never dies: a hand out of the grave. */
const zombie: Emblem = [
  line('green', 8.5, 'M23 34L12 17M30 30L26 8M38 30L41 9M45 34L54 19M22 46L8 39'),
  line('white', 5, 'M26.5 10L26 8'),
  soft('green', 4, 'M21 31Q34 24 47 32C49 42 42 46 42 58H26C26 50 19 48 21 31z'),
  line('forest', 3, 'M26 40l14 4M30 38l-1 6M36 39l-1 7'),
  solid('violet', 'M2 61C6 53 14 50 21 53L27 47L33 54L40 48C50 49 58 52 62 61z'),
];

export const vToZ = {
  vacuum,
  virus,
  void: voidHole,
  vulch,
  warpish,
  warrior,
  will,
  zombie,
} as const satisfies Record<string, Emblem>;
