// A seat is kept: by its link on another device, by the recovery code in another browser.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { begin, gather } from './kit/company';
import { expect, test } from './kit/hours';
import { PHONE } from './kit/phone';
import { arriveAs, button, chip, fromMenu } from './kit/room';
import { answer, choices, isAsked } from './kit/table';

const OPTIONS = { first_player: '0', failure_limit: '5' };

async function seatLink(page: Page): Promise<string> {
  await fromMenu(page, en.table.seatLink);
  return page
    .getByRole('dialog')
    .getByText(/^http:/)
    .innerText();
}

test('a seat moved to a phone stays there through a reload and a crash', async ({
  visitor,
  own,
  watch,
}) => {
  watch.allow(/WebSocket connection to .* failed/);
  const company = await gather(visitor, ['Anna', 'Bruno'], ['greedy'], { options: OPTIONS });
  await begin(company);
  const [anna] = company.pages as [Page, Page];
  const link = await seatLink(anna);
  const phone = await visitor(PHONE);
  await phone.goto(link);
  await expect(choices(phone).first()).toBeVisible();

  await test.step('the old device is told, and watches', async () => {
    await expect(anna.getByText(en.server.seat_moved)).toBeVisible();
    await button(anna, en.app.close).last().click();
    await anna.getByText(en.table.spectating).click();
    await expect(anna.getByText(en.absence.seatBack)).toBeVisible();
    // Who has known one hand gets no other.
    await expect(button(anna, en.absence.join('Capella'))).toHaveCount(0);
    await expect(choices(anna)).toHaveCount(0);
  });

  await test.step('the link does not work twice', async () => {
    const another = await visitor();
    await another.goto(link);
    await expect(another.getByText(en.server.seat_link_used)).toBeVisible();
    await expect(chip(phone, 'Anna')).toContainText(en.app.you);
  });

  await phone.reload();
  await expect(choices(phone).first()).toBeVisible();
  await own.kill();
  await own.start();
  await phone.reload();
  await expect(choices(phone).first()).toBeVisible();
  await phone.goto('/');
  const mine = phone.getByRole('region', { name: en.home.running });
  await expect(mine).toContainText(en.home.yourTurn);
  await mine.getByRole('link', { name: en.home.resume }).click();
  await answer(phone);
});

test('the seat of a rated game stays with its player, whom the recovery code takes along', async ({
  visitor,
}) => {
  const clock = { kind: 'live', seconds: 600, increment: 0, days: 0 } as const;
  const rules = { options: OPTIONS, rated: true, clock };
  const company = await gather(visitor, ['Anna', 'Bruno'], [], rules);
  await begin(company);
  const [anna] = company.pages as [Page, Page];
  await fromMenu(anna, en.table.seatLink);
  await expect(anna.getByText(en.server.rated_seat_stays)).toBeVisible();
  await fromMenu(anna, en.app.settings);
  await anna.getByRole('dialog').getByRole('button', { name: en.profile.create }).click();
  const code = await anna.locator('strong.code').innerText();
  await anna.close();

  const other = await arriveAs(await visitor(), 'Nobody');
  await other.goto(`/t/${company.room}`);
  await expect(other.getByText(en.table.spectating)).toBeVisible();
  await fromMenu(other, en.app.settings);
  const settings = other.getByRole('dialog');
  await settings.getByText(en.profile.enter).click();
  await settings.getByLabel(en.profile.code).fill(code);
  await settings.getByRole('button', { name: en.profile.use }).click();
  await expect(settings.getByText(en.profile.used('Anna'))).toBeVisible();
  await settings.getByRole('button', { name: en.app.close }).click();
  await expect(chip(other, 'Anna')).toContainText('(you)');
  expect(await isAsked(other)).toBe(true);
  await answer(other);
});
