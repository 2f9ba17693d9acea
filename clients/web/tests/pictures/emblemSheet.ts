// One picture of all emblems of Cosmic Encounter's aliens, large and as small as they are used.

import { ALIEN_EMBLEMS, ALIENS, pathOf, type Alien } from '../../src/games/cosmic/emblems/emblems';

const COLUMNS = 10;
const CELL = { width: 120, height: 172 };
const LARGE = 96;
const SMALL = 32;
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

function pathsOf(alien: Alien): string {
  const paths = ALIEN_EMBLEMS[alien].map((shape) => {
    const attributes = Object.entries(pathOf(shape)).map(([name, value]) => `${name}="${value}"`);
    return `<path ${attributes.join(' ')}/>`;
  });
  return paths.join('\n');
}

/** An emblem as a file of its own. */
export function svgOf(alien: Alien, size: number): string {
  const head = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" ${ROUND}`;
  return `<svg ${head} width="${size}" height="${size}">\n${pathsOf(alien)}\n</svg>\n`;
}

function nameOf(alien: Alien): string {
  const words = alien.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('-');
}

function cellOf(alien: Alien, index: number): string {
  const x = (index % COLUMNS) * CELL.width;
  const y = Math.floor(index / COLUMNS) * CELL.height;
  const middle = x + CELL.width / 2;
  const use = (left: number, top: number, size: number) =>
    `<use href="#${alien}" x="${left}" y="${top}" width="${size}" height="${size}"/>`;
  return [
    `<symbol id="${alien}" viewBox="0 0 64 64">\n${pathsOf(alien)}\n</symbol>`,
    use(middle - LARGE / 2, y + 12, LARGE),
    use(middle - SMALL / 2, y + 114, SMALL),
    `<text x="${middle}" y="${y + 162}">${nameOf(alien)}</text>`,
  ].join('\n');
}

/** The whole sheet. */
export function sheet(): string {
  const width = COLUMNS * CELL.width;
  const height = Math.ceil(ALIENS.length / COLUMNS) * CELL.height + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${ROUND}`,
    ' font-family="Nunito, system-ui, sans-serif" font-size="13" text-anchor="middle"',
    ' fill="#b4bfdf">',
    '<rect width="100%" height="100%" fill="#0b1022"/>',
    ...ALIENS.map(cellOf),
    '</svg>',
    '',
  ].join('\n');
}
