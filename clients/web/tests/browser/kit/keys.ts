// Walking over a page with the Tab key.

import type { Page } from '@playwright/test';

export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const heard = element?.cloneNode(true) as Element | undefined;
    for (const mute of heard?.querySelectorAll('[aria-hidden="true"]') ?? []) mute.remove();
    const text = heard?.textContent?.replaceAll(/\s+/g, ' ').trim();
    return element?.getAttribute('aria-label') ?? text ?? '';
  });
}

/** Tab until the focus is on something with that name. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const met: string[] = [];
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press(key);
    const here = await focusedName(page);
    if (here === name) return;
    met.push(here);
  }
  throw new Error(`Tab never came to "${name}", but to: ${met.join(' | ')}`);
}
