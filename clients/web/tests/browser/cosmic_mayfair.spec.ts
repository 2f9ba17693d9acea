// The older edition of Cosmic Encounter in the browser: challenges by clicking, both sides of the cone, bases
// given up in deals, cards named from a list.

import type { Locator, Page } from '@playwright/test';
import { PROTOCOL } from '../../src/wire/types';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expectAccessible } from './kit/axe';
import { isEnglish, spoken } from './kit/english';
import { expectNoSideways, expectNothingOver, PHONE } from './kit/phone';
import { answer, choice, choices, isAsked, overCard, prompt } from './kit/table';
import type { Taste } from './kit/table';
import { expect, test } from './kit/test';
import { arrive, openTable } from './kit/wire';

const GAME = 'cosmic_mayfair';
const BOTS = ['', 'greedy', 'greedy', 'greedy'];
const PHASES = [
  'Interphase',
  'Regroup',
  'Destiny',
  'Cone',
  'Offense invites',
  'Defense invites',
  'Alliances',
  'Cards',
  'Reveal',
  'Resolution',
  'Discard',
];
/** Words of the other edition; the title has one of them, too. */
const OTHERS =
  /\b(ships?|colony|colonies|encounters?|gate|artifacts?|astronav[ei]|coloni[ae]|incontr[oi]|portale)\b/i;
const TITLE = /Cosmic Encounter/g;

async function sitDown(page: Page): Promise<void> {
  const rules = { game: GAME, options: { first_player: '0' } };
  const { room } = await openTable(page, { bots: BOTS, rules, start: true });
  await page.goto(`/t/${room}`);
  await isAsked(page);
}

function wishing(...wishes: readonly RegExp[]): Taste {
  return (names) => {
    const wished = wishes.map((wish) => names.findIndex((name) => wish.test(name)));
    return wished.find((at) => at >= 0) ?? 0;
  };
}

const fighter = wishing(
  /^(Pass|Passo)$/,
  /^(No deal: give up|Nessun accordo: rinuncia)$/,
  /^(Attack|Attacco) [1-4]\d$/,
  /^(Yes|Sì)$/,
  /^(Enough|Basta)$/,
);
const talker = wishing(/^Pass$/, /^Compromise$/, /^Yes$/, /^Enough$/);

const planets = (page: Page): Locator =>
  page.locator('[data-planet] [role="button"]:not([aria-disabled])');
const cone = (page: Page, side: string): Locator => page.locator(`.gate[data-side="${side}"]`);
const deal = (page: Page): Locator => page.getByRole('region', { name: 'Deal' });

/** Ends the game, so that it does not wait for the visitor. */
async function giveUp(page: Page): Promise<void> {
  if (!(await choices(page).first().isVisible())) return;
  const entry = new RegExp(`^(${en.table.abort}|${it.table.abort})$`);
  await page.locator('header summary').click();
  await page.locator('header').getByText(entry).last().click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  await expect(overCard(page)).toBeVisible();
}

/** Answers until that is so; table after table. */
async function reach(page: Page, taste: Taste, isThere: () => Promise<boolean>): Promise<void> {
  for (let tables = 0; tables < 6; tables++) {
    await sitDown(page);
    for (let i = 0; i < 90 && (await isAsked(page)); i++) {
      if (await isThere()) return;
      await answer(page, taste);
    }
    await giveUp(page);
  }
  throw new Error('It never came to that.');
}

/** An aimed cone with its black side up, and a question to the visitor. */
function reachBlackCone(page: Page): Promise<void> {
  return reach(page, fighter, () => page.locator('.gate.aimed[data-side="black"]').isVisible());
}

async function expectOwnWords(page: Page): Promise<void> {
  const texts = (await spoken(page)).map((text) => text.replaceAll(TITLE, ''));
  expect(texts.filter((text) => OTHERS.test(text))).toEqual([]);
}

test('challenges by clicking, until the black side of the cone is up', async ({ page }) => {
  await arrive(page);
  await reachBlackCone(page);
  const side = 'Black side up: a winning defense’s allies land';
  await expect(page.locator('.cosmic .side .now')).toContainText(side);
  await expect(cone(page, 'black').locator('[aria-label]').first()).toHaveAttribute(
    'aria-label',
    /^Hyperspace cone \(Black side up\)/,
  );
  await expect(page.getByRole('region', { name: 'Board in words' })).toContainText(
    'The cone. Black side up',
  );
  const steps = page.getByRole('list', { name: 'Steps of the challenge' }).getByRole('listitem');
  expect((await steps.allTextContents()).map((text) => text.trim())).toEqual(PHASES);
  await expectAccessible(page, 'a black cone');
  for (let i = 0; i < 25 && (await isAsked(page)); i++) {
    await expectOwnWords(page);
    await answer(page, fighter);
  }
});

test('on the phone, in Italian', async ({ visitor }) => {
  const page = await visitor({ ...PHONE, locale: 'it-IT' });
  await arrive(page);
  await reachBlackCone(page);
  await expect(page.locator('.cosmic .side .now')).toContainText(
    'Lato nero in alto: se vince la difesa',
  );
  await expectAccessible(page, 'a black cone on the phone');
  for (let i = 0; i < 15 && (await isAsked(page)); i++) {
    await expectNoSideways(page);
    await expectNothingOver(page);
    await expectOwnWords(page);
    expect((await spoken(page)).filter(isEnglish)).toEqual([]);
    await answer(page, fighter);
  }
});

test('the cone is loaded first and pointed then', async ({ page }) => {
  await arrive(page);
  await reach(page, fighter, async () => /^Which base sends/.test(await prompt(page).innerText()));
  await planets(page).first().click();
  await choice(page, 'Enough').click();
  await expect(prompt(page)).toHaveText(/^Which planet of \w+ do you aim the cone at/);
  await expect(page.locator('[aria-current="step"]')).toHaveText('Cone');
  await expect(page.locator('[data-spot="A.sent"][data-ships]')).toHaveAttribute('data-ships', '1');
  await expect(page.locator('.gate.aimed')).toHaveCount(0);
  await planets(page).first().click();
  await expect(page.locator('.gate.aimed')).toHaveCount(1);
});

test('a base is given up in a deal, or shared', async ({ page }) => {
  await arrive(page);
  await reach(page, talker, async () => /^Make a deal/.test(await prompt(page).innerText()));
  const draft = deal(page).locator('.draft');
  const cede = draft.getByRole('button', { name: 'Planets I click: given up, not shared' });
  const own = page.locator('[data-planet^="A"] [role="button"]:not([aria-disabled])').first();
  await own.click();
  await expect(draft).toContainText(/Share of A\d, \d token/);
  await choice(page, 'Start the offer afresh').click();
  await cede.click();
  await expect(cede).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await expect(draft).toContainText(/A\d given up, \d token/);
  // The other direction is still open: from the list.
  const bases = page.locator('optgroup[label="A base given up"] option');
  const column = draft.locator('.column').filter({ has: bases }).first();
  const value = await column.locator(bases).first().getAttribute('value');
  await column.getByRole('combobox').selectOption(value);
  await column.getByRole('button', { name: 'Add to the offer' }).click();
  await expect(draft.getByRole('listitem').filter({ hasText: 'given up' })).toHaveCount(2);
  await expectAccessible(page, 'a deal about bases');
  await choice(page, 'Put this offer on the table').click();
  await expect(choice(page, 'Put this offer on the table')).toHaveCount(0);
});

interface Wanted {
  readonly create: object;
  readonly protocol: number;
  readonly card: string;
}

/** Runs in the page: opens tables until the visitor holds that card. */
function dealCard(wanted: Wanted): Promise<string> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const secret = localStorage.getItem('sidera.secret');
    let [id, room] = [0, ''];
    const send = (what: object): void => socket.send(JSON.stringify({ id: ++id, ...what }));
    socket.onopen = () =>
      send({ type: 'hello', protocol: wanted.protocol, ...(secret ? { secret } : {}) });
    socket.onmessage = (event) => {
      const reply = JSON.parse(String(event.data));
      if (reply.type === 'refused') fail(new Error(String(event.data)));
      else if (reply.type === 'welcome' || reply.phase === 'aborted') send(wanted.create);
      else if (reply.type === 'room') room = reply.room;
      if (reply.type !== 'update' || reply.decisions.length === 0) return;
      if ((reply.view.own.hand.plain[wanted.card] ?? 0) === 0) return send({ type: 'abort' });
      socket.onmessage = null;
      socket.close();
      done(room);
    };
  });
}

/** A question with that card in it, at one of several tables. */
async function reachPlay(page: Page, card: string, play: Locator): Promise<void> {
  const rules = {
    game: GAME,
    seats: BOTS.length,
    options: { first_player: '0' },
    clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
    patience: 180,
    listed: false,
    rated: false,
  };
  const entropy = '0123456789abcdef0123456789abcdef';
  const create = { type: 'create', rules, bots: BOTS, start: true, entropy };
  for (let tables = 0; tables < 6; tables++) {
    const room = await page.evaluate(dealCard, { create, protocol: PROTOCOL, card });
    await page.goto(`/t/${room}`);
    for (let i = 0; i < 20 && (await isAsked(page)); i++) {
      if (await play.isVisible()) return;
      await answer(page, fighter);
    }
    await giveUp(page);
  }
  throw new Error('It could never be played.');
}

test('a card is named from a list of all that the deck can hold', async ({ page }) => {
  await arrive(page);
  const finder = choice(page, 'Play Finder');
  await reachPlay(page, 'finder', finder);
  await finder.click();
  await expect(prompt(page)).toHaveText('Finder: which player?');
  await choices(page).first().click();
  await expect(prompt(page)).toHaveText('Finder: which card?');
  const heads = page.getByRole('group', { name: 'Choices' }).getByRole('heading');
  await expect(heads).toHaveText([/^attack$/, /^Compromise$/, /^Edict$/, /^flare$/]);
  await expectAccessible(page, 'cards to be named');
  await page.setViewportSize(PHONE.viewport);
  await expectNoSideways(page);
  await choice(page, 'Attack 20').click();
  await expect(prompt(page)).not.toHaveText('Finder: which card?');
});

test('the start page offers it, and its lesson', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Cosmic Encounter (Mayfair)' });
  await expect(card.getByRole('button', { name: /^Play / })).toBeVisible();
  await expect(card.getByRole('link', { name: en.home.learn })).toBeVisible();
  await expect(page.getByText(en.home.coming)).toHaveCount(0);
  await card.getByRole('link', { name: en.home.newTable }).click();
  await expect(page.getByText('Skipping a turn')).toBeVisible();
  await page.goto(`/rules/${GAME}`);
  await expect(page.getByText('CM-P8-1', { exact: true })).toBeVisible();
});
