// One person against bots, by clicking: from the start page to the checked dice.

import { readFileSync } from 'node:fs';
import { en } from '../../src/text/en';
import { expect, test } from './kit/test';
import { isAsked, overCard, playMlem, playOn, prompt } from './kit/table';
import { isAnalysed } from './kit/wire';

test('a whole game alone, from the start page to the checked dice', async ({ page }) => {
  await playMlem(page);
  expect(await isAsked(page)).toBe(true);

  expect(await playOn(page)).toBeGreaterThan(8);
  await expect(overCard(page).getByRole('heading')).toHaveText(/wins?!$|^You win!$/);
  await expect(prompt(page)).toHaveText(en.table.over);
  await overCard(page).getByRole('link', { name: en.table.toEnd }).click();

  await test.step('the end screen breaks the points down', async () => {
    const table = page.getByRole('table').first();
    const totals = table.getByRole('row', { name: /^Total/ }).getByRole('cell');
    await expect(totals).toHaveCount(4);
    await expect(table.getByRole('columnheader', { name: /won$/ }).first()).toBeVisible();
    // The sources come a moment later than the totals, all at once.
    await expect(table.locator('tbody tr').first()).toBeVisible();
    const rows = await table.locator('tbody tr').all();
    const sums = [0, 0, 0, 0];
    for (const row of rows)
      for (const [at, text] of (await row.getByRole('cell').allInnerTexts()).entries())
        sums[at] = (sums[at] ?? 0) + (Number(text) || 0);
    expect(await totals.allInnerTexts()).toEqual(sums.map(String));
  });

  await test.step('its story arrives', async () => {
    await isAnalysed(page, /\/m\/([^/?]+)/.exec(page.url())?.[1] ?? '');
    await expect(page.getByRole('img', { name: en.end.chance })).toBeVisible();
    await expect(page.getByRole('img', { name: en.end.points }).locator('polyline')).toHaveCount(4);
    const decisive = page.getByRole('region', { name: en.end.decisive });
    await expect(decisive.getByRole('listitem').first()).toHaveText(/\d+ % → \d+ %|No single/);
  });

  await test.step('the record can be kept', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: en.end.download }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/\.jsonl$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(20);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ game: 'mlem' });
  });

  await test.step('the dice were fair', async () => {
    await page.getByRole('link', { name: en.end.verify }).click();
    await page.getByRole('button', { name: en.verify.check }).click();
    await expect(page.getByText(en.verify.good)).toBeVisible();
    await expect(page.getByText(en.verify.replayed)).toBeVisible();
    await page.goBack();
  });

  await test.step('and once more', async () => {
    await page.getByRole('button', { name: en.end.rematch }).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.getByRole('button', { name: /^I am ready$/ }).or(prompt(page))).toBeVisible();
  });
});
