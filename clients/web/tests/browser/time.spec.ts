// Clocks of real time, as people see them.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { begin, gather, leaveInMidTurn } from './kit/company';
import { button, chip, fromMenu } from './kit/room';
import { answer, choices, isAsked, whoIsAsked } from './kit/table';
import { expect, test } from './kit/test';

const OPTIONS = { first_player: '0', failure_limit: '5' };

test('what is taken back takes its increment with it', async ({ visitor }) => {
  const clock = { kind: 'live', seconds: 600, increment: 60, days: 0 } as const;
  const company = await gather(visitor, ['Anna', 'Bruno'], [], { options: OPTIONS, clock });
  await begin(company);
  const [anna, bruno] = company.pages as [Page, Page];
  const seconds = async (page: Page): Promise<number> => {
    const shown = await page.getByRole('timer', { name: en.table.clockOf('Anna') }).innerText();
    const [minutes = NaN, rest = NaN] = shown.split(':').map(Number);
    return minutes * 60 + rest;
  };
  for (let i = 0; i < 3; i++) {
    expect(await isAsked(anna)).toBe(true);
    await answer(anna);
    for (const page of [anna, bruno]) await expect.poll(() => seconds(page)).toBeGreaterThan(600);
    await button(anna, en.table.undo).click();
    for (const page of [anna, bruno])
      await expect.poll(() => seconds(page)).toBeLessThanOrEqual(600);
  }
});

test('in a rated game who stays away is counted as conceded, once everybody had a turn', async ({
  visitor,
}) => {
  const { bot, call_off, concede } = en.absence.choices;
  // Short, for it is waited for; who answers has time again.
  const clock = { kind: 'live', seconds: 20, increment: 60, days: 0 } as const;
  const rules = { options: OPTIONS, clock, rated: true };
  const company = await gather(visitor, ['Anna', 'Bruno', 'Carla'], [], rules);
  await begin(company);
  const [, bruno, carla] = company.pages as [Page, Page, Page];
  const anna = await leaveInMidTurn(company);
  await expect(chip(bruno, 'Anna')).toContainText(en.table.offline);
  for (const choice of [bot, call_off, concede]) await expect(button(bruno, choice)).toHaveCount(0);

  // Her clock ends, says so, and answers.
  const log = bruno.getByRole('complementary', { name: en.table.panel });
  await expect(log.getByText('Time is up for Anna: the clock has answered.')).toBeVisible();
  for (const choice of [bot, call_off]) await expect(button(bruno, choice)).toBeVisible();
  await expect(button(bruno, concede)).toHaveCount(0);
  for (const page of [bruno, carla]) {
    expect(await isAsked(page)).toBe(true);
    await answer(page);
  }
  // Everybody had a turn. One of two is not all of them.
  await button(bruno, bot).click();
  await expect(carla.getByText(en.absence.wants.bot('Bruno'))).toBeVisible();
  await expect(button(carla, call_off)).toHaveCount(0);
  await button(carla, concede).click();
  await expect(bruno.getByText(en.absence.wants.concede('Carla'))).toBeVisible();
  await expect(chip(bruno, 'Anna')).not.toContainText(en.table.conceded);
  await button(bruno, concede).click();
  for (const page of [bruno, carla])
    await expect(chip(page, 'Anna')).toContainText(en.table.conceded);
  await answer(await whoIsAsked([bruno, carla]));

  await test.step('for good', async () => {
    const back = await anna.context().newPage();
    await back.goto(`/t/${company.room}`);
    await expect(chip(back, 'Anna')).toContainText('(you)');
    await expect(chip(back, 'Anna')).toContainText(en.table.conceded);
    await expect(choices(back)).toHaveCount(0);
  });
});

test('clocks speak the reader’s language', async ({ visitor }) => {
  const clock = { kind: 'days', seconds: 0, increment: 0, days: 2 } as const;
  const company = await gather(visitor, ['Anna', 'Bruno'], [], { options: OPTIONS, clock });
  await begin(company);
  const [anna] = company.pages as [Page];
  const timer = (label: string) => anna.getByRole('timer', { name: label });
  await expect(timer(en.table.clockOf('Bruno'))).toHaveText('2d 0h');
  await fromMenu(anna, en.app.settings);
  await anna.getByRole('dialog').getByLabel('Italiano').check();
  await expect(timer(it.table.clockOf('Bruno'))).toHaveText('2gg 0h');
});

test('patience and ratings in the form follow the clock', async ({ page }) => {
  await page.goto('/new/mlem');
  const patience = page.getByLabel(en.setup.patience);
  const rated = page.getByRole('switch', { name: en.setup.rated });
  await expect(patience).toHaveValue('180');
  await expect(page.getByText(en.setup.ratedNeedsClock)).toBeVisible();
  await expect(rated).toHaveCount(0);
  const clock = page.getByLabel(en.setup.clock, { exact: true });
  for (const [kind, help] of [
    ['live', en.setup.patienceLive],
    ['days', en.setup.patienceDays],
  ] as const) {
    await clock.selectOption(kind);
    await expect(page.getByText(help)).toBeVisible();
    await expect(patience).toHaveCount(0);
    await expect(rated).toBeVisible();
  }
});
