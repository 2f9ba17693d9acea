// One picture of all emblems of Cosmic Encounter's aliens, large and as small as they are used.

import { readdirSync, readFileSync } from 'node:fs';
import { inRepository } from '../browser/kit/programs';

const FOLDER = inRepository('games/cosmic/aliens');
export const ALIENS: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const COLUMNS = 10;
const CELL = { width: 120, height: 172 };
const LARGE = 96;
const SMALL = 32;
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** An emblem as its file has it, at a size. */
export function svgOf(alien: string, size: number): string {
  const file = readFileSync(`${FOLDER}/${alien}/emblem.svg`, 'utf8');
  return file.replace('<svg ', `<svg width="${size}" height="${size}" `);
}

function pathsOf(alien: string): string {
  return [...svgOf(alien, LARGE).matchAll(/<path .*\/>/g)].map(([path]) => path).join('\n');
}

function nameOf(alien: string): string {
  const words = alien.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('-');
}

function cellOf(alien: string, index: number): string {
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
