// Pictures of the screens for docs/pictures, wide and as on a phone.

import { mkdirSync, statSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { fighting, reach } from '../browser/kit/mayfair';
import { inRepository } from '../browser/kit/programs';
import { arriveAs, rename } from '../browser/kit/room';
import { choice, choices } from '../browser/kit/table';
import { expect, test } from '../browser/kit/test';
import { openTable } from '../browser/kit/wire';
import { encounterInProgress, lobby, middle, warInProgress } from './story';

const FOLDER = inRepository('docs/pictures');
const LARGEST = 150_000;
const QUALITIES = [80, 74, 68, 60];
const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** As good as fits into the size a page of documentation should have. */
async function save(page: Page, path: string): Promise<void> {
  for (const quality of QUALITIES) {
    await page.screenshot({ path, type: 'jpeg', quality });
    if (statSync(path).size < LARGEST) return;
  }
  throw new Error(`${path} is too large.`);
}

/** The screen as it is now, in both sizes, from its top or from something further down. */
async function take(page: Page, name: string, from?: Locator): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await from?.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))));
    await save(page, `${FOLDER}/${name}-${size}.jpg`);
  }
  await page.setViewportSize(SIZES.wide);
}

async function takeAt(page: Page, path: string, ready: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(ready).first()).toBeVisible({ timeout: 30_000 });
  await take(page, name);
}

test('the way to a game', async ({ visitor }) => {
  const { anna } = await lobby(visitor);
  await take(anna, 'lobby');
  await takeAt(anna, '/', en.home.resume, 'home');
  await takeAt(anna, '/new/mlem', en.setup.create, 'new-table');
  await takeAt(anna, '/rules/mlem#ML-LAND-1', 'ML-LAND-1', 'rules');
});

test('a table in the middle of a game, in both languages', async ({ visitor }) => {
  const { anna } = await middle(visitor);
  await take(anna, 'table');
  const address = anna.url();
  await anna.goto('/');
  await anna.getByRole('button', { name: 'IT', exact: true }).click();
  await anna.goto(address);
  await expect(choices(anna).first()).toBeVisible();
  await take(anna, 'table-it');
});

test('Alien Frontiers in the middle of a game, in both languages', async ({ page }) => {
  await arriveAs(page, 'Anna');
  const { room } = await openTable(page, {
    bots: ['', 'expert', 'expert', 'expert'],
    rules: { game: 'alien_frontiers', seats: 4, options: {} },
    start: true,
    answers: 60,
  });
  await page.goto(`/t/${room}`);
  await expect(async () => {
    const shown = await choices(page).count();
    if (shown > 0 && shown < 6) await choices(page).first().click();
    expect(await choices(page).count()).toBeGreaterThanOrEqual(6);
  }).toPass();
  await take(page, 'alien-frontiers');
  await page.goto('/');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await page.goto(`/t/${room}`);
  await expect(choices(page).first()).toBeVisible();
  await take(page, 'alien-frontiers-it');
});

test('Monolith in the middle of a game, in both languages', async ({ page }) => {
  await arriveAs(page, 'Anna');
  const room = await warInProgress(page);
  await page.goto(`/t/${room}`);
  await expect(page.getByRole('application')).toBeVisible();
  await expect(choices(page).first()).toBeVisible();
  await take(page, 'monolith');
  await page.goto('/');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await page.goto(`/t/${room}`);
  await expect(choices(page).first()).toBeVisible();
  await take(page, 'monolith-it');
});

test('Cosmic Encounter in the middle of a game, in both languages', async ({ page }) => {
  test.setTimeout(240_000);
  await arriveAs(page, 'Anna');
  const room = await encounterInProgress(page);
  await take(page, 'cosmic');
  await page.goto('/');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await page.goto(`/t/${room}`);
  await expect(choices(page).first()).toBeVisible();
  await take(page, 'cosmic-it');
});

test('the Mayfair edition with a kicker in the sum, in both languages', async ({ page }) => {
  test.setTimeout(240_000);
  await arriveAs(page, 'Anna');
  const options = { kickers: 'true', reinforcements: 'true', expansion_cards: 'true' };
  const hand = ['kicker_2', 'reinforcement_'];
  const kicked = page.getByRole('listitem').filter({ hasText: /× \d Kicker/ });
  const taste = fighting(/^Kicker ×/, /^The offense$/);
  await reach(page, { options, hand, taste, most: 40 }, () => kicked.first().isVisible());
  const table = page.url();
  await take(page, 'cosmic-mayfair');
  await page.goto('/');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await page.goto(table);
  await expect(choices(page).first()).toBeVisible();
  await take(page, 'cosmic-mayfair-it');
});

test('a finished game', async ({ page }) => {
  await arriveAs(page, 'Anna');
  const bots = ['', 'expert', 'expert', 'expert'];
  const { match } = await openTable(page, {
    bots,
    rules: { options: {} },
    start: true,
    answers: 999,
  });
  await takeAt(page, `/m/${match}?at=60`, en.replay.happened, 'replay');
  await takeAt(page, `/m/${match}/end`, en.end.decisive, 'end');
  await take(page, 'end-story', page.getByRole('region', { name: en.end.graph }));
  await takeAt(page, '/history', en.history.title, 'history');
  await takeAt(page, `/verify/${match}`, en.verify.title, 'verify');
  await takeAt(page, '/ratings/mlem', en.ratings.none, 'ratings');
  await takeAt(page, '/settings', en.settings.title, 'settings');
  await takeAt(page, '/nowhere', en.errors.notFound, 'lost');
});

test('the lesson', async ({ page }) => {
  await page.goto('/');
  await rename(page, 'Anna');
  await page.goto('/learn/mlem');
  await page.getByRole('button', { name: en.learn.begin }).click();
  await choice(page, 'Moon Specialist').click();
  await choice(page, /^Roll/).click();
  await expect(page.getByText('3 / 19')).toBeVisible();
  await take(page, 'lesson');
});
