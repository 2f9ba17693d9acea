// Where things may move, what happens at once is seen step by step, and nobody waits to answer.

import type { Page } from '@playwright/test';
import { answer, choices, isAsked, playMlem } from './kit/table';
import { expect, test } from './kit/test';
import { arrive, openTable } from './kit/wire';

interface Seen {
  /** How many lines the log had, and when. */
  readonly lines: [at: number, count: number][];
  flights: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Counts lines of the log and things on their way from now on. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.seen = { lines: [], flights: 0 };
    new MutationObserver(() => {
      const count = document.querySelectorAll('.list ol li').length;
      if (window.seen.lines.at(-1)?.[1] !== count)
        window.seen.lines.push([performance.now(), count]);
      window.seen.flights += document.querySelectorAll('.layer span').length;
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Shorter than positions follow one another: these are steps within one. */
function hasSteps({ lines }: Seen): boolean {
  const pauses = lines.slice(1).map(([at], i) => at - (lines[i]?.[0] ?? 0));
  return pauses.some((pause) => pause >= 140 && pause < 420);
}

test('the log grows step by step, cats fly, and the question is there at once', async ({
  visitor,
}) => {
  test.setTimeout(120_000); // bots are given time to be seen
  const page = await visitor({ reducedMotion: 'no-preference' });
  await playMlem(page);
  await isAsked(page);
  await watch(page);
  for (let count = 0; count < 10 && (await isAsked(page)); count++) await answer(page);
  const seen = await page.evaluate(() => window.seen);
  expect(seen.flights).toBeGreaterThan(0);
  expect(hasSteps(seen)).toBe(true);
  await expect(choices(page).first()).toBeEnabled();
});

test('the same at the table of Alien Frontiers', async ({ visitor }) => {
  test.setTimeout(120_000);
  const page = await visitor({ reducedMotion: 'no-preference' });
  await arrive(page);
  const rules = { game: 'alien_frontiers', options: { first_player: '0' } };
  const { room } = await openTable(page, { bots: ['', 'greedy'], rules, start: true });
  await page.goto(`/t/${room}`);
  await isAsked(page);
  await watch(page);
  const last = (names: readonly string[]): number => names.length - 1;
  for (let count = 0; count < 14 && (await isAsked(page)); count++) await answer(page, last);
  await isAsked(page);
  const seen = await page.evaluate(() => window.seen);
  expect(seen.flights).toBeGreaterThan(0);
  expect(hasSteps(seen)).toBe(true);
  await expect(choices(page).first()).toBeEnabled();
});
