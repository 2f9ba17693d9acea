// Several people at one table, each in a browser of their own.

import { expect, type Page } from '@playwright/test';
import { en } from '../../../src/text/en';
import type { TableRules } from '../../../src/wire/types';
import type { Visitor } from './test';
import { arriveAs } from './room';
import { isAsked, prompt } from './table';
import { openTable } from './wire';

export interface Company {
  readonly pages: readonly Page[];
  readonly room: string;
}

/** The first one opens the table, the others sit down by its link; bots where they are named. */
export async function gather(
  visitor: Visitor,
  names: readonly string[],
  bots: readonly string[] = [],
  rules: Partial<TableRules> = {},
): Promise<Company> {
  const pages: Page[] = [];
  for (const name of names) pages.push(await arriveAs(await visitor(), name));
  const [host, ...guests] = pages as [Page, ...Page[]];
  const seats = [...names.map(() => ''), ...bots];
  const { room } = await openTable(host, { bots: seats, rules });
  await host.goto(`/t/${room}`);
  for (const guest of guests) {
    await guest.goto(`/t/${room}`);
    await guest.getByRole('button', { name: en.lobby.sit }).first().click();
    await expect(guest.getByRole('button', { name: en.lobby.ready })).toBeVisible();
  }
  return { pages, room };
}

export async function begin({ pages }: Company): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: en.lobby.ready }).click();
  for (const page of pages) await expect(prompt(page)).toBeVisible();
}

/** Anna is asked, and closes her page for good. */
export async function leaveInMidTurn({ pages }: Company): Promise<Page> {
  const [anna] = pages as [Page, ...Page[]];
  expect(await isAsked(anna)).toBe(true);
  await anna.close();
  return anna;
}

/** Says something, so that the server looks at its table. */
export async function stir(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: en.table.panel });
  await panel.getByRole('button', { name: /^Chat/ }).click();
  await page.getByLabel(en.table.chatPlaceholder).fill('…');
  await page.getByRole('button', { name: en.table.send }).click();
}
