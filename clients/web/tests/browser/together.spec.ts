// Two people and a spectator, each in a browser of their own, at one table.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expect, test, type Visitor } from './kit/test';
import { arriveAs, chip, fromMenu, openChat, say } from './kit/room';
import { answer, choice, choices, isAsked, overCard, prompt } from './kit/table';

interface Company {
  readonly anna: Page;
  readonly bruno: Page;
  readonly carla: Page;
}

/** Anna opens a table by the form and sends the link; Bruno sits down, Carla watches. */
async function gather(visitor: Visitor): Promise<Company> {
  const anna = await arriveAs(await visitor(), 'Anna');
  await anna.getByRole('link', { name: en.home.newTable }).first().click();
  await anna.getByLabel(en.setup.seatsCount).selectOption('2');
  await anna.getByRole('switch', { name: /^Secret missions/ }).check();
  await anna.getByLabel(en.setup.patience).selectOption('1 minute');
  await anna.getByRole('button', { name: en.setup.create }).click();
  const link = await anna.getByText(/^http:.*\/t\//).innerText();

  const bruno = await arriveAs(await visitor(), 'Bruno');
  await bruno.goto(link);
  await bruno.getByRole('button', { name: en.lobby.sit }).click();
  const carla = await arriveAs(await visitor(), 'Carla');
  await carla.goto(link);
  return { anna, bruno, carla };
}

async function start({ anna, bruno }: Company): Promise<void> {
  await anna.getByRole('button', { name: en.lobby.ready }).click();
  await expect(bruno.getByText(en.lobby.waiting)).toHaveCount(1);
  await bruno.getByRole('button', { name: en.lobby.ready }).click();
  // With the last one ready the game begins by itself.
  await expect(prompt(anna)).toBeVisible();
  await expect(prompt(bruno)).toBeVisible();
}

const missions = (page: Page) => page.getByRole('button', { name: /^Missions \d/ });
const logLines = (page: Page) =>
  page.getByRole('complementary', { name: en.table.panel }).getByRole('listitem');

test('a table for friends, from the form to a concession', async ({ visitor }) => {
  const company = await gather(visitor);
  const { anna, bruno, carla } = company;
  await expect(anna.getByText(en.lobby.watchers(1))).toBeVisible();
  await start(company);

  await test.step('both choose their missions at the same time', async () => {
    const question = 'Give back one of your missions; you keep the other three.';
    for (const page of [anna, bruno]) {
      await expect(prompt(page)).toHaveText(question);
      await expect(missions(page)).toHaveCount(4);
    }
    await answer(bruno);
    await expect(prompt(bruno)).toHaveText(en.table.waitingFor('Anna'));
    // Who was first is nobody's business: for Anna nothing has changed.
    await expect(prompt(anna)).toHaveText(question);
    await expect(logLines(anna).filter({ hasText: 'Bruno' })).toHaveCount(0);
    await answer(anna);
    await expect(logLines(carla).filter({ hasText: 'Everybody has chosen' })).toHaveCount(1);
  });

  await test.step('the spectator sees the table and nothing private', async () => {
    await expect(prompt(carla)).toHaveText(/^Waiting for (Anna|Bruno)$/);
    await carla.getByRole('button', { name: 'Missions', exact: true }).click();
    await expect(carla.getByText('?', { exact: true })).toHaveCount(3);
    await expect(carla.getByText(/Your missions|You gave back/)).toHaveCount(0);
    await expect(choices(carla)).toHaveCount(0);
    await expect(carla.getByRole('button', { name: en.table.undo })).toHaveCount(0);
    await anna.getByRole('button', { name: 'Missions', exact: true }).click();
    await expect(missions(anna)).toHaveCount(3);
  });

  await test.step('everybody hears the chat', async () => {
    for (const page of [anna, bruno, carla]) await openChat(page);
    await say(anna, 'Good flight!');
    await say(carla, 'I am only <b>watching</b>.');
    for (const page of [anna, bruno, carla]) {
      await expect(page.getByText('Anna Good flight!')).toBeVisible();
      await expect(page.getByText('Carla (spectator) I am only <b>watching</b>.')).toBeVisible();
    }
  });

  await test.step('an answer is taken back', async () => {
    const first = (await prompt(carla).innerText()) === en.table.waitingFor('Anna') ? anna : bruno;
    await expect(prompt(first)).toHaveText('Which cat do you send aboard?');
    await choice(first, 'Moon Specialist').click();
    await expect(prompt(first)).toHaveText(/^Waiting for/);
    await first.getByRole('button', { name: en.table.undo }).click();
    await expect(prompt(first)).toHaveText('Which cat do you send aboard?');
    await expect(first.getByRole('button', { name: en.table.undo })).toBeDisabled();
    await answer(first);
  });

  await test.step('a pause stops everybody until somebody goes on', async () => {
    await fromMenu(anna, en.table.pause);
    for (const page of [anna, bruno, carla])
      await expect(prompt(page)).toHaveText(en.table.paused('Anna'));
    await expect(choices(bruno)).toHaveCount(0);
    await expect(carla.getByRole('button', { name: en.table.goOn })).toHaveCount(0);
    await bruno.getByRole('button', { name: en.table.goOn }).click();
    await expect(prompt(carla)).toHaveText(/^Waiting for/);
  });

  await test.step('a concession ends the game of two', async () => {
    await fromMenu(bruno, en.table.concede);
    await bruno.getByRole('dialog').getByRole('button', { name: en.table.concede }).click();
    for (const page of [anna, bruno, carla]) await expect(overCard(page)).toBeVisible();
    await expect(overCard(anna).getByRole('heading')).toHaveText(en.table.youWin);
    await expect(overCard(carla).getByRole('heading')).toHaveText(en.table.winner('Anna', 1));
    await expect(chip(carla, 'Bruno')).toContainText(en.table.conceded);
    expect(await isAsked(anna)).toBe(false);
  });
});
