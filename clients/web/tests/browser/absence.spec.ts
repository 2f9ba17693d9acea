// One of the people at a table goes away for good, or for a while: nobody freezes a game.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { begin, gather, stir, type Company } from './kit/company';
import { chip } from './kit/room';
import { Server } from './kit/server';
import { expect, test as base } from './kit/test';
import { answer, choices, isAsked, overCard } from './kit/table';

// A server of one's own, whose clock can be moved.
const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server(undefined, true);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

const NAMES = ['Anna', 'Bruno', 'Carla'] as const;
const RULES = { options: { first_player: '0', failure_limit: '5' } };

/** Anna is asked, and closes her page for good. */
async function leaveInMidTurn({ pages }: Company): Promise<Page> {
  const [anna] = pages as [Page, ...Page[]];
  expect(await isAsked(anna)).toBe(true);
  await anna.close();
  return anna;
}

const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the others let a bot play once their patience is used up, and not before', async ({
  visitor,
  server,
}) => {
  const company = await gather(visitor, NAMES, [], RULES);
  await begin(company);
  const [, bruno, carla] = company.pages as [Page, Page, Page];
  const anna = await leaveInMidTurn(company);
  await expect(chip(bruno, 'Anna')).toContainText(en.table.offline);
  await expect(bruno.getByText(/Anna is away\.\s+The table waits/)).toBeVisible();
  await expect(option(bruno, en.absence.choices.bot)).toHaveCount(0);

  server.pass(181);
  await stir(bruno);
  await option(bruno, en.absence.choices.bot).click();
  await expect(carla.getByText('Bruno would let a bot play.')).toBeVisible();
  await expect(chip(bruno, 'Anna')).not.toContainText(en.table.botPlays);
  await option(carla, en.absence.choices.bot).click();
  await expect(chip(bruno, 'Anna')).toContainText(en.table.botPlays);
  // The bot has answered in her place: somebody else is asked now.
  await expect(chip(bruno, 'Anna')).not.toHaveClass(/deciding/);

  await test.step('and she has her seat again when she is back', async () => {
    const back = await anna.context().newPage();
    await back.goto(`/t/${company.room}`);
    await expect(chip(back, 'Anna')).toContainText('(you)');
    await expect(chip(bruno, 'Anna')).not.toContainText(en.table.botPlays);
  });
});

test('all who are there call the game off', async ({ visitor, server }) => {
  const company = await gather(visitor, NAMES, [], RULES);
  await begin(company);
  const [, bruno, carla] = company.pages as [Page, Page, Page];
  await leaveInMidTurn(company);
  await expect(chip(bruno, 'Anna')).toContainText(en.table.offline);
  server.pass(181);
  await stir(carla);
  await option(bruno, en.absence.choices.call_off).click();
  await expect(overCard(bruno)).toHaveCount(0);
  await option(carla, en.absence.choices.call_off).click();
  for (const page of [bruno, carla])
    await expect(overCard(page).getByRole('heading')).toHaveText(en.table.aborted);
});

test('who owes an answer for long is asked whether they are there', async ({ visitor, server }) => {
  const company = await gather(visitor, ['Anna', 'Bruno'], [], RULES);
  await begin(company);
  const [anna, bruno] = company.pages as [Page, Page];
  expect(await isAsked(anna)).toBe(true);
  server.pass(601);
  await stir(bruno);
  await expect(anna.getByText(en.absence.areYouThere)).toBeVisible();
  await expect(chip(bruno, 'Anna')).toContainText(en.table.offline);
  await option(anna, en.absence.here).click();
  await expect(anna.getByText(en.absence.areYouThere)).toBeHidden();
  await expect(chip(bruno, 'Anna')).not.toContainText(en.table.offline);
  await answer(anna);
});

test('a late friend takes a seat that was a bot’s, if all agree', async ({ visitor }) => {
  const company = await gather(visitor, ['Anna', 'Bruno'], ['greedy'], RULES);
  await begin(company);
  const [anna, bruno] = company.pages as [Page, Page];
  const dora = await visitor();
  await dora.goto(`/t/${company.room}`);
  await dora.getByText(en.table.spectating).click();
  await expect(dora.getByText(en.absence.seatBack)).toBeVisible();
  await option(dora, en.absence.join('Capella')).click();
  await option(anna, en.absence.admit).click();
  await expect(bruno.getByText(en.absence.agreed('Anna'))).toBeVisible();
  await option(bruno, en.absence.admit).click();
  await expect(dora.getByText('(you)')).toBeVisible();
  await expect(dora.getByText(en.table.spectating)).toHaveCount(0);
});

test('a table waits for its friends while everybody is gone', async ({ visitor, server }) => {
  const company = await gather(visitor, ['Anna', 'Bruno']);
  for (const page of company.pages) await page.goto('/');
  server.pass(2 * 3600);
  const [anna, bruno] = company.pages as [Page, Page];
  await expect(anna.getByRole('region', { name: en.home.running })).toContainText('Bruno');
  await bruno.goto(`/t/${company.room}`);
  await expect(bruno.getByRole('button', { name: en.lobby.ready })).toBeVisible();
  await bruno.goto('/');

  await test.step('and when it has expired it says so and opens again', async () => {
    server.pass(15 * 86_400);
    await anna.goto(`/t/${company.room}`);
    await expect(anna.getByText(en.table.expired)).toBeVisible();
    await option(anna, en.table.openAgain).click();
    await expect(anna.getByText(en.lobby.next.fill)).toBeVisible();
  });
});

test('a seat moved to a phone stays there through a reload and a crash', async ({
  visitor,
  server,
  watch,
}) => {
  watch.allow(/WebSocket connection to .* failed/);
  const company = await gather(visitor, ['Anna', 'Bruno'], [], RULES);
  await begin(company);
  const [anna] = company.pages as [Page, Page];
  await anna.locator('header').getByText(en.table.menu, { exact: true }).click();
  await anna.getByRole('button', { name: en.table.seatLink }).click();
  const link = await anna
    .getByRole('dialog')
    .getByText(/^http:/)
    .innerText();
  const phone = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(link);
  await expect(choices(phone).first()).toBeVisible();
  await expect(anna.getByText(en.table.spectating)).toBeVisible();
  await phone.reload();
  await expect(choices(phone).first()).toBeVisible();
  await server.kill();
  await server.start();
  await phone.reload();
  await expect(choices(phone).first()).toBeVisible();
  await answer(phone);
});
