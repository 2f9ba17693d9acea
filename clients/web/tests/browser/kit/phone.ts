// A phone of 390 by 844, and what must fit on it.

import { expect, type Page } from '@playwright/test';
import { choices } from './table';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function expectNoSideways(page: Page): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect(screen).toBe(390);
  expect(wide).toBeLessThanOrEqual(screen);
}

/** The point in the middle of each choice belongs to that choice. */
export async function expectNothingOver(page: Page): Promise<void> {
  for (const choice of await choices(page).all()) {
    await choice.scrollIntoViewIfNeeded();
    const isOnTop = await choice.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && button.contains(hit);
    });
    expect(isOnTop, await choice.innerText()).toBe(true);
  }
}
