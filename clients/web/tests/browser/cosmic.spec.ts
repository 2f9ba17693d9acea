// Cosmic Encounter in the browser: encounters by clicking, deals, sheets, both languages and sizes.

import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import type { TableRules } from '../../src/wire/types';
import { expectAccessible } from './kit/axe';
import { isEnglish, spoken } from './kit/english';
import { tabTo } from './kit/keys';
import { expectNoSideways, expectNothingOver, PHONE } from './kit/phone';
import { answer, choice, choiceNames, choices, isAsked, overCard, prompt } from './kit/table';
import type { Taste } from './kit/table';
import { expect, test } from './kit/test';
import { arrive, openTable } from './kit/wire';

/** A table against quick bots; the visitor begins. */
async function sitDown(page: Page, options: TableRules['options'] = {}, seats = 4): Promise<void> {
  await arrive(page);
  const bots = ['', ...Array.from({ length: seats - 1 }, () => 'greedy')];
  const rules = { game: 'cosmic', options: { first_player: '0', ...options } };
  const { room } = await openTable(page, { bots, rules, start: true });
  await page.goto(`/t/${room}`);
  await isAsked(page);
}

function wishing(...wishes: readonly RegExp[]): Taste {
  return (names) => {
    const wished = wishes.map((wish) => names.findIndex((name) => wish.test(name)));
    return wished.find((at) => at >= 0) ?? 0;
  };
}

/** Fights whenever that is possible, and never has a long talk. */
const fighter = wishing(
  /^(Pass|Passo)$/,
  /^(No deal: give up|Nessun accordo: rinuncia)$/,
  /^(Attack|Attacco) [1-4]\d$/,
  /^(Attack|Attacco) \d\d$/,
  /^(Yes|Sì)$/,
  /^(Enough|Basta)$/,
);
const talker = wishing(/^Pass$/, /^Negotiate$/, /^Yes$/, /^Enough$/);

/** Answers until the page asks that; false when the game is over first, or it takes too long. */
async function reaches(page: Page, asked: RegExp, taste: Taste, most = 150): Promise<boolean> {
  for (let i = 0; i < most && (await isAsked(page)); i++) {
    if (asked.test(await prompt(page).innerText())) return true;
    await answer(page, taste);
  }
  return false;
}

async function until(page: Page, asked: RegExp, taste: Taste): Promise<void> {
  if (!(await reaches(page, asked, taste))) throw new Error(`Never asked: ${asked}`);
}

/** Two must negotiate: at some table they soon do. */
async function dealing(page: Page): Promise<void> {
  for (let tables = 0; tables < 8; tables++) {
    await sitDown(page);
    if (await reaches(page, /^Make a deal/, talker, 60)) return;
  }
  throw new Error('Nobody wants to negotiate.');
}

const planet = (page: Page, name: string): Locator =>
  page.locator(`[data-planet="${name}"]`).getByRole('button');
const offeredPlanets = (page: Page): Locator =>
  page.locator('[data-planet] [role="button"]:not([aria-disabled])');

/** How many ships of the visitor are there: a planet, `sent`, `warp`. */
async function shipsAt(page: Page, spot: string): Promise<number> {
  const token = page.locator(`[data-spot="A.${spot}"][data-ships]`);
  if ((await token.count()) === 0) return 0;
  return Number(await token.getAttribute('data-ships'));
}

const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your alien and cards' });
const step = (page: Page): Locator => page.locator('[aria-current="step"]');
const side = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** To the moment the ships of the first own encounter are sent. */
async function launching(page: Page): Promise<void> {
  await until(page, /^Which planet of|^Your own colour/, fighter);
  if (/^Which planet/.test(await prompt(page).innerText()))
    await offeredPlanets(page).first().click();
  await until(page, /^Which colony sends/, fighter);
}

test('an alien is chosen from its sheet', async ({ page }) => {
  await sitDown(page);
  await expect(prompt(page)).toHaveText('Which alien do you lead?');
  const lead = page.getByRole('button', { name: /^Lead the / }).first();
  const alien = (await lead.innerText()).replace('Lead the ', '');
  await lead.click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText(alien);
});

test('the first encounter by clicking planets and cards', async ({ page }) => {
  await sitDown(page);
  await launching(page);
  await expect(step(page)).toHaveText('Launch');
  const before = await shipsAt(page, 'sent');
  await planet(page, 'A5').click();
  await expect.poll(() => shipsAt(page, 'sent')).toBe(before + 1);
  await expect(side(page, 'Offense')).toContainText(`${before + 1} ship`);
  await isAsked(page);
  await until(page, /^Choose your encounter card/, fighter);
  await expect(step(page)).toHaveText('Planning');
  // Who defended before has chosen before.
  const chosen = page.locator('aside, [role="complementary"]').getByText(/^You choose/);
  const earlier = await chosen.count();
  const card = hand(page)
    .getByRole('button', { name: /^Attack \d\d/ })
    .first();
  if (await card.isVisible()) await card.click();
  else await answer(page, fighter);
  await expect(chosen).toHaveCount(earlier + 1);
});

test('several encounters against bots, by clicking', async ({ page }) => {
  await sitDown(page);
  const asked = new Set<string>();
  for (let i = 0; i < 40 && (await isAsked(page)); i++) {
    asked.add((await prompt(page).innerText()).replaceAll(/[A-Z]\w*|\d+/g, ''));
    await answer(page, fighter);
  }
  expect(asked.size).toBeGreaterThan(5);
  await expect(page.getByText(/^Turn 2: /)).toHaveCount(1);
});

test('a short game to its end', async ({ page }) => {
  await sitDown(page, { turn_limit: '4' });
  for (let i = 0; i < 150 && (await isAsked(page)); i++) await answer(page, fighter);
  await expect(overCard(page)).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
});

test('a deal is put together and proposed', async ({ page }) => {
  await dealing(page);
  const deal = page.getByRole('region', { name: 'Deal' });
  await expect(deal).toContainText('Your next offer');
  await deal.getByRole('button', { name: 'You want a random card' }).click();
  await expect(deal).toContainText('1 random card');
  await expect(choice(page, 'Put this offer on the table')).toBeVisible();
  const select = deal.getByRole('combobox', { name: 'Something else you give' });
  await select.selectOption({ label: 'attack' });
  await deal.getByRole('button', { name: 'Add to the offer' }).first().click();
  await expect(deal).toContainText('1 × attack');
  await choice(page, 'Start the offer afresh').click();
  await expect(deal).not.toContainText('1 × attack');
  await offeredPlanets(page).first().click();
  await expect(deal).toContainText(/Colony on \w\d, \d ship/);
  await choice(page, 'No deal: give up').click();
  await expect(choice(page, 'No deal: give up')).toHaveCount(0);
});

test('every sheet is one click away', async ({ page }) => {
  await sitDown(page);
  await answer(page, () => 0);
  await isAsked(page);
  const list = page.getByRole('list', { name: 'Players' });
  await list.getByRole('button').nth(1).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Power active');
  await expect(sheet).toContainText('Flare, wild');
  await expectAccessible(page, 'an alien sheet');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('one encounter with the keyboard alone', async ({ page }) => {
  await sitDown(page);
  const [first = ''] = await choiceNames(page);
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await until(page, /^Which planet of|^Your own colour/, fighter);
  await offeredPlanets(page).or(choices(page)).first().focus();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).not.toHaveText(/^Which planet of|^Your own colour/);
});

test('on the phone', async ({ visitor }) => {
  const page = await visitor(PHONE);
  await sitDown(page, {}, 5);
  for (let i = 0; i < 12 && (await isAsked(page)); i++) {
    await expect(prompt(page)).toBeInViewport();
    await expectNoSideways(page);
    await expectNothingOver(page);
    await answer(page, fighter);
  }
});

test('everything fits on one screen', async ({ page }) => {
  await sitDown(page, {}, 5);
  for (let i = 0; i < 20 && (await isAsked(page)); i++) {
    const room = await page.evaluate(() => {
      const board = document.querySelector('.board');
      return {
        page: document.documentElement.scrollHeight,
        board: board?.scrollHeight ?? 0,
        seen: board?.clientHeight ?? 0,
      };
    });
    expect(room.page).toBeLessThanOrEqual(720);
    expect(room.board).toBeLessThanOrEqual(room.seen);
    await answer(page, fighter);
  }
});

test('in Italian no English is left', async ({ visitor }) => {
  const page = await visitor({ locale: 'it-IT' });
  await sitDown(page);
  for (let i = 0; i < 10 && (await isAsked(page)); i++) {
    expect((await spoken(page)).filter(isEnglish)).toEqual([]);
    await answer(page, fighter);
  }
  await expect(page.getByRole('button', { name: it.table.undo })).toBeVisible();
});

test('without barriers', async ({ page }) => {
  await sitDown(page);
  await expectAccessible(page, 'aliens to choose from');
  await answer(page, () => 0);
  await launching(page);
  await expectAccessible(page, 'ships to send');
  await until(page, /^Choose your encounter card/, fighter);
  await expectAccessible(page, 'cards to choose from');
});

test('the board can be heard, and what cannot be done answers why', async ({ page }) => {
  await sitDown(page);
  await launching(page);
  const words = page.getByRole('region', { name: 'Board in words' });
  await expect(words).toContainText('The gate points at');
  await expect(words).toContainText('A1: ');
  await planet(page, 'C1').click({ force: true });
  await expect(page.getByText(en.note.title)).toBeVisible();
  await expect(page.getByText(/CF-[A-Z]+-\d/).first()).toBeVisible();
});

async function expectHandFits(page: Page): Promise<void> {
  const { wide, seen } = await hand(page).evaluate((element) => ({
    wide: element.scrollWidth,
    seen: element.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
}

// Two packets are also the largest hand there is at the start of a game.
test('both packets of the Miser lie open, and both then fit beside the choices', async ({
  page,
}) => {
  await sitDown(page, { alien_a: 'miser' });
  await expect(prompt(page)).toHaveText(/^Which packet/);
  const packets = page.getByRole('article');
  await expect(packets).toHaveCount(2);
  await expectAccessible(page, 'two packets');
  const names = await page.locator('article .unseen').allTextContents();
  await packets.nth(0).getByRole('button').click();
  await isAsked(page);
  for (const name of new Set(names))
    await expect(hand(page).locator(`[aria-label^="${name}"]`).first()).toBeVisible();
  await expectHandFits(page);
  await page.setViewportSize(PHONE.viewport);
  await expectHandFits(page);
  await expectNoSideways(page);
});

test('what one always answers is not asked again', async ({ page }) => {
  await sitDown(page);
  const question = /^Do you invite .* to attack/;
  await until(page, question, fighter);
  await page.getByRole('button', { name: en.table.always }).click();
  const orders = page.getByRole('dialog', { name: en.table.orders });
  await orders.getByRole('button', { name: /As the offense I invite nobody/ }).click();
  await expect(prompt(page)).not.toHaveText(question);
  for (let i = 0; i < 25 && (await isAsked(page)); i++) {
    await expect(prompt(page)).not.toHaveText(question);
    await answer(page, fighter);
  }
});
