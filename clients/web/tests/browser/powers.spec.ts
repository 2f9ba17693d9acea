// The powers of a host: each one of them is refused to everybody else, whatever their page offers.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { begin, gather } from './kit/company';
import { arriveAs, button, lobbySeat } from './kit/room';
import { expect, test } from './kit/test';
import { replies, RULES } from './kit/wire';

const NOT_HOST = 'server.not_host';
const POWERS = [
  { type: 'free', seat: 'A' },
  { type: 'send_away', seat: 'A' },
  { type: 'hand_over', seat: 'B' },
  { type: 'swap', seat: 'A', with: 'B' },
  { type: 'change', rules: { ...RULES, seats: 4, patience: 600 } },
  { type: 'bot', seat: 'C', level: 'greedy' },
  { type: 'bot', seat: 'D', level: '' },
  { type: 'start' },
  { type: 'abort' },
];

test('nobody but the host has them', async ({ visitor }) => {
  const { pages, room } = await gather(visitor, ['Anna', 'Bruno'], ['', 'greedy']);
  const [anna, bruno] = pages as [Page, Page];
  const carla = await arriveAs(await visitor(), 'Carla');
  await carla.goto(`/t/${room}`);
  await expect(button(carla, en.lobby.sit)).toBeVisible();
  const refused = POWERS.map(() => NOT_HOST);
  for (const page of [bruno, carla]) expect(await replies(page, room, POWERS)).toEqual(refused);
  await expect(lobbySeat(carla, 'Anna').first()).toContainText(en.lobby.host);
  await expect(lobbySeat(carla, en.bots.greedy)).toHaveCount(1);
  await expect(button(bruno, en.lobby.stand)).toBeVisible();

  await test.step('and she has none once the game runs', async () => {
    await anna.getByLabel(en.lobby.putBot).selectOption('greedy');
    await begin({ pages, room });
    const late = POWERS.filter(({ type }) => type !== 'abort');
    expect(await replies(anna, room, late)).toEqual(late.map(() => 'server.already_started'));
  });
});

test('they are meant for a person, not for who has sat down there since', async ({ visitor }) => {
  const { pages, room } = await gather(visitor, ['Anna', 'Bruno']);
  const [anna, bruno] = pages as [Page, Page];
  const late = ['free', 'send_away', 'hand_over'].map((type) => ({
    type,
    seat: 'B',
    player: 'somebody else',
  }));
  expect(await replies(anna, room, late)).toEqual(late.map(() => 'server.stale'));
  await expect(button(bruno, en.lobby.stand)).toBeVisible();
  await expect(button(anna, en.lobby.changeRules)).toBeVisible();
});

test('who is ready for older rules is not ready', async ({ visitor }) => {
  const { pages, room } = await gather(visitor, ['Anna', 'Bruno']);
  const [anna, bruno] = pages as [Page, Page];
  await button(anna, en.lobby.swap('A', 'B')).click();
  await expect(bruno.getByText(en.lobby.seatsMoved)).toBeVisible();
  const ready = { type: 'ready', ready: true, change: 0, entropy: '0'.repeat(32) };
  expect(await replies(bruno, room, [ready])).toEqual(['server.changed_meanwhile']);
  await expect(lobbySeat(anna, 'Bruno')).toContainText(en.lobby.waiting);
  await begin({ pages, room });
});

test('bots, the number of seats and the clock', async ({ visitor }) => {
  const { pages } = await gather(visitor, ['Anna', 'Bruno', 'Carla'], ['']);
  const [anna, bruno] = pages as [Page, Page];
  const seats = bruno.locator('.seats').getByRole('listitem');
  await anna.getByLabel(en.lobby.putBot).selectOption('greedy');
  await expect(seats.last()).toContainText(en.bots.greedy);
  await button(anna, en.lobby.removeBot).click();
  await expect(seats.last()).toContainText(en.lobby.free);

  const dialog = anna.getByRole('dialog');
  const change = async (count: string): Promise<void> => {
    await button(anna, en.lobby.changeRules).click();
    await dialog.getByLabel(en.setup.seatsCount).selectOption(count);
    await dialog.getByLabel(en.setup.clock, { exact: true }).selectOption('live');
    await dialog.getByLabel(en.setup.minutes).fill('15');
    await button(anna, en.lobby.change).click();
  };
  // Nobody is pushed off a seat by a number.
  await change('2');
  await expect(anna.getByText(en.server.too_many_people)).toBeVisible();
  await expect(seats).toHaveCount(4);
  await change('3');
  await expect(seats).toHaveCount(3);
  const told = bruno.getByRole('status').filter({ hasText: en.lobby.changed });
  await expect(told).toContainText(en.facts.seats(3));
  await expect(told).toContainText('15 minutes each');
});
