// One of the people at a table goes away for good, or for a while: nobody freezes a game.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expectAccessible } from './kit/axe';
import { begin, gather, leaveInMidTurn, stir } from './kit/company';
import { expect, test } from './kit/hours';
import { expectNoSideways, PHONE } from './kit/phone';
import { button, chip, lobbySeat } from './kit/room';
import { answer, isAsked, overCard, prompt } from './kit/table';

const NAMES = ['Anna', 'Bruno', 'Carla'] as const;
const RULES = { options: { first_player: '0', failure_limit: '5' } };

const deciding = (page: Page, name: string) => chip(page, name).locator('.deciding');

test('the others let a bot play once their patience is used up, and not before', async ({
  visitor,
  own,
}) => {
  const company = await gather(visitor, NAMES, [], RULES);
  await begin(company);
  const [, bruno, carla] = company.pages as [Page, Page, Page];
  await expect(deciding(bruno, 'Anna')).toHaveCount(1);
  const anna = await leaveInMidTurn(company);
  await expect(chip(bruno, 'Anna')).toContainText(en.table.offline);
  await expect(bruno.getByText(/Anna is away\.\s+The table waits/)).toBeVisible();
  await expect(button(bruno, en.absence.choices.bot)).toHaveCount(0);

  own.pass(181);
  await stir(bruno);
  await button(bruno, en.absence.choices.bot).click();
  await expect(carla.getByText('Bruno would let a bot play.')).toBeVisible();
  await expect(chip(bruno, 'Anna')).not.toContainText(en.table.botPlays);
  await button(carla, en.absence.choices.bot).click();
  await expect(chip(bruno, 'Anna')).toContainText(en.table.botPlays);
  // The bot has answered in her place: somebody else is asked now.
  await expect(deciding(bruno, 'Anna')).toHaveCount(0);

  await test.step('and she has her seat again when she is back', async () => {
    const back = await anna.context().newPage();
    await back.goto(`/t/${company.room}`);
    await expect(chip(back, 'Anna')).toContainText('(you)');
    await expect(back.getByText(en.absence.botPlayed)).toBeVisible();
    await expect(chip(bruno, 'Anna')).not.toContainText(en.table.botPlays);
  });
});

test('all who are there call the game off', async ({ visitor, own }) => {
  const company = await gather(visitor, NAMES, [], RULES);
  await begin(company);
  const [, bruno, carla] = company.pages as [Page, Page, Page];
  await leaveInMidTurn(company);
  await expect(chip(bruno, 'Anna')).toContainText(en.table.offline);
  own.pass(181);
  await stir(carla);
  await button(bruno, en.absence.choices.call_off).click();
  await expect(overCard(bruno)).toHaveCount(0);
  await button(carla, en.absence.choices.call_off).click();
  for (const page of [bruno, carla])
    await expect(overCard(page).getByRole('heading')).toHaveText(en.table.aborted);
});

test('who owes an answer for long is asked whether they are there', async ({ visitor, own }) => {
  const company = await gather(visitor, ['Anna', 'Bruno'], [], RULES);
  await begin(company);
  const [anna, bruno] = company.pages as [Page, Page];
  expect(await isAsked(anna)).toBe(true);
  own.pass(601);
  await stir(bruno);
  await expect(anna.getByText(en.absence.areYouThere)).toBeVisible();
  await expect(chip(bruno, 'Anna')).toContainText(en.table.offline);
  await expectAccessible(anna, 'asked whether one is there');
  await button(anna, en.absence.here).click();
  await expect(anna.getByText(en.absence.areYouThere)).toBeHidden();
  await expect(chip(bruno, 'Anna')).not.toContainText(en.table.offline);
  await answer(anna);
});

test('when all are away nothing is decided; the first one back waits, then decides alone', async ({
  visitor,
  own,
}) => {
  const company = await gather(visitor, NAMES, [], RULES);
  await begin(company);
  const [anna, bruno, carla] = company.pages as [Page, Page, Page];
  expect(await isAsked(anna)).toBe(true);
  for (const page of company.pages) await page.goto('/');
  own.pass(2 * 3600);
  await bruno.goto(`/t/${company.room}`);
  // Nobody was kept waiting: the patience is as long as ever.
  await expect(
    bruno.getByText(/Anna is away\.\s+The table waits (3:00|2:[345]\d) more/),
  ).toBeVisible();
  await expect(button(bruno, en.absence.choices.bot)).toHaveCount(0);
  await expect(overCard(bruno)).toHaveCount(0);
  for (const name of ['Anna', 'Carla'])
    await expect(chip(bruno, name)).toContainText(en.table.offline);
  own.pass(181);
  await stir(bruno);
  await button(bruno, en.absence.choices.bot).click();
  await expect(chip(bruno, 'Anna')).toContainText(en.table.botPlays);
  await carla.goto(`/t/${company.room}`);
  await expect(chip(bruno, 'Carla')).not.toContainText(en.table.offline);

  await test.step('in words, on the phone too', async () => {
    await bruno.setViewportSize(PHONE.viewport);
    await expect(chip(bruno, 'Anna').getByText(en.table.botPlays, { exact: true })).toBeVisible();
    await carla.goto('/');
    await expect(chip(bruno, 'Carla').getByText(en.table.offline, { exact: true })).toBeVisible();
    await expectNoSideways(bruno);
    await expectAccessible(bruno, 'people away, on the phone');
  });
});

test('after ten seconds the table shows who of several is still thinking', async ({
  visitor,
  own,
}) => {
  const options = { ...RULES.options, secret_missions: 'true' };
  const company = await gather(visitor, NAMES, [], { options });
  await begin(company);
  const [, bruno, carla] = company.pages as [Page, Page, Page];
  for (const page of [bruno, carla]) {
    expect(await isAsked(page)).toBe(true);
    await answer(page);
  }
  await expect(prompt(carla)).toHaveText(en.table.waitingFor('Anna and Bruno'));
  await expect(prompt(bruno)).toHaveText(en.table.waitingFor('Anna and Carla'));
  own.pass(11);
  await stir(carla);
  for (const page of [bruno, carla])
    await expect(prompt(page)).toHaveText(en.table.waitingFor('Anna'));
  await expect(deciding(carla, 'Anna')).toHaveCount(1);
  await expect(deciding(carla, 'Bruno')).toHaveCount(0);
});

test('a late friend takes a seat that was a bot’s, if all agree', async ({ visitor }) => {
  const company = await gather(visitor, ['Anna', 'Bruno'], ['greedy'], RULES);
  await begin(company);
  const [anna, bruno] = company.pages as [Page, Page];
  const dora = await visitor();
  await dora.goto(`/t/${company.room}`);
  // Nobody need guess that there is more behind it.
  await expect(dora.getByText(en.absence.wayIn)).toBeVisible();
  await dora.getByText(en.table.spectating).click();
  await expect(dora.getByText(en.absence.seatBack)).toBeVisible();
  await dora.getByLabel(en.home.yourName).fill('Dora');
  await expectAccessible(dora, 'a watcher may come in');
  await button(dora, en.absence.join('Capella')).click();
  await test.step('and not if one does not', async () => {
    await button(anna, en.absence.admit).click();
    await expectAccessible(bruno, 'a friend asks for a seat');
    await button(bruno, en.absence.decline).last().click();
    await expect(anna.getByText(en.absence.asks('Dora', 'Capella'))).toHaveCount(0);
    await expect(chip(anna, 'Capella')).toBeVisible();
  });
  await button(dora, en.absence.join('Capella')).click();
  await button(anna, en.absence.admit).click();
  await expect(bruno.getByText(en.absence.agreed('Anna'))).toBeVisible();
  await button(bruno, en.absence.admit).click();
  await expect(dora.getByText('(you)')).toBeVisible();
  await expect(dora.getByText(en.table.spectating)).toHaveCount(0);
});

test('a table waits for its friends while everybody is gone', async ({ visitor, own }) => {
  const company = await gather(visitor, ['Anna', 'Bruno'], [], { listed: true });
  const [anna, bruno] = company.pages as [Page, Page];
  const dora = await visitor();
  await dora.goto('/');
  const open = dora.getByRole('region', { name: en.home.open });
  await expect(open).toContainText('Anna and Bruno');
  for (const page of company.pages) await page.goto('/');
  // Nobody would be met there.
  await expect(open).not.toContainText('Anna and Bruno');
  own.pass(2 * 3600);
  await expect(anna.getByRole('region', { name: en.home.running })).toContainText('Bruno');
  await bruno.goto(`/t/${company.room}`);
  await expect(bruno.getByRole('button', { name: en.lobby.ready })).toBeVisible();
  await bruno.goto('/');

  await test.step('and when it has expired it says so and opens again', async () => {
    own.pass(15 * 86_400);
    await anna.goto(`/t/${company.room}`);
    await expect(anna.getByText(en.table.expired)).toBeVisible();
    await expectAccessible(anna, 'a table that has expired');
    await button(anna, en.table.openAgain).click();
    await expect(anna.getByText(en.lobby.next.fill)).toBeVisible();
  });
});

test('a host who is away is represented by who sat down first', async ({ visitor, own }) => {
  const company = await gather(visitor, NAMES, ['']);
  const [anna, bruno, carla] = company.pages as [Page, Page, Page];
  await anna.goto('/');
  await expect(lobbySeat(bruno, 'Anna')).toContainText(en.lobby.away);
  for (const page of [bruno, carla]) await expect(button(page, en.lobby.freeSeat)).toHaveCount(0);

  await test.step('after two minutes anybody may free the empty seat', async () => {
    own.pass(121);
    await carla.reload();
    for (const page of [bruno, carla])
      await expect(
        lobbySeat(page, 'Anna').getByRole('button', { name: en.lobby.freeSeat }),
      ).toBeVisible();
    await expect(bruno.getByText(en.lobby.deputy)).toHaveCount(0);
  });

  await test.step('after five there is a deputy, with some of the powers', async () => {
    own.pass(180);
    await carla.reload();
    await expect(bruno.getByText(en.lobby.deputy)).toBeVisible();
    await expect(carla.getByText(en.lobby.deputy)).toHaveCount(0);
    await expect(carla.getByLabel(en.lobby.putBot)).toHaveCount(0);
    await expect(bruno.getByText(en.lobby.more)).toHaveCount(0);
    await expect(button(bruno, en.lobby.changeRules)).toHaveCount(0);
    await expectAccessible(bruno, 'lobby of a deputy');
    await bruno.getByLabel(en.lobby.putBot).selectOption('greedy');
    await expect(carla.getByText(`${en.app.bot}: ${en.bots.greedy}`)).toBeVisible();
    await lobbySeat(bruno, 'Anna').getByRole('button', { name: en.lobby.freeSeat }).click();
    await expect(lobbySeat(carla, 'Anna')).toHaveCount(0);
  });

  await test.step('and gives them back', async () => {
    await anna.goto(`/t/${company.room}`);
    await expect(bruno.getByText(en.lobby.deputy)).toHaveCount(0);
    await expect(button(anna, en.lobby.changeRules)).toBeVisible();
    await button(anna, en.lobby.sit).click();
    await expect(button(anna, en.lobby.ready)).toBeVisible();
    await begin(company);
  });
});
