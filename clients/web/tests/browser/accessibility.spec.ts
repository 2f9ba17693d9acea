// Every screen is checked for barriers.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expectAccessible } from './kit/axe';
import { expect, test } from './kit/test';
import { fromMenu } from './kit/room';
import { choices, isAsked, prompt } from './kit/table';
import { arrive, finishedGame, isAnalysed, openTable } from './kit/wire';

async function check(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(ready).first()).toBeVisible();
  await expectAccessible(page, path);
}

test('pages to read', async ({ page }) => {
  await check(page, '/', en.home.newTable);
  await check(page, '/new/mlem', en.setup.create);
  await page.getByText(en.setup.details).click();
  await expectAccessible(page, 'new table, details');
  await check(page, '/history', en.history.none);
  await check(page, '/ratings/mlem', en.ratings.none);
  await check(page, '/rules/mlem', 'ML-TAKE-1');
  await check(page, '/learn/mlem', en.learn.begin);
  await check(page, '/settings', en.profile.create);
  await check(page, '/nowhere', en.errors.notFound);
});

test('a finished game', async ({ page }) => {
  await arrive(page);
  const match = await finishedGame(page);
  await check(page, `/m/${match}?at=9`, en.replay.happened);
  await isAnalysed(page, match);
  await check(page, `/m/${match}/end`, en.end.decisive);
  await check(page, '/history', en.history.replay);
  await check(page, `/verify/${match}`, en.verify.check);
  await page.getByRole('button', { name: en.verify.check }).click();
  await expect(page.getByText(en.verify.replayed)).toBeVisible();
  await expectAccessible(page, 'verify, checked');
});

test('a table before and in play', async ({ page, visitor }) => {
  await arrive(page);
  const rules = { options: { secret_missions: 'true', ufo: 'true', first_player: '0' } };
  const { room } = await openTable(page, { bots: ['', ''], rules });
  await check(page, `/t/${room}`, en.lobby.ready);

  const guest = await visitor();
  await guest.goto(`/t/${room}`);
  await guest.getByRole('button', { name: en.lobby.sit }).click();
  for (const each of [page, guest])
    await each.getByRole('button', { name: en.lobby.ready }).click();
  await isAsked(page);
  await expectAccessible(page, 'my turn');

  for (const each of [page, guest]) {
    await isAsked(each);
    await choices(each).first().click();
  }
  await expect(prompt(guest)).toHaveText(/^Waiting for/);
  await expectAccessible(guest, 'waiting');

  await guest.getByRole('button', { name: 'Dice', exact: true }).click({ force: true });
  await expect(guest.getByText(en.note.title)).toBeVisible();
  await expectAccessible(guest, 'note open');

  await page.locator('header').getByText(en.table.menu, { exact: true }).click();
  await expect(page.getByText(en.table.concede, { exact: true })).toBeVisible();
  await expectAccessible(page, 'menu open');
  await page.keyboard.press('Escape');
  await fromMenu(page, en.table.concede);
  await expectAccessible(page, 'dialog open');
});

test('high contrast, and a table on the phone', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto('/settings');
  await page.getByText(en.settings.contrast).click();
  await expectAccessible(page, 'high contrast');
  const { room } = await openTable(page, { bots: ['', 'greedy'], start: true });
  await page.goto(`/t/${room}`);
  await isAsked(page);
  await expectAccessible(page, 'table on the phone');
});
