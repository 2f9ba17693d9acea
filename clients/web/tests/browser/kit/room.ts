// What people do around a game: names, seats, chat, the menu.

import { expect, type Locator, type Page } from '@playwright/test';

export async function rename(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await bar.getByRole('button', { name: /^Your name/ }).click();
  await bar.getByLabel('Your name').fill(name);
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(bar.getByRole('button', { name: `Your name: ${name}` })).toBeVisible();
}

/** A named visitor at the start page. */
export async function arriveAs(page: Page, name: string): Promise<Page> {
  await page.goto('/');
  await rename(page, name);
  return page;
}

/** The seat in the header of a table in play. */
export function chip(page: Page, name: string): Locator {
  return page.locator('header').getByRole('listitem').filter({ hasText: name });
}

export async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.locator('header').getByText('Menu', { exact: true }).click();
  await page.locator('header').getByText(entry, { exact: true }).last().click();
}

export async function openChat(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Log and chat' });
  await panel.getByRole('button', { name: /^Chat/ }).click();
  return panel;
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something…').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
