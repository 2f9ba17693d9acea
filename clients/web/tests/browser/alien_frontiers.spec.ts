// Alien Frontiers in the browser: by clicking, dragging and keys, in both languages and sizes.

import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import type { TableRules } from '../../src/wire/types';
import { expectAccessible } from './kit/axe';
import { isEnglish, spoken } from './kit/english';
import { focusedName, tabTo } from './kit/keys';
import { expectNoSideways, expectNothingOver, PHONE } from './kit/phone';
import {
  answer,
  choice,
  choiceNames,
  isAsked,
  overCard,
  playOn,
  prompt,
  type Taste,
} from './kit/table';
import { expect, test } from './kit/test';
import { arrive, openTable } from './kit/wire';

const SHORT = { end_mode: 'vp_target', vp_target: '5', round_limit: '25' };

/** A table against quick bots; the visitor begins. */
async function sitDown(page: Page, options: TableRules['options'] = {}, seats = 2): Promise<void> {
  await arrive(page);
  const bots = ['', ...Array.from({ length: seats - 1 }, () => 'greedy')];
  const rules = { game: 'alien_frontiers', options: { first_player: '0', ...options } };
  const { room } = await openTable(page, { bots, rules, start: true });
  await page.goto(`/t/${room}`);
  await isAsked(page);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const ROLL = /^(Roll|Lancia) \d/;

/** In the middle of the own turn: the ships are rolled and none is placed. */
async function roll(page: Page): Promise<void> {
  await choice(page, ROLL).click();
  await expect(choice(page, ROLL)).toHaveCount(0);
  expect(await isAsked(page)).toBe(true);
}

const die = (page: Page, value: number | string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Ship ${value}$`) }).first();
const station = (page: Page, at: string): Locator => page.locator(`[data-facility="${at}"]`);
const docked = (page: Page, at: string): Locator =>
  page.locator(`[data-spot^="${at}."][data-ship]`);
const hand = (page: Page): Locator => page.getByRole('region', { name: 'Ships to place' });

const WISHES = [
  /^(Terraforming|Colony Constructor|Launch)/,
  /^(Shipyard|Claim|Raiders)/,
  /^(Up to|That is enough)/,
  /^(Colonist Hub|Lunar Mine)/,
  /^Solar Converter/,
];

/** Settles as soon as possible; else the last choice, which ends turns. */
const settler: Taste = (names) => {
  const wished = WISHES.map((wish) => names.findIndex((name) => wish.test(name)));
  return wished.find((at) => at >= 0) ?? names.length - 1;
};

test('a whole game alone, by clicking', async ({ page }) => {
  await sitDown(page, SHORT, 3);
  expect(await playOn(page, settler)).toBeGreaterThan(8);
  await expect(overCard(page).getByRole('heading')).toHaveText(/wins?!$|^You win!$/);
  await expect(prompt(page)).toHaveText(en.table.over);
  await overCard(page).getByRole('link', { name: en.table.toEnd }).click();
  await expect(
    page
      .getByRole('table')
      .first()
      .getByRole('row', { name: /^Total/ }),
  ).toBeVisible();
});

test('ships are picked, then a station; it can be undone', async ({ page }) => {
  await sitDown(page);
  await roll(page);
  const before = await hand(page).getByRole('button', { name: /^Ship/ }).count();
  const first = hand(page).getByRole('button', { name: /^Ship/ }).first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(station(page, 'solar')).toHaveAccessibleName(
    /: Solar Converter with \d: \+\d fuel$/,
  );
  for (const name of await choiceNames(page)) expect(name).toMatch(/ with [\d R]+: /);

  await station(page, 'solar').click({ position: { x: 150, y: 20 } });
  await expect(docked(page, 'solar')).toHaveCount(1);
  await expect(hand(page).getByRole('button', { name: /^Ship/ })).toHaveCount(before - 1);

  await page.getByRole('button', { name: en.table.undo }).click();
  await expect(docked(page, 'solar')).toHaveCount(0);
  await expect(hand(page).getByRole('button', { name: /^Ship/ })).toHaveCount(before);
});

test('what the pointer rests on stays where it is, however long its caption', async ({ page }) => {
  await sitDown(page);
  await roll(page);
  const bar = page.getByRole('group', { name: /^Choices$/ });
  const before = await bar.boundingBox();
  const caption = hand(page).locator('.caption span');
  await caption.evaluate((span) => (span.textContent = 'a long sentence about a card '.repeat(12)));
  expect(await bar.boundingBox()).toEqual(before);
});

test('a station first, then one of its ships', async ({ page }) => {
  await sitDown(page);
  await roll(page);
  await station(page, 'artifact').click({ position: { x: 150, y: 20 } });
  const names = await choiceNames(page);
  // With three equal ships there was only one way to dock, and it is done.
  if (names.every((name) => name.startsWith('Alien Artifact with'))) {
    const value = /with (\d)/.exec(names[0] ?? '')?.[1] ?? '';
    await die(page, value).click();
  }
  await expect(docked(page, 'artifact')).toHaveCount(1);
});

test('a ship is dragged to a station', async ({ page }) => {
  await sitDown(page);
  await roll(page);
  const from = await hand(page).getByRole('button', { name: /^Ship/ }).first().boundingBox();
  const to = await station(page, 'hub').boundingBox();
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 14, { steps: 6 });
  await expect(page.locator('.ghost')).toBeVisible();
  await page.mouse.up();
  await expect(docked(page, 'hub')).toHaveCount(1);
  await expect(page.locator('.ghost')).toHaveCount(0);
});

test('with all ships placed the prompt says how to go on', async ({ page }) => {
  await sitDown(page);
  await roll(page);
  await expect(prompt(page)).toHaveText(/Ships to place: 3\.$/);
  for (let placed = 0; placed < 3; placed++) {
    await answer(page, (names) => names.findIndex((name) => name.startsWith('Solar Converter')));
    await isAsked(page);
  }
  await expect(prompt(page)).toHaveText(/^Your ships are placed/);
});

/** A finger that goes down, moves and comes up. */
async function swipe(page: Page, from: Point, to: Point, midway: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const part of [0.1, 0.4, 0.7, 1])
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  await midway();
  await touch('touchEnd');
}

test('a ship is dragged to a station by touch', async ({ visitor }) => {
  const page = await visitor(PHONE);
  await sitDown(page);
  await roll(page);
  const ship = hand(page).getByRole('button', { name: /^Ship/ }).first();
  await expect(ship).toBeInViewport();
  const [from, to] = [await ship.boundingBox(), await station(page, 'solar').boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag.');
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await swipe(page, middle, { x: to.x + to.width / 2, y: to.y + 14 }, () =>
    expect(page.locator('.ghost')).toBeVisible(),
  );
  await expect(docked(page, 'solar')).toHaveCount(1);
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(hand(page).getByRole('button', { pressed: true })).toHaveCount(0);
});

test('a station that takes none of the ships says why', async ({ page }) => {
  await sitDown(page);
  await roll(page);
  // Nobody has fuel and ore for it in the first turn.
  const terraform = station(page, 'terraform');
  await expect(terraform).toHaveAttribute('aria-disabled', 'true');
  await terraform.click({ position: { x: 120, y: 40 }, force: true });
  await expect(page.getByText(en.note.title)).toBeVisible();
  await expect(page.getByText(/AF-[A-Z]+-\d/).first()).toBeVisible();
});

test('one turn with the keyboard alone', async ({ page }) => {
  await sitDown(page);
  const [first = ''] = await choiceNames(page);
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(choice(page, ROLL)).toHaveCount(0);
  for (let decision = 0; decision < 16 && (await isAsked(page)); decision++) {
    const names = await choiceNames(page);
    if (names.some((name) => ROLL.test(name))) return;
    // The choices are the next thing after an answer, wherever it was given.
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(names[0]);
    await page.keyboard.press(decision % 2 === 0 ? 'Enter' : 'Space');
  }
  throw new Error('The turn did not end.');
});

test('a ship and a station by keys', async ({ page }) => {
  await sitDown(page);
  await roll(page);
  const ship = hand(page).getByRole('button', { name: /^Ship/ }).first();
  await ship.focus();
  await page.keyboard.press('Space');
  await expect(ship).toHaveAttribute('aria-pressed', 'true');
  await station(page, 'hub').focus();
  await page.keyboard.press('Enter');
  await expect(docked(page, 'hub')).toHaveCount(1);
});

test('on the phone', async ({ visitor }) => {
  const page = await visitor(PHONE);
  await sitDown(page, {}, 4);
  for (let decision = 0; decision < 8 && (await isAsked(page)); decision++) {
    await expect(prompt(page)).toBeInViewport();
    await expectNoSideways(page);
    await expectNothingOver(page);
    await answer(page, settler);
  }
});

test('everything fits on one screen', async ({ page }) => {
  await sitDown(page, {}, 4);
  for (let decision = 0; decision < 20 && (await isAsked(page)); decision++) {
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
    await answer(page, settler);
  }
});

test('in Italian no English is left', async ({ visitor }) => {
  const page = await visitor({ locale: 'it-IT' });
  await sitDown(page, SHORT);
  for (let decision = 0; decision < 6 && (await isAsked(page)); decision++) {
    expect((await spoken(page)).filter(isEnglish)).toEqual([]);
    await answer(page, () => 0);
  }
  await expect(page.getByRole('button', { name: it.table.undo })).toBeVisible();
});

test('without barriers', async ({ page }) => {
  await sitDown(page, {}, 4);
  await expectAccessible(page, 'before the roll');
  await roll(page);
  await expectAccessible(page, 'ships to place');
  await hand(page).getByRole('button', { name: /^Ship/ }).first().click();
  await expectAccessible(page, 'a ship picked');
});

test('the board can be heard', async ({ page }) => {
  await sitDown(page, {}, 3);
  await roll(page);
  const words = page.getByRole('region', { name: 'Board in words' });
  await expect(words).toContainText('has these ships to place:');
  await expect(words).toContainText('Lunar Mine: 4 free docks.');
  await expect(words).toContainText('Lem Badlands: no colonies; controlled by nobody.');
});
