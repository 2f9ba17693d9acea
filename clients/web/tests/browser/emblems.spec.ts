// Emblems of aliens as a browser draws them: clean, large enough, no two alike. Needs no server.

import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { INKS } from '../../src/games/cosmic/emblems/inks';
import { ALIENS, sheet, svgOf } from '../pictures/emblemSheet';
import { difference, sceneOf, type Difference, type Picture } from './kit/likeness';
import { inRepository } from './kit/programs';

const SIZE = 32;

/**
 * The closest pair has colour 33, grey 25 and outline 0.23, the middle one 56, 49 and 0.51. A copy
 * in other inks or a little beside has an outline of nearly 0.
 */
const LEAST: Difference = { colour: 28, grey: 20, outline: 0.2 };

/** The pixels the browser makes of them; fails when one is not well-formed XML. */
async function drawn(page: Page, svgs: readonly string[], size = SIZE): Promise<Picture[]> {
  const pixels = await page.evaluate(
    async ({ svgs, size }) => {
      const context = new OffscreenCanvas(size, size).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('No canvas.');
      const found: string[] = [];
      for (const svg of svgs) {
        const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const problem = read.querySelector('parsererror')?.textContent;
        if (problem) throw new Error(problem);
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        context.clearRect(0, 0, size, size);
        context.drawImage(image, 0, 0);
        found.push(btoa(String.fromCharCode(...context.getImageData(0, 0, size, size).data)));
      }
      return found;
    },
    { svgs, size },
  );
  return pixels.map((text) => Buffer.from(text, 'base64'));
}

function isAlike(found: Difference): boolean {
  return (['colour', 'grey', 'outline'] as const).some((kind) => found[kind] < LEAST[kind]);
}

test('no two emblems are alike, in colour, in grey or as a silhouette', async ({ page }) => {
  const pictures = await drawn(
    page,
    ALIENS.map((alien) => svgOf(alien, SIZE)),
  );
  const scenes = pictures.map(sceneOf);
  const alike = scenes.flatMap((one, i) =>
    scenes.slice(0, i).flatMap((other, j) => {
      const found = difference(one, other);
      return isAlike(found) ? [{ pair: [ALIENS[j], ALIENS[i]], ...found }] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('copies are found out, also in other inks or moved', async ({ page }) => {
  const original = svgOf('gambler', SIZE);
  const recoloured = original.replaceAll(INKS.cyan, INKS.yellow);
  const moved = original.replace('viewBox="0 0 64 64"', 'viewBox="3 -2 64 64"');
  expect(recoloured).not.toBe(original);
  expect(moved).not.toBe(original);
  const pictures = await drawn(page, [original, recoloured, moved]);
  const [first, ...copies] = pictures.map(sceneOf);
  if (!first) throw new Error('Nothing was drawn.');
  for (const copy of copies)
    expect(difference(first, copy).outline).toBeLessThan(LEAST.outline / 2);
});

test('each emblem fills its square and stays inside', async ({ page }) => {
  const size = 64;
  const pictures = await drawn(
    page,
    ALIENS.map((alien) => svgOf(alien, size)),
    size,
  );
  pictures.forEach((picture, index) => {
    const inked = Array.from({ length: size * size }, (_, i) => i).filter((i) => {
      return (picture[4 * i + 3] ?? 0) > 127;
    });
    const columns = inked.map((i) => i % size);
    const rows = inked.map((i) => Math.floor(i / size));
    const edges = [...columns, ...rows];
    const alien = ALIENS[index];
    expect(Math.min(...edges), `${alien} is cut off`).toBeGreaterThan(0);
    expect(Math.max(...edges), `${alien} is cut off`).toBeLessThan(size - 1);
    expect(inked.length / size ** 2, `${alien} is too thin`).toBeGreaterThan(0.33);
  });
});

test('what the sheet in the documentation shows is true', () => {
  const shown = readFileSync(inRepository('docs/pictures/cosmic-emblems.svg'), 'utf8');
  const symbols = (text: string): ReadonlyMap<string, string> => {
    const found = [...text.matchAll(/<symbol id="([a-z_]+)"[^>]*>(.*?)<\/symbol>/gs)];
    return new Map(found.map(([, alien = '', drawing = '']) => [alien, drawing]));
  };
  const now = symbols(sheet());
  expect(now.size).toBe(ALIENS.length);
  expect(symbols(shown).size).toBeGreaterThanOrEqual(50);
  for (const [alien, drawing] of symbols(shown)) expect(now.get(alien), alien).toBe(drawing);
});
