// The first game of Monolith, from the first decision to the last: whoever follows the green ring
// comes to the end, on a wide screen and on a phone, in both languages.

import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expectAccessible } from './kit/axe';
import { isEnglish, spoken } from './kit/english';
import { expectNoSideways, PHONE } from './kit/phone';
import { choice } from './kit/table';
import { expect, test } from './kit/test';
import { gameTexts, lessonAnswers } from './kit/texts';

const ANSWERS = lessonAnswers('first_command', 'monolith');
const WORDS = {
  en: gameTexts('lessons/first_command.en.json', 'monolith'),
  it: gameTexts('lessons/first_command.it.json', 'monolith'),
};

const guide = (page: Page): Locator =>
  page
    .getByRole('region', { name: en.learn.coach })
    .or(page.getByRole('region', { name: it.learn.coach }));

/** A field, box or button with the ring around it. */
const ringed = (page: Page): Locator => page.locator('.monolith .guided');
/** The ring on the map. */
const ring = (page: Page): Locator => page.locator('[data-guided]');

async function reached(page: Page, at: number): Promise<void> {
  await expect(guide(page)).toContainText(`${at + 1} / ${ANSWERS.length}`);
}

async function begin(page: Page, language: typeof en): Promise<void> {
  await page.goto('/learn/monolith');
  await page.getByRole('button', { name: language.learn.begin }).click();
}

/** What the ring is around says how to answer. */
async function follow(page: Page, expected: string): Promise<void> {
  const amount = / = (\d+)$/.exec(expected)?.[1];
  const ship = /^with_ship /.test(expected);
  if (amount !== undefined) {
    const field = ringed(page).getByRole('spinbutton');
    await field.fill(amount);
    await field.press('Enter');
  } else if (ship) {
    await ringed(page).selectOption(expected);
  } else {
    await ringed(page).first().click();
  }
}

/** Another tab or another planet first; then the thing itself. */
async function open(page: Page): Promise<void> {
  const way = page.locator('.monolith').locator('[role="tab"].guided, button.site.guided');
  if ((await way.count()) === 0) return;
  await way.click();
  await expect(way).toHaveCount(0);
}

async function clickRing(page: Page): Promise<void> {
  const box = await ring(page).boundingBox();
  if (!box) throw new Error('The ring is nowhere.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

interface Way {
  readonly language: 'en' | 'it';
  /** By pointing at the map where that is possible. */
  readonly byMap: boolean;
}

async function walk(page: Page, { language, byMap }: Way): Promise<void> {
  for (const [at, expected] of ANSWERS.entries()) {
    await reached(page, at);
    await expect(guide(page)).toContainText(WORDS[language][`step.${at + 1}`] ?? '?');
    await open(page);
    await expect(ringed(page).or(ring(page)).first()).toBeVisible();
    if (byMap && (await ring(page).count()) > 0) await clickRing(page);
    else await follow(page, expected);
  }
  await expect(guide(page)).toContainText(WORDS[language]['outro'] ?? '?');
}

/** By buttons and fields, until this answer is next. */
async function walkTo(page: Page, end: number): Promise<void> {
  for (const [at, expected] of ANSWERS.slice(0, end).entries()) {
    await reached(page, at);
    await open(page);
    await follow(page, expected);
  }
  await reached(page, end);
}

test('by pointing at the map', async ({ page }) => {
  await begin(page, en);
  await expect(guide(page)).toContainText(WORDS.en['intro'] ?? '?');
  await choice(page, /^Cannon on P1/).click();
  await expect(page.getByText(en.server.lesson)).toBeVisible();
  await walk(page, { language: 'en', byMap: true });
  await guide(page).getByRole('link', { name: en.learn.done }).click();
  await expect(page.getByRole('heading', { name: en.home.title })).toBeVisible();
});

test('on the phone, in Italian', async ({ visitor }) => {
  const page = await visitor({ ...PHONE, locale: 'it-IT' });
  await begin(page, it);
  await walk(page, { language: 'it', byMap: false });
  await expectNoSideways(page);
  expect((await spoken(page)).filter(isEnglish)).toEqual([]);
});

test('an amount is reached by counting, too', async ({ page }) => {
  await begin(page, en);
  const first = ANSWERS.findIndex((expected) => expected.startsWith('gives'));
  await walkTo(page, first);
  await expectAccessible(page, 'an offer in the lesson');
  const field = ringed(page).getByRole('spinbutton');
  await field.fill('18');
  await field.press('Enter');
  const plus = ringed(page).getByRole('button', { name: /\+1$/ });
  await plus.click();
  await expect(field).toHaveValue('19');
  await reached(page, first);
  await plus.click();
  await reached(page, first + 1);
});

test('a shot and its dice are seen before what it destroys is gone', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'no-preference' });
  await begin(page, en);
  const hit = ANSWERS.lastIndexOf('attack ship 8,7');
  await walkTo(page, hit);
  const raider = page.locator('[data-ship="C1"]');
  await expect(raider).toHaveCount(1);
  const both = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        setTimeout(() => done(false), 5000);
        new MutationObserver(() => {
          const isShot = document.querySelector('.dice .attack.hit') !== null;
          if (isShot && document.querySelector('[data-ship="C1"]')) done(true);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await follow(page, ANSWERS[hit] ?? '');
  expect(await both).toBe(true);
  await expect(raider).toHaveCount(0);
});
