// The older edition of Cosmic Encounter in the browser: challenges by clicking, both sides of the cone, bases
// given up in deals, cards named from a list.

import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expectAccessible } from './kit/axe';
import { isEnglish, spoken } from './kit/english';
import { cone, fighting, GAME, reach, wishing } from './kit/mayfair';
import { expectNoSideways, expectNothingOver, PHONE } from './kit/phone';
import { answer, choice, choices, isAsked, prompt } from './kit/table';
import { expect, test } from './kit/test';
import { arrive } from './kit/wire';

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

const fighter = fighting();
const talker = wishing(/^Pass$/, /^Compromise$/, /^Yes$/, /^Enough$/);

const planets = (page: Page): Locator =>
  page.locator('[data-planet] [role="button"]:not([aria-disabled])');
const deal = (page: Page): Locator => page.getByRole('region', { name: 'Deal' });

/** An aimed cone with its black side up, and a question to the visitor. */
function reachBlackCone(page: Page): Promise<void> {
  const aimed = page.locator('.gate.aimed[data-side="black"]');
  return reach(page, { taste: fighter }, () => aimed.isVisible());
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
  await reach(page, { taste: fighter }, async () =>
    /^Which base sends/.test(await prompt(page).innerText()),
  );
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
  await reach(page, { taste: talker }, async () =>
    /^Make a deal/.test(await prompt(page).innerText()),
  );
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

test('a card is named from a list of all that the deck can hold', async ({ page }) => {
  await arrive(page);
  const finder = choice(page, 'Play Finder');
  await reach(page, { taste: fighter, hand: ['finder'], most: 20 }, () => finder.isVisible());
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
