// What people do around a game: names, seats, chat, the menu.

import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../../src/text/en';

export async function rename(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: en.app.mainMenu });
  await bar.getByRole('button', { name: /^Your name/ }).click();
  await bar.getByLabel(en.home.yourName).fill(name);
  await bar.getByRole('button', { name: en.home.save }).click();
  await expect(bar.getByRole('button', { name: `${en.home.yourName}: ${name}` })).toBeVisible();
}

/** A named visitor at the start page. */
export async function arriveAs(page: Page, name: string): Promise<Page> {
  await page.goto('/');
  await rename(page, name);
  return page;
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The seat of a table that has not begun. */
export function lobbySeat(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

/** The seat in the header of a table in play. */
export function chip(page: Page, name: string): Locator {
  return page.locator('header').getByRole('listitem').filter({ hasText: name });
}

export async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.locator('header summary').click();
  await page.locator('header').getByText(entry, { exact: true }).last().click();
}

export async function openChat(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: en.table.panel });
  await panel.getByRole('button', { name: /^Chat/ }).click();
  return panel;
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel(en.table.chatPlaceholder).fill(text);
  await page.getByRole('button', { name: en.table.send }).click();
}
