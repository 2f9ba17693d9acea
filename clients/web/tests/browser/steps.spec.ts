// Where things may move, what happens at once is seen step by step, and nobody waits to answer.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { answer, choices, isAsked, playMlem } from './kit/table';
import { expect, test } from './kit/test';
import { lessonAnswers } from './kit/texts';
import { arrive, openTable } from './kit/wire';

interface Seen {
  /** How often the log has grown. */
  grown: number;
  flights: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Counts from now on how often the log grows, and things on their way. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const lines = (): number => document.querySelectorAll('.list ol li').length;
    window.seen = { grown: 0, flights: 0 };
    let last = lines();
    new MutationObserver(() => {
      const count = lines();
      if (count > last) window.seen.grown += 1;
      last = count;
      window.seen.flights += document.querySelectorAll('.layer span').length;
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Counts the positions with news that the server sends to this page. */
function countNews(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { type?: string; events?: unknown[] };
      if (message.type === 'update' && (message.events?.length ?? 0) > 0) count += 1;
    });
  });
  return () => count;
}

/** Without steps the log grows at most once for each position. An answer would cut steps short, so
 * each is given their time. */
async function expectSteps(page: Page, news: () => number): Promise<void> {
  const before = news();
  for (let count = 0; count < 20 && (await isAsked(page)); count++) {
    await answer(page);
    await page.waitForTimeout(1500);
    const { grown, flights } = await page.evaluate(() => window.seen);
    if (flights > 0 && grown > news() - before) return;
  }
  throw new Error('No position was shown in steps.');
}

test('the log grows step by step, cats fly, and the question is there at once', async ({
  visitor,
}) => {
  const page = await visitor({ reducedMotion: 'no-preference' });
  const news = countNews(page);
  await playMlem(page);
  await isAsked(page);
  await watch(page);
  await expectSteps(page, news);
  await isAsked(page);
  await expect(choices(page).first()).toBeEnabled();
});

// Which steps there are is tested beside the stepper (steps.test.ts).
test('ships fly at the table of Alien Frontiers', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'no-preference' });
  await arrive(page);
  const rules = { game: 'alien_frontiers', options: { first_player: '0' } };
  const { room } = await openTable(page, { bots: ['', 'greedy'], rules, start: true });
  await page.goto(`/t/${room}`);
  await isAsked(page);
  await watch(page);
  for (let count = 0; count < 6 && (await isAsked(page)); count++)
    await answer(page, (names) => names.length - 1);
  await isAsked(page);
  await expect.poll(() => page.evaluate(() => window.seen.flights)).toBeGreaterThan(0);
  await expect(choices(page).first()).toBeEnabled();
});

// The lesson has a fight in which much happens at once: cards are turned up, ships are lost and land.
test('at the table of Cosmic Encounter a fight is seen step by step, and ships fly', async ({
  visitor,
}) => {
  const page = await visitor({ reducedMotion: 'no-preference' });
  const news = countNews(page);
  const answers = lessonAnswers('first_encounter', 'cosmic');
  const end = answers.indexOf('use reinforcement_3') + 2;
  await page.goto('/learn/cosmic');
  await page.getByRole('button', { name: en.learn.begin }).click();
  const guide = page.getByRole('region', { name: en.learn.coach });
  let before = 0;
  for (let at = 0; at < end; at++) {
    await expect(guide).toContainText(`${at + 1} / ${answers.length}`);
    if (at === end - 1) {
      await watch(page);
      before = news();
    }
    await page.locator('.cosmic .choices .guided').click();
  }
  await expect(guide).toContainText(`${end + 1} / ${answers.length}`);
  const seen = () => page.evaluate(() => window.seen);
  await expect.poll(async () => (await seen()).grown - (news() - before)).toBeGreaterThan(1);
  await expect.poll(async () => (await seen()).flights).toBeGreaterThan(0);
});
