// People who go away in the middle of a game and come back.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expect, test, type Visitor } from './kit/test';
import { Line } from './kit/line';
import { arriveAs, chip } from './kit/room';
import { answer, choiceNames, choices, prompt } from './kit/table';
import { openTable } from './kit/wire';

interface Pair {
  readonly anna: Page;
  readonly bruno: Page;
}

/** Anna and Bruno in a running game; Bruno perhaps by another line. */
async function pair(visitor: Visitor, baseURL?: string): Promise<Pair> {
  const anna = await arriveAs(await visitor(), 'Anna');
  const bruno = await arriveAs(await visitor(baseURL ? { baseURL } : {}), 'Bruno');
  const { room } = await openTable(anna, { bots: ['', ''] });
  for (const page of [anna, bruno]) await page.goto(`/t/${room}`);
  await bruno.getByRole('button', { name: en.lobby.sit }).click();
  for (const page of [anna, bruno])
    await page.getByRole('button', { name: en.lobby.ready }).click();
  for (const page of [anna, bruno]) await expect(prompt(page)).toBeVisible();
  return { anna, bruno };
}

/** The one who is asked now, and the other. */
async function byTurn({ anna, bruno }: Pair): Promise<readonly [Page, Page]> {
  await expect(prompt(anna)).toHaveText(/^(Waiting for|Which cat)/);
  return (await prompt(anna).innerText()).startsWith('Waiting') ? [bruno, anna] : [anna, bruno];
}

test('a reload brings back the same seat, the same question and the log', async ({ visitor }) => {
  const [asked, other] = await byTurn(await pair(visitor));
  await answer(asked);
  await expect(choices(other).first()).toBeVisible();
  const question = await prompt(other).innerText();
  const offered = await choiceNames(other);
  const log = other.getByRole('complementary', { name: en.table.panel }).getByRole('listitem');
  const told = await log.allInnerTexts();
  await other.reload();
  await expect(prompt(other)).toHaveText(question);
  await expect.poll(() => choiceNames(other)).toEqual(offered);
  await expect(log).toHaveText(told);
  await answer(other);
});

test('a broken line is told, and mended without a click', async ({ visitor, watch, server }) => {
  watch.allow(/WebSocket connection to .* failed/);
  const line = await Line.to(server.address);
  const people = await pair(visitor, line.address);
  const { anna, bruno } = people;
  line.cut();
  await expect(bruno.getByText(en.connection.offline)).toBeVisible();
  await expect(chip(anna, 'Bruno')).toContainText(en.table.offline);

  await line.mend();
  await expect(bruno.getByText(en.connection.offline)).toBeHidden();
  await expect(chip(anna, 'Bruno')).not.toContainText(en.table.offline);
  const [asked, other] = await byTurn(people);
  await answer(asked);
  await expect(choices(other).first()).toBeVisible();
  line.cut();
});
