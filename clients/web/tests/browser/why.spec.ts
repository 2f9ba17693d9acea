// "Why can't I?": the rule behind everything that is greyed out.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expect, test } from './kit/test';
import { gameTexts } from './kit/texts';
import { isAsked } from './kit/table';
import { arrive, openTable } from './kit/wire';

const LANGUAGES = [
  { code: 'en', locale: 'en-GB', ui: en },
  { code: 'it', locale: 'it-IT', ui: it },
];

/** At a table where the first thing to choose is a cat, so that dice cannot be rolled. */
async function sitDown(page: Page): Promise<void> {
  await arrive(page);
  const rules = { options: { first_player: '0' } };
  const { room } = await openTable(page, { rules, bots: ['', 'greedy'], start: true });
  await page.goto(`/t/${room}`);
  expect(await isAsked(page)).toBe(true);
}

for (const { code, locale, ui } of LANGUAGES) {
  test(`a greyed thing tells its rule, ${code}`, async ({ visitor }) => {
    const rules = gameTexts(`text/rules.${code}.json`);
    const dice = gameTexts(`text/${code}.json`)['table.dice'] ?? '?';
    const page = await visitor({ locale });
    await sitDown(page);
    const greyed = page.getByRole('button', { name: dice, exact: true });
    await expect(greyed).toHaveAttribute('aria-disabled', 'true');
    await greyed.click({ force: true });

    const note = page.getByRole('status').filter({ hasText: ui.note.title });
    const id = await note.getByText(/^ML-[A-Z-]+\d+$/).innerText();
    expect(rules[id]).toBeDefined();
    await expect(note).toContainText(rules[id] ?? '?');

    const opened = page.context().waitForEvent('page');
    await note.getByRole('link', { name: ui.note.read }).click();
    const reader = await opened;
    await expect(reader).toHaveURL(new RegExp(`/rules/mlem#${id}$`));
    const rule = reader.locator(`[id="${id}"]`);
    await expect(rule).toContainText((rules[id] ?? '?').slice(0, 20));
    await expect(rule).toBeInViewport();

    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
  });
}

test('a space of the mat tells its own rule, near or far', async ({ visitor }) => {
  const page = await visitor({});
  await sitDown(page);
  const note = page.getByRole('status').filter({ hasText: en.note.title });
  for (const [space, rule] of [
    [3, 'ML-LAND-1'],
    [17, 'ML-LAND-2'],
    [26, 'ML-DEEP-1'],
  ]) {
    await page.locator(`[data-space="${space}"]`).click({ force: true });
    await expect(note).toContainText(`${rule}`);
  }
});
