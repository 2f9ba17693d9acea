// The first game of Cosmic Encounter in each edition, from the first decision to the victory: whoever follows
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

const LESSONS = [
  { game: 'cosmic', name: 'first_encounter' },
  { game: 'cosmic_mayfair', name: 'first_challenge' },
].map(({ game, name }) => ({
  game,
  answers: lessonAnswers(name, game),
  words: {
    en: gameTexts(`lessons/${name}.en.json`, game),
    it: gameTexts(`lessons/${name}.it.json`, game),
  },
}));
type Lesson = (typeof LESSONS)[number];

const guide = (page: Page): Locator =>
  page
    .getByRole('region', { name: en.learn.coach })
    .or(page.getByRole('region', { name: it.learn.coach }));

/** The ring around a button, a card or the fields of an offer. */
const ringed = (page: Page): Locator => page.locator('.cosmic .guided');
const ringedChoice = (page: Page): Locator => page.locator('.cosmic .choices .guided');
/** The ring on the board. */
const ring = (page: Page): Locator => page.locator('[data-guided]');

async function begin(page: Page, { game }: Lesson, language: typeof en): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.getByRole('button', { name: language.learn.begin }).click();
}

async function reached(page: Page, { answers }: Lesson, at: number): Promise<void> {
  await expect(guide(page)).toContainText(`${at + 1} / ${answers.length}`);
}

async function clickRing(page: Page): Promise<void> {
  await ring(page).scrollIntoViewIfNeeded();
  const box = await ring(page).boundingBox();
  if (!box) throw new Error('The ring is nowhere.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A term of a deal that has no button of its own is chosen from the list beside it: first stand bases to share,
 * last those to give up. */
async function addFromList(page: Page, term: string, planet: string): Promise<void> {
  const row = page.locator('.cosmic .picker .guided');
  const bases = row.locator('option', { hasText: planet });
  const base = term === 'cede' ? bases.last() : bases.first();
  await row.getByRole('combobox').selectOption(await base.getAttribute('value'));
  await row.getByRole('button').click();
}

interface Way {
  readonly language: 'en' | 'it';
  /** By pointing at the board and at cards where that is possible. */
  readonly byBoard: boolean;
}

async function follow(page: Page, expected: string, byBoard: boolean): Promise<void> {
  const [, term, planet] = /^(\w+_colony|cede):(\w+)/.exec(expected) ?? [];
  if (byBoard && (await ring(page).count()) > 0) await clickRing(page);
  else if (term !== undefined && planet !== undefined) await addFromList(page, term, planet);
  else if (byBoard) await ringed(page).last().click();
  else await ringedChoice(page).click();
}

async function walk(page: Page, lesson: Lesson, { language, byBoard }: Way): Promise<void> {
  const words = lesson.words[language];
  for (const [at, expected] of lesson.answers.entries()) {
    await reached(page, lesson, at);
    await expect(guide(page)).toContainText(words[`step.${at + 1}`] ?? '?');
    await expect(ringed(page).or(ring(page)).first()).toBeVisible();
    await follow(page, expected, byBoard);
  }
  await expect(guide(page)).toContainText(words['outro'] ?? '?');
}

for (const lesson of LESSONS) {
  test(`${lesson.game} by pointing at planets and cards`, async ({ page }) => {
    await begin(page, lesson, en);
    await expect(guide(page)).toContainText(lesson.words.en['intro'] ?? '?');
    await choice(page, /^A2/).click();
    await expect(page.getByText(en.server.lesson)).toBeVisible();
    await walk(page, lesson, { language: 'en', byBoard: true });
    await expect(page.getByRole('list', { name: 'Players' })).toContainText('♛');
    await guide(page).getByRole('link', { name: en.learn.done }).click();
    await expect(page.getByRole('heading', { name: en.home.title })).toBeVisible();
  });

  test(`${lesson.game} on the phone, in Italian`, async ({ visitor }) => {
    const page = await visitor({ ...PHONE, locale: 'it-IT' });
    await begin(page, lesson, it);
    await walk(page, lesson, { language: 'it', byBoard: false });
    await expectNoSideways(page);
    expect((await spoken(page)).filter(isEnglish)).toEqual([]);
  });

  test(`${lesson.game}: an amount must be right, and an offer can be heard`, async ({ page }) => {
    await begin(page, lesson, en);
    for (const [at, expected] of lesson.answers.entries()) {
      await reached(page, lesson, at);
      if (expected.startsWith('ask_colony')) await expectAccessible(page, 'a deal in the lesson');
      if (expected.startsWith('number')) break;
      await follow(page, expected, false);
    }
    await choice(page, '0').click();
    await expect(page.getByText(en.server.lesson)).toBeVisible();
    await expect(ringedChoice(page)).toHaveText('1');
  });
}
