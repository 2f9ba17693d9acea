// A finished game, move by move.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expect, test } from './kit/test';
import { arrive, finishedGame } from './kit/wire';

const slider = (page: Page) => page.getByRole('slider', { name: en.replay.slider });
const board = (page: Page) => page.getByRole('region', { name: 'Board' });

async function lastMove(page: Page): Promise<number> {
  return Number(await slider(page).getAttribute('max'));
}

test('keys and slider walk through the game, and the address follows', async ({ page }) => {
  await arrive(page);
  const match = await finishedGame(page);
  await page.goto(`/m/${match}`);
  await expect(slider(page)).toHaveValue('0');
  const last = await lastMove(page);
  expect(last).toBeGreaterThan(20);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('2');
  await expect(page).toHaveURL(/\?at=2$/);
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue(String(last));
  await expect(page.getByText(en.table.over)).toBeVisible();
  await expect(page.getByRole('button', { name: en.replay.next })).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');

  await slider(page).fill('11');
  await expect(page.getByText(en.replay.position(11, last))).toBeVisible();
  await page.getByRole('button', { name: en.replay.previous }).click();
  await expect(page).toHaveURL(/\?at=10$/);
  await page.getByRole('button', { name: en.replay.play, exact: true }).click();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(11);
  await page.getByRole('button', { name: en.replay.pause }).click();
});

test('a link to a moment opens that moment for everybody', async ({ page, visitor }) => {
  await arrive(page);
  const match = await finishedGame(page);
  await page.goto(`/m/${match}`);
  const start = await board(page).innerText();
  await slider(page).fill('15');
  await expect(board(page)).not.toHaveText(start);
  const happened = page.getByRole('complementary');
  const told = await happened.innerText();
  const words = await board(page).innerText();

  const guest = await visitor();
  await guest.goto(page.url());
  await expect(slider(guest)).toHaveValue('15');
  await expect(guest.getByRole('complementary')).toHaveText(told, { useInnerText: true });
  await expect(board(guest)).toHaveText(words, { useInnerText: true });
});

test('a finished game can be seen with the eyes of each seat', async ({ page }) => {
  await arrive(page);
  const match = await finishedGame(page, { options: { secret_missions: 'true' } });
  await page.goto(`/m/${match}?at=8`);
  await page.getByRole('button', { name: 'Missions' }).click();
  const mission = page.getByRole('img', { name: /^Missions \d/ });
  await expect(page.getByText('?', { exact: true })).toHaveCount(3);
  await expect(mission).toHaveCount(0);

  await page.getByLabel(en.replay.seenBy).selectOption('B');
  await expect(page).toHaveURL(/at=8&seat=B$/);
  await expect(mission).toHaveCount(3);
  const ofB = await mission.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await page.reload();
  await expect(page.getByLabel(en.replay.seenBy)).toHaveValue('B');
  await page.getByRole('button', { name: 'Missions' }).click();
  await expect(mission).toHaveCount(3);
  expect(
    await mission.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(ofB);
});
