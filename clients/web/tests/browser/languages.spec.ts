// Both languages, complete: in Italian no English sentence of the shell or the game is left.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expect, test } from './kit/test';
import { ENGLISH, isEnglish, spoken } from './kit/english';
import { isAsked } from './kit/table';
import { arrive, finishedGame, isAnalysed, openTable } from './kit/wire';

async function expectItalian(page: Page, ready: string): Promise<void> {
  await expect(page.getByText(ready).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const texts = await spoken(page);
  expect(texts.filter(isEnglish)).toEqual([]);
}

test('the words compared are English ones', async ({ page }) => {
  expect(ENGLISH.length).toBeGreaterThan(350);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'New table' }).first()).toBeVisible();
  const found = (await spoken(page)).filter(isEnglish);
  for (const text of ['Play', 'New table', 'Play MLEM: Space Agency against bots now'])
    expect(found).toContain(text);
});

test('a browser that likes Italian gets Italian, another one English', async ({ visitor }) => {
  const italian = await visitor({ locale: 'it-IT' });
  await italian.goto('/');
  await expectItalian(italian, it.home.title);
  const german = await visitor({ locale: 'de-DE' });
  await german.goto('/');
  await expect(german.locator('html')).toHaveAttribute('lang', 'en');
  await expect(german.getByRole('heading', { name: en.home.title })).toBeVisible();
});

test('switched to Italian, every screen is Italian and stays so', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expectItalian(page, it.home.title);
  await page.reload();
  await expectItalian(page, it.home.title);

  const match = await finishedGame(page);
  const lobby = await openTable(page, { bots: ['', '', 'greedy'] });
  const game = await openTable(page, {
    bots: ['', 'greedy', 'greedy'],
    rules: { options: { ufo: 'true', exploration: 'true', secret_missions: 'true' } },
    start: true,
    answers: 6,
  });
  const screens = [
    ['/new/mlem', it.setup.create],
    [`/t/${lobby.room}`, it.lobby.ready],
    ['/history', it.history.scores],
    ['/ratings/mlem', it.ratings.none],
    ['/rules/mlem', 'ML-TAKE-1'],
    ['/learn/mlem', it.learn.begin],
    ['/settings', it.profile.create],
    [`/verify/${match}`, it.verify.check],
    [`/m/${match}?at=9`, it.replay.happened],
    [`/m/${match}/end`, it.end.decisive],
    ['/nowhere', it.errors.notFound],
  ] as const;
  await isAnalysed(page, match);
  for (const [path, ready] of screens) {
    await page.goto(path);
    await expectItalian(page, ready);
  }
  await page.goto(`/t/${game.room}`);
  await isAsked(page);
  await expectItalian(page, it.table.menu);
});
