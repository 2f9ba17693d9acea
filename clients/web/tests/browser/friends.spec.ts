// Friends at one table: what table it is, whose turn, what is said, and the next game.

import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expectAccessible } from './kit/axe';
import { begin, gather } from './kit/company';
import { expectNoSideways, PHONE } from './kit/phone';
import { arriveAs, button, chip, fromMenu, openChat, rename, say } from './kit/room';
import { answer, isAsked, overCard, playMlem, prompt, whoIsAsked } from './kit/table';
import { heardBy, iconOf, lookElsewhere, toldBy } from './kit/telling';
import { expect, test } from './kit/test';

const TITLE = 'MLEM: Space Agency';
const ANNA_BEGINS = { options: { first_player: '0', failure_limit: '5' } };
const MY_TURN = /^● your turn · MLEM/;

const panel = (page: Page): Locator => page.getByRole('complementary', { name: en.table.panel });
const tab = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name });

test('what table it is stands in the lobby, in the list of tables and in the menu', async ({
  visitor,
}) => {
  const rules = {
    options: { first_player: '1', failure_limit: '5', ufo: 'true' },
    patience: 600,
    listed: true,
  };
  const company = await gather(visitor, ['Anna', 'Bruno'], [], rules);
  const [anna, bruno] = company.pages as [Page, Page];
  const facts = [
    en.setup.clockNone,
    en.facts.patience('10 minutes'),
    en.facts.unrated,
    en.facts.listed,
    'UFO: yes',
    // Everybody reads it, not only who sits there.
    `First player: ${en.setup.seat('B')}`,
  ];
  const lobby = bruno.getByRole('region', { name: en.lobby.rules });
  for (const fact of facts) await expect(lobby).toContainText(fact);

  const carla = await visitor();
  await carla.goto('/');
  const list = carla.getByRole('region', { name: en.home.open });
  const line = list.locator('.line').filter({ hasText: 'Anna and Bruno' });
  for (const fact of facts) await expect(line).toContainText(fact);

  await begin(company);
  await fromMenu(anna, en.table.facts);
  for (const fact of facts) await expect(anna.getByRole('dialog')).toContainText(fact);
  await anna.getByRole('dialog').getByRole('button', { name: en.app.close }).click();
  await fromMenu(anna, en.table.invite);
  await expect(anna.getByRole('dialog')).toContainText(`/t/${company.room}`);
});

test('a seat has one letter and one colour, in its mark, its planets and the log', async ({
  visitor,
}) => {
  const names = ['Clara', 'Anna'];
  const options = { first_player: '0', alien_a: 'warpish', alien_b: 'tripler', alien_c: 'macron' };
  const company = await gather(visitor, names, ['greedy'], { game: 'cosmic', options });
  await begin(company);
  const [clara, anna] = company.pages as [Page, Page];
  for (const [letter, name] of [
    ['A', 'Clara'],
    ['B', 'Anna'],
    ['C', 'Capella'],
  ] as const) {
    const mark = chip(clara, name).locator('svg');
    await expect(mark.locator('text')).toHaveText(letter);
    const colour = (await mark.locator('path').getAttribute('fill')) ?? 'none';
    const system = clara.locator(`[data-system="${letter}"]`);
    await expect(system).toHaveAttribute('style', `--owner: ${colour};`);
    await expect(system.locator('.mark text').first()).toHaveText(letter);
    for (const planet of await system.locator('.planet .name').allTextContents())
      expect(planet).toMatch(new RegExp(`^${letter}\\d$`));
  }
  const log = panel(clara).getByRole('listitem');
  const launched = log.filter({ hasText: /^Clara sends .* from A\d/ });
  for (let i = 0; i < 60 && (await launched.count()) === 0; i++) {
    await answer(await whoIsAsked([clara, anna]));
  }
  await expect(launched.first()).toBeVisible();
});

test('everybody knows whose turn it is', async ({ visitor }) => {
  const company = await gather(heardBy(visitor), ['Anna', 'Bruno'], [], ANNA_BEGINS);
  const [anna, bruno] = company.pages as [Page, Page];
  await begin(company);
  expect(await isAsked(anna)).toBe(true);
  await expect(anna).toHaveTitle(MY_TURN);
  expect(await iconOf(anna)).toBe('/icon-turn.svg');
  expect((await toldBy(anna)).sounds).toBe(1);
  await expect(bruno).not.toHaveTitle(MY_TURN);
  expect(await iconOf(bruno)).toBe('/icon.svg');
  expect((await toldBy(bruno)).sounds).toBe(0);

  await test.step('the browser’s notices are asked for once', async () => {
    await expect(bruno.getByText(en.absence.notices)).toBeVisible();
    await button(bruno, en.absence.noticesYes).click();
    await expect(bruno.getByText(en.absence.notices)).toBeHidden();
    expect((await toldBy(bruno)).asked).toBe(1);
    await bruno.reload();
    await expect(prompt(bruno)).toHaveText(en.table.waitingFor('Anna'));
    await expect(bruno.getByText(en.absence.notices)).toBeHidden();
  });

  await test.step('and tell who looks at something else', async () => {
    await lookElsewhere(bruno, true);
    await answer(anna);
    await expect(bruno).toHaveTitle(MY_TURN);
    expect((await toldBy(bruno)).notices).toEqual([`${TITLE}: ${en.home.yourTurn}`]);
    expect((await toldBy(anna)).notices).toEqual([]);
  });

  await test.step('a counter stands on every page, and the game is first on the start page', async () => {
    for (const path of ['/history', '/settings', '/rules/mlem', '/ratings/mlem', '/']) {
      await bruno.goto(path);
      await expect(bruno.getByRole('link', { name: en.home.waiting(1) })).toBeVisible();
      expect(await iconOf(bruno)).toBe('/icon.svg');
    }
    const mine = bruno.getByRole('region', { name: en.home.running });
    const play = bruno.getByRole('button', { name: en.home.playHint(TITLE) });
    for (const viewport of [{ width: 1280, height: 720 }, PHONE.viewport]) {
      await bruno.setViewportSize(viewport);
      await expect(mine.getByRole('link', { name: en.home.resume })).toBeInViewport();
      const top = async (one: Locator): Promise<number> => (await one.boundingBox())?.y ?? NaN;
      expect(await top(mine)).toBeLessThan(await top(play));
    }
  });
});

test('a game in which much may be said at any time says "your turn" only where it asks', async ({
  visitor,
}) => {
  const company = await gather(visitor, ['Anna', 'Bruno'], [], { game: 'monolith', options: {} });
  await begin(company);
  const pages = company.pages as [Page, Page];
  const asked = await whoIsAsked(pages);
  const other = asked === pages[0] ? pages[1] : pages[0];
  await expect(prompt(other)).toHaveText(/^Waiting for/);
  await expect(asked).toHaveTitle(/^● your turn · Monolith/);
  await expect(other).toHaveTitle(/^Monolith/);
  expect(await iconOf(other)).toBe('/icon.svg');
});

test('a turn of several questions makes one sound', async ({ visitor }) => {
  const company = await gather(heardBy(visitor), ['Anna', 'Bruno'], [], ANNA_BEGINS);
  await begin(company);
  const pages = company.pages as [Page, Page];
  const sounds = async (page: Page): Promise<number> => (await toldBy(page)).sounds;
  let asked = await whoIsAsked(pages);
  let repeated = 0;
  while (repeated < 2) {
    const before = await Promise.all(pages.map(sounds));
    await answer(asked);
    const next = await whoIsAsked(pages);
    const isSame = next === asked;
    const other = pages.indexOf(next);
    await expect.poll(() => sounds(next)).toBe((before[other] ?? NaN) + (isSame ? 0 : 1));
    repeated += isSame ? 1 : 0;
    asked = next;
  }
});

test('alone with bots there is no sound unless one is wanted', async ({ visitor }) => {
  const page = await heardBy(visitor)();
  await playMlem(page);
  for (let i = 0; i < 2 && (await isAsked(page)); i++) await answer(page);
  expect(await isAsked(page)).toBe(true);
  expect((await toldBy(page)).sounds).toBe(0);
});

test('settings open over the table, and a new line is seen beside the game', async ({
  visitor,
}) => {
  const company = await gather(visitor, ['Anna', 'Bruno'], [], ANNA_BEGINS);
  const [anna, bruno] = company.pages as [Page, Page];
  const place = `/t/${company.room}`;

  await test.step('before the game', async () => {
    await button(bruno, en.app.settings).click();
    const dialog = bruno.getByRole('dialog', { name: en.settings.title });
    await expect(dialog.getByRole('heading', { name: /^You: Bruno/ })).toBeVisible();
    await expectAccessible(bruno, 'settings over the lobby');
    await bruno.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(bruno, en.lobby.ready)).toBeVisible();
    const seat = anna.getByRole('listitem').filter({ hasText: 'Bruno' });
    await expect(seat.locator('.who')).not.toContainText(en.lobby.away);
  });

  await begin(company);
  await test.step('during the game', async () => {
    await fromMenu(bruno, en.app.settings);
    const dialog = bruno.getByRole('dialog');
    await dialog.getByLabel(en.settings.contrast).check();
    await expectAccessible(bruno, 'settings over the table, high contrast');
    await dialog.getByLabel('Italiano').check();
    await expect(prompt(bruno)).toHaveText(it.table.waitingFor('Anna'));
    await dialog.getByLabel('English').check();
    await dialog.getByLabel(en.settings.night).check();
    await expectAccessible(bruno, 'settings over the table');
    await expect(chip(anna, 'Bruno')).not.toContainText(en.table.offline);
  });

  await test.step('where a new name reaches the running game', async () => {
    const dialog = bruno.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Your name/ }).click();
    await dialog.getByLabel(en.home.yourName).fill('Bruna');
    await dialog.getByRole('button', { name: en.home.save }).click();
    await expect(chip(anna, 'Bruna')).toBeVisible();
    await dialog.getByRole('button', { name: en.app.close }).click();
    await expect(bruno).toHaveURL(new RegExp(`${place}$`));
    const elsewhere = await bruno.context().newPage();
    await elsewhere.goto('/');
    await rename(elsewhere, 'Bruno');
    await expect(chip(anna, 'Bruno')).toBeVisible();
    await elsewhere.close();
  });

  await test.step('a new line is shown beside the board for some seconds', async () => {
    const carla = await arriveAs(await visitor(), 'Carla');
    await carla.setViewportSize(PHONE.viewport);
    await carla.goto(place);
    await expect(carla.getByText(en.table.spectating)).toBeVisible();
    await openChat(anna);
    await say(anna, 'Good flight!');
    const note = bruno.getByRole('status').filter({ hasText: 'Anna Good flight!' });
    await expect(note).toBeVisible();
    const board = await bruno.locator('.board').boundingBox();
    const shown = await note.boundingBox();
    expect(shown?.x).toBeGreaterThanOrEqual((board?.x ?? NaN) + (board?.width ?? NaN));
    await expect(carla.getByText('Anna: Good flight!')).toBeVisible();
    // One's own words are no news.
    await tab(anna, en.table.log).click();
    await expect(tab(anna, en.table.chat)).toHaveText(en.table.chat);
    await expect(tab(bruno, /^Chat/)).toHaveText(`${en.table.chat}1`);
    await expect(note).toBeHidden();
    await expect(carla.getByText('Anna: Good flight!')).toBeHidden();
    await expectNoSideways(carla);

    // Who reads the talk needs no note over it.
    await openChat(bruno);
    await openChat(anna);
    await say(anna, 'And soft landings!');
    await expect(panel(bruno).getByText('And soft landings!')).toBeVisible();
    await expect(bruno.getByRole('status').filter({ hasText: 'soft landings' })).toHaveCount(0);
  });
});

test('a rematch is an invitation; who watches has no buttons that cannot work', async ({
  visitor,
}) => {
  const company = await gather(heardBy(visitor), ['Anna', 'Bruno', 'Dora'], [], ANNA_BEGINS);
  const [anna, bruno, dora] = company.pages as [Page, Page, Page];
  await begin(company);
  const carla = await arriveAs(await visitor(), 'Carla');
  await carla.goto(`/t/${company.room}`);
  const menu = (page: Page): Locator => page.locator('header').getByRole('list').last();
  const openMenu = (page: Page): Promise<void> =>
    page.locator('header').getByText(en.table.menu, { exact: true }).click();
  const entries = [en.table.pause, en.table.concede, en.table.abort, en.table.orders];

  await test.step('who watches is told so', async () => {
    await expect(carla.getByText(en.table.spectating)).toBeVisible();
    await openMenu(carla);
    await expect(button(carla, en.table.invite)).toBeVisible();
    for (const entry of [...entries, en.table.seatLink, en.table.rematch])
      await expect(menu(carla).getByText(entry, { exact: true })).toHaveCount(0);
    await openMenu(carla);
  });

  await test.step('who has conceded decides nothing more', async () => {
    await fromMenu(bruno, en.table.concede);
    await bruno.getByRole('dialog').getByRole('button', { name: en.table.concede }).click();
    await expect(chip(bruno, 'Bruno')).toContainText(en.table.conceded);
    await openMenu(bruno);
    await expect(button(bruno, en.table.invite)).toBeVisible();
    for (const entry of entries)
      await expect(menu(bruno).getByText(entry, { exact: true })).toHaveCount(0);
    await openMenu(bruno);
    await fromMenu(anna, en.table.pause);
    await expect(prompt(bruno)).toHaveText(en.table.paused('Anna'));
    await expect(button(bruno, en.table.goOn)).toHaveCount(0);
    await button(anna, en.table.goOn).click();
  });

  await fromMenu(dora, en.table.concede);
  await dora.getByRole('dialog').getByRole('button', { name: en.table.concede }).click();
  for (const page of [anna, bruno, dora, carla]) await expect(overCard(page)).toBeVisible();
  await expect(overCard(carla).getByRole('button', { name: en.table.rematch })).toHaveCount(0);
  for (const page of [bruno, carla]) {
    await overCard(page).getByRole('link', { name: en.table.toEnd }).click();
    await expect(page.getByRole('link', { name: en.end.replay })).toBeVisible();
  }
  await expect(button(bruno, en.end.rematch)).toBeVisible();
  await expect(button(carla, en.end.rematch)).toHaveCount(0);

  const before = await Promise.all([bruno, dora].map(toldBy));
  await overCard(anna).getByRole('button', { name: en.table.rematch }).click();
  await expect(button(anna, en.lobby.ready)).toBeVisible();
  // Who asks is host.
  await expect(button(anna, en.lobby.changeRules)).toBeVisible();
  const invitation = en.table.rematchBy('Anna', TITLE);
  for (const [at, page] of [bruno, dora].entries()) {
    await expect(page.getByText(invitation)).toBeVisible();
    await expect(page).toHaveTitle(/^● Rematch · /);
    expect((await toldBy(page)).sounds).toBe((before[at]?.sounds ?? NaN) + 1);
    await expectAccessible(page, 'an invitation');
  }
  await expect(carla.getByText(invitation)).toHaveCount(0);
  await expect(anna.getByText(invitation)).toHaveCount(0);

  await test.step('it is declined without a trace, and accepted with a click', async () => {
    await button(dora, en.absence.decline).click();
    await expect(dora.getByText(invitation)).toHaveCount(0);
    await expect(dora).not.toHaveTitle(/●/);
    await bruno.getByRole('link', { name: en.table.toRematch }).click();
    await expect(button(bruno, en.lobby.ready)).toBeVisible();
    await expect(bruno.getByText(invitation)).toHaveCount(0);
    await expect(button(bruno, en.lobby.changeRules)).toHaveCount(0);
    await overCard(dora).getByRole('button', { name: en.table.toRematch }).click();
    await begin({ pages: [bruno, dora, anna], room: '' });
    await answer(await whoIsAsked([anna, bruno, dora]));
  });
});
