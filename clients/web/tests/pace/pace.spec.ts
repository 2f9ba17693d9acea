// How long people wait for their next question at a table that Play opens, at two speeds. Prints a
// table for docs/performance.md; the limits are those that people feel.

import { appendFileSync, mkdirSync } from 'node:fs';
import { Server } from '../browser/kit/server';
import { expect, test as base } from '../browser/kit/test';
import { en } from '../../src/text/en';
import { playByItself, type Played } from './player';

/** A server as people have it: with its own pace for bots. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server(['--max-rate', '1000']);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

/** Median limits at Normal, in seconds, not counting bots' thinking; the 95th percentile is twice that. */
const GAMES = [
  { game: 'mlem', title: 'MLEM: Space Agency', median: 4 },
  { game: 'alien_frontiers', title: 'Alien Frontiers', median: 6 },
  { game: 'monolith', title: 'Monolith', median: 3 },
  { game: 'cosmic', title: 'Cosmic Encounter', median: 8 },
  { game: 'cosmic_mayfair', title: 'Cosmic Encounter (Mayfair)', median: 8 },
] as const;
const AT_ONCE = 0.5;
const THINKING = 1;

/** Seconds for a game; a war of Monolith has no end. */
const TIME = Number(process.env['PACE_SECONDS'] ?? 240);
/** Rows: game, speed, answers, of them followed by others' moves, waits, thinking, bytes, over. */
const TABLE = '../../build/pace.md';

const part = (numbers: ReadonlyArray<number>, share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

for (const { game, title, median } of GAMES) {
  for (const speed of ['normal', 'instant'] as const) {
    test(`${game} at ${speed}`, async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('sidera.settings', JSON.stringify({ speed: chosen }));
      }, speed);
      await page.addInitScript(playByItself, 7);
      await page.goto('/');
      await page.getByRole('button', { name: en.home.playHint(title), exact: true }).click();
      await expect(page).toHaveURL(/\/t\//);
      const end = Date.now() + TIME * 1000;
      let played: Played;
      do {
        await page.waitForTimeout(500);
        played = await page.evaluate(() => window.played);
      } while (!played.isOver && Date.now() < end);

      const watched = played.stretches.filter(({ others }) => others > 0);
      const waits = watched.map(({ whole, thinking }) => whole - thinking);
      const thoughts = watched.map(({ thinking }) => thinking);
      mkdirSync('../../build', { recursive: true });
      appendFileSync(
        TABLE,
        `| ${game} | ${speed} | ${played.stretches.length} | ${watched.length} | ` +
          `${seconds(part(waits, 0.5))}, ${seconds(part(waits, 0.95))} | ` +
          `${seconds(part(thoughts, 0.5))}, ${seconds(part(thoughts, 0.95))} | ` +
          `${part(
            watched.map(({ bytes }) => bytes),
            0.5,
          )} | ${played.isOver ? 'yes' : 'no'} |\n`,
      );
      expect(watched.length).toBeGreaterThan(4);
      const limit = (speed === 'normal' ? median : AT_ONCE) * 1000;
      expect(part(waits, 0.5)).toBeLessThanOrEqual(limit);
      expect(part(waits, 0.95)).toBeLessThanOrEqual(speed === 'normal' ? 2 * limit : limit);
      expect(part(thoughts, 0.5)).toBeLessThanOrEqual(THINKING * 1000);
    });
  }
}
