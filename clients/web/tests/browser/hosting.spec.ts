// What the host of a table may do before the game, as its people see it.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expectAccessible } from './kit/axe';
import { begin, gather } from './kit/company';
import { button, lobbySeat } from './kit/room';
import { expect, test } from './kit/test';

async function power(host: Page, name: string, what: string): Promise<void> {
  await lobbySeat(host, name).getByText(en.lobby.more).click();
  await lobbySeat(host, name).getByRole('button', { name: what }).click();
}

test('the host frees a seat, sends somebody away, hands over', async ({ visitor }) => {
  const { pages } = await gather(visitor, ['Anna', 'Bruno', 'Carla']);
  const [anna, bruno, carla] = pages as [Page, Page, Page];
  await expect(lobbySeat(bruno, 'Anna').first()).toContainText(en.lobby.host);
  for (const page of [bruno, carla]) {
    await expect(page.getByText(en.lobby.more)).toHaveCount(0);
    await expect(button(page, en.lobby.changeRules)).toHaveCount(0);
    await expect(button(page, en.lobby.closeTable)).toHaveCount(0);
  }
  await lobbySeat(anna, 'Bruno').getByText(en.lobby.more).click();
  await expectAccessible(anna, 'what a host may do');
  await lobbySeat(anna, 'Bruno').getByText(en.lobby.more).click();
  await power(anna, 'Bruno', en.lobby.freeSeat);
  await expect(button(bruno, en.lobby.sit)).toBeVisible();
  await expect(bruno.getByText(en.server.seat_freed)).toBeVisible();
  await button(bruno, en.lobby.sit).click();
  await expect(button(bruno, en.lobby.stand)).toBeVisible();
  await expect(bruno.getByText(en.server.seat_freed)).toHaveCount(0);

  await power(anna, 'Carla', en.lobby.sendAway);
  await expect(carla.getByText(en.server.sent_away)).toBeVisible();
  await expect(carla.getByText(en.lobby.next.sent_away)).toBeVisible();
  await expect(button(carla, en.lobby.sit)).toHaveCount(0);

  await power(anna, 'Bruno', en.lobby.makeHost);
  await expect(button(bruno, en.lobby.changeRules)).toBeVisible();
  await expect(button(anna, en.lobby.changeRules)).toHaveCount(0);
  await expectAccessible(bruno, 'lobby of a host');
});

test('seats change places, and people move without standing up', async ({ visitor }) => {
  const { pages } = await gather(visitor, ['Anna', 'Bruno'], ['']);
  const [anna, bruno] = pages as [Page, Page];
  const inOrder = async (page: Page, ...names: readonly string[]): Promise<void> => {
    const seats = page.locator('.seats').getByRole('listitem');
    for (const [at, name] of names.entries()) await expect(seats.nth(at)).toContainText(name);
  };
  await button(bruno, en.lobby.ready).click();
  await expect(button(bruno, en.lobby.swap('A', 'B'))).toHaveCount(0);
  await button(anna, en.lobby.swap('A', 'B')).click();
  for (const page of pages) await inOrder(page, 'Bruno', 'Anna', en.lobby.free);
  await expect(bruno.getByText(en.lobby.seatsMoved)).toBeVisible();
  await button(bruno, en.lobby.moveHere).click();
  await inOrder(anna, en.lobby.free, 'Anna', 'Bruno');
  // Who stands up stays the host.
  await button(anna, en.lobby.stand).click();
  await inOrder(bruno, en.lobby.free, en.lobby.free, 'Bruno');
  await expect(button(anna, en.lobby.changeRules)).toBeVisible();
  await expect(button(bruno, en.lobby.changeRules)).toHaveCount(0);
});

test('changed rules are told, and everybody is asked anew', async ({ visitor }) => {
  const company = await gather(visitor, ['Anna', 'Bruno']);
  const [anna, bruno] = company.pages as [Page, Page];
  await button(bruno, en.lobby.ready).click();
  await button(anna, en.lobby.changeRules).click();
  const dialog = anna.getByRole('dialog');
  await expectAccessible(anna, 'changing the rules');
  await dialog.getByLabel(en.setup.patience).selectOption('10 minutes');
  await dialog.getByRole('switch', { name: /^UFO/i }).check();
  await button(anna, en.lobby.change).click();
  await expect(bruno.getByText(en.lobby.changed)).toBeVisible();
  await expect(bruno.getByRole('status').getByText(en.facts.patience('10 minutes'))).toBeVisible();
  await expect(button(bruno, en.lobby.ready)).toBeVisible();
  await begin(company);
});

test('names are chosen beside the seat, and nobody bears another’s', async ({ visitor }) => {
  const { pages, room } = await gather(visitor, ['Anna'], ['']);
  const [anna] = pages as [Page];
  const bruno = await visitor();
  await bruno.goto(`/t/${room}`);
  const name = bruno.getByLabel(en.home.yourName).last();
  await expect(name).not.toHaveValue('');
  await expect(bruno.getByText(en.lobby.nameLength(24))).toBeVisible();
  // Or it is a friend in a new browser.
  await bruno.getByText(en.absence.hadSeat).click();
  await expect(bruno.getByText(en.absence.seatBack)).toBeVisible();
  await name.fill('anna');
  await button(bruno, en.lobby.sit).click();
  await expect(bruno.getByText(/has that name already/)).toBeVisible();
  await name.fill('Bruno');
  await button(bruno, en.lobby.sit).click();
  await expect(lobbySeat(anna, 'Bruno')).toBeVisible();
});

test('a host without a name chooses it with the table', async ({ visitor }) => {
  const host = await visitor();
  await host.goto('/new/mlem');
  const name = host.getByLabel(en.home.yourName).last();
  await expect(name).toHaveValue(/^Guest \d+$/);
  await name.fill('Anna');
  await button(host, en.setup.create).click();
  await expect(lobbySeat(host, 'Anna')).toContainText(en.lobby.host);
});

test('the host closes the table', async ({ visitor }) => {
  const { pages } = await gather(visitor, ['Anna', 'Bruno']);
  const [anna, bruno] = pages as [Page, Page];
  await button(anna, en.lobby.closeTable).click();
  await anna.getByRole('dialog').getByRole('button', { name: en.lobby.closeTable }).click();
  await expect(bruno.getByRole('heading', { name: en.table.closed })).toBeVisible();
  await expectAccessible(bruno, 'a table that was closed');
});
