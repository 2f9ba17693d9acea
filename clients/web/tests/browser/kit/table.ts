// What a player does at a table.

import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../../src/text/en';
import { it } from '../../../src/text/it';

/** The one sentence that says who must decide what; a live region. */
export function prompt(page: Page): Locator {
  return page.locator('p[aria-live="polite"][aria-atomic="true"]');
}

export function choices(page: Page): Locator {
  return page.getByRole('group', { name: /^(Choices|Scelte)$/ }).getByRole('button');
}

/** Their names as they are heard: remarks for the eye are left out. */
export function choiceNames(page: Page): Promise<string[]> {
  return choices(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const heard = button.cloneNode(true) as Element;
      for (const mute of heard.querySelectorAll('[aria-hidden="true"]')) mute.remove();
      return (heard.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    }),
  );
}

export function choice(page: Page, name: string | RegExp): Locator {
  const group = page.getByRole('group', { name: /^(Choices|Scelte)$/ });
  return group.getByRole('button', { name, exact: true });
}

export function overCard(page: Page): Locator {
  const card = page.getByRole('region', { name: en.table.over });
  return card.or(page.getByRole('region', { name: it.table.over }));
}

/** The button that begins a game at once. */
export const PLAY = en.home.playHint('MLEM: Space Agency');

export async function playMlem(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: PLAY }).click();
  await expect(prompt(page)).toBeVisible();
}

/** Waits until the page asks something; false when the game has ended instead. */
export async function isAsked(page: Page): Promise<boolean> {
  await expect(choices(page).first().or(overCard(page))).toBeVisible();
  return choices(page).first().isVisible();
}

/** The first of several people who is asked something. */
export function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await choices(page).first().waitFor();
      return page;
    }),
  );
}

/** Which of the choices to take, from their names. */
export type Taste = (names: readonly string[]) => number;

const WISHES = [/^(Fly|Vola)/, /^(Land|Sbarca)/, /^(Enter deep|Entra)/];

/** Flies and lands as soon as possible, else the first choice: short games of all decisions. */
export const hasty: Taste = (names) => {
  const wished = WISHES.map((wish) => names.findIndex((name) => wish.test(name)));
  return wished.find((at) => at >= 0) ?? 0;
};

/** Answers one question; says which choice it took. A taken choice is gone from the page at once. */
export async function answer(page: Page, taste: Taste = hasty): Promise<string> {
  const names = await choiceNames(page);
  const at = taste(names);
  await choices(page).nth(at).click();
  return names[at] ?? '';
}

export async function playOn(page: Page, taste: Taste = hasty, most = 400): Promise<number> {
  for (let count = 0; count < most; count++) {
    if (!(await isAsked(page))) return count;
    await answer(page, taste);
  }
  throw new Error(`Still not over after ${most} decisions.`);
}
