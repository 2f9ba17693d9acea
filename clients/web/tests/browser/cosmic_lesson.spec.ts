// The first game of Cosmic Encounter, from the first decision to the shared victory: whoever follows
// the green ring comes to the end, on a wide screen and on a phone, in both languages.

import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expectAccessible } from './kit/axe';
import { isEnglish, spoken } from './kit/english';
import { expectNoSideways, PHONE } from './kit/phone';
import { choice } from './kit/table';
import { expect, test } from './kit/test';
import { gameTexts, lessonAnswers } from './kit/texts';

const ANSWERS = lessonAnswers('first_encounter', 'cosmic');
const WORDS = {
  en: gameTexts('lessons/first_encounter.en.json', 'cosmic'),
  it: gameTexts('lessons/first_encounter.it.json', 'cosmic'),
};

const guide = (page: Page): Locator =>
  page
    .getByRole('region', { name: en.learn.coach })
    .or(page.getByRole('region', { name: it.learn.coach }));

/** The ring around a button, a card or the fields of an offer. */
const ringed = (page: Page): Locator => page.locator('.cosmic .guided');
const ringedChoice = (page: Page): Locator => page.locator('.cosmic .choices .guided');
/** The ring on the board. */
const ring = (page: Page): Locator => page.locator('[data-guided]');

async function begin(page: Page, language: typeof en): Promise<void> {
  await page.goto('/learn/cosmic');
  await page.getByRole('button', { name: language.learn.begin }).click();
}

async function reached(page: Page, at: number): Promise<void> {
  await expect(guide(page)).toContainText(`${at + 1} / ${ANSWERS.length}`);
}

async function clickRing(page: Page): Promise<void> {
  await ring(page).scrollIntoViewIfNeeded();
  const box = await ring(page).boundingBox();
  if (!box) throw new Error('The ring is nowhere.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A term of a deal that has no button of its own is chosen from the list beside it. */
async function addFromList(page: Page, planet: string): Promise<void> {
  const row = page.locator('.cosmic .picker .guided');
  await row.getByRole('combobox').selectOption({ label: planet });
  await row.getByRole('button').click();
}

interface Way {
  readonly language: 'en' | 'it';
  /** By pointing at the board and at cards where that is possible. */
  readonly byBoard: boolean;
}

async function follow(page: Page, expected: string, byBoard: boolean): Promise<void> {
  const colony = /_colony:(\w+)/.exec(expected)?.[1];
  if (byBoard && (await ring(page).count()) > 0) await clickRing(page);
  else if (colony !== undefined) await addFromList(page, colony);
  else if (byBoard) await ringed(page).last().click();
  else await ringedChoice(page).click();
}

async function walk(page: Page, { language, byBoard }: Way): Promise<void> {
  for (const [at, expected] of ANSWERS.entries()) {
    await reached(page, at);
    await expect(guide(page)).toContainText(WORDS[language][`step.${at + 1}`] ?? '?');
    await expect(ringed(page).or(ring(page)).first()).toBeVisible();
    await follow(page, expected, byBoard);
  }
  await expect(guide(page)).toContainText(WORDS[language]['outro'] ?? '?');
}

test('by pointing at planets and cards', async ({ page }) => {
  await begin(page, en);
  await expect(guide(page)).toContainText(WORDS.en['intro'] ?? '?');
  await choice(page, /^A2/).click();
  await expect(page.getByText(en.server.lesson)).toBeVisible();
  await walk(page, { language: 'en', byBoard: true });
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('♛');
  await guide(page).getByRole('link', { name: en.learn.done }).click();
  await expect(page.getByRole('heading', { name: en.home.title })).toBeVisible();
});

test('on the phone, in Italian', async ({ visitor }) => {
  const page = await visitor({ ...PHONE, locale: 'it-IT' });
  await begin(page, it);
  await walk(page, { language: 'it', byBoard: false });
  await expectNoSideways(page);
  expect((await spoken(page)).filter(isEnglish)).toEqual([]);
});

test('an amount must be right, and an offer can be heard', async ({ page }) => {
  await begin(page, en);
  for (const [at, expected] of ANSWERS.entries()) {
    await reached(page, at);
    if (expected.startsWith('ask_colony')) await expectAccessible(page, 'a deal in the lesson');
    if (expected.startsWith('number')) break;
    await follow(page, expected, false);
  }
  await choice(page, '0').click();
  await expect(page.getByText(en.server.lesson)).toBeVisible();
  await expect(ringedChoice(page)).toHaveText('1');
});
