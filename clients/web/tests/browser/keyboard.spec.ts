// No mouse: from the start page into a game and through its decisions.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expect, test } from './kit/test';
import { focusedName, tabTo } from './kit/keys';
import { choiceNames, isAsked, PLAY } from './kit/table';

/** A ring or an outline around what has the focus. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const look = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const { outlineStyle, outlineWidth, boxShadow, stroke } = getComputedStyle(element);
    return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth), boxShadow, stroke };
  });
  expect(look).toBeDefined();
  expect(look?.outlineStyle !== 'none' && (look?.outlineWidth ?? 0) >= 2).toBe(true);
}

test('decisions with Tab, Enter and Space alone, and the focus is never lost', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: en.home.newTable }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe(en.app.skip);
  await expectVisibleFocus(page);
  await tabTo(page, PLAY);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');

  for (let decision = 0; decision < 8 && (await isAsked(page)); decision++) {
    const [first = ''] = await choiceNames(page);
    if (decision === 0) await tabTo(page, first);
    else await page.keyboard.press('Tab');
    // The choices are the next thing after an answer, wherever it was given.
    expect(await focusedName(page)).toBe(first);
    await expectVisibleFocus(page);
    await page.keyboard.press(decision % 2 === 0 ? 'Enter' : 'Space');
  }
});

test('an answer given on the board leaves the focus on the board', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: PLAY }).focus();
  await page.keyboard.press('Enter');
  await isAsked(page);
  const cat = page.getByRole('button', { name: /^Cats, Moon Specialist.*: Moon Specialist$/ });
  await cat.focus();
  await page.keyboard.press('Space');
  expect(await isAsked(page)).toBe(true);
  expect(await focusedName(page)).toMatch(/^Cats, Moon Specialist/);
});

test('arrow keys walk along the track', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: PLAY }).focus();
  await page.keyboard.press('Enter');
  await isAsked(page);
  const space = (n: number) => page.locator(`[data-space="${n}"]`);
  await page.keyboard.press('Tab');
  for (let i = 0; i < 60 && !(await space(0).evaluate((e) => e === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(space(0)).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(space(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(space(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.note.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(en.note.title)).toHaveCount(0);
  await expect(space(1)).toBeFocused();
});
