// A card of an offer that one player alone may see (CF-DEAL-8), for everybody who looks on.

import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expectAccessible } from './kit/axe';
import { expectNoSideways, PHONE } from './kit/phone';
import { arriveAs } from './kit/room';
import { choice } from './kit/table';
import { expect, test, type Visitor } from './kit/test';
import { bringToTalks, type Talkers } from './kit/talks';

const NAMES = ['Anna', 'Bruno', 'Carla'] as const;

interface Company extends Talkers {
  readonly spectator: Page;
  /** Of the two who talk. */
  readonly names: readonly [string, string];
}

async function gather(visitor: Visitor): Promise<Company> {
  const [anna, bruno, carla] = [
    await arriveAs(await visitor(), NAMES[0]),
    await arriveAs(await visitor(), NAMES[1]),
    await arriveAs(await visitor(), NAMES[2]),
  ];
  const pages = [anna, bruno, carla] as const;
  const talkers = await bringToTalks(pages);
  const spectator = await arriveAs(await visitor(), 'Dario');
  await spectator.goto(`/t/${talkers.room}`);
  const name = (page: Page): string => NAMES[pages.indexOf(page)] ?? '';
  const names = [name(talkers.talking[0]), name(talkers.talking[1])] as const;
  return { ...talkers, spectator, names };
}

const panel = (page: Page): Locator => page.getByRole('complementary', { name: en.table.panel });
const deal = (page: Page): Locator => page.getByRole('region', { name: 'Deal' });
const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your alien and cards' }).getByRole('button', {
    name: /: You give /,
  });

/** A card that these pages do not name yet, so that it can be looked for all over them. */
async function unseenCard(page: Page, others: readonly Page[]): Promise<string> {
  const elsewhere = await Promise.all(others.map((other) => other.locator('body').innerText()));
  const labels = await cards(page).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  const names = labels.map((label) => label.replace(/( \(\d\))?: You give .*$/, ''));
  const unseen = names.find((name) => !elsewhere.some((text) => text.includes(name)));
  if (unseen === undefined) throw new Error(`All are seen: ${names.join()}`);
  return unseen;
}

test('a card shown to the other alone', async ({ visitor }) => {
  const { talking, bystander, spectator, names } = await gather(visitor);
  const [maker, partner] = talking;
  const others = [bystander, spectator];
  for (const page of [maker, partner, ...others]) await expect(deal(page)).toBeVisible();
  const card = await unseenCard(maker, others);
  const veiled = `${card}, shown only to ${names[1]}`;

  await test.step('is put into the draft', async () => {
    const veil = deal(maker).getByRole('button', { name: `shown only to ${names[1]}` });
    await expect(veil).toHaveAttribute('aria-pressed', 'false');
    await veil.click();
    await cards(maker).and(maker.getByLabel(card)).first().click();
    await expect(deal(maker).locator('.draft')).toContainText(veiled);
    // What is only thought of is nobody else's business.
    for (const page of [partner, ...others])
      await expect(deal(page).getByRole('listitem').filter({ hasText: 'shown' })).toHaveCount(0);
  });

  await test.step('can be chosen from a list, too', async () => {
    const list = deal(maker).getByRole('combobox', { name: 'Something else you give' });
    const group = list.locator(`optgroup[label="A card shown only to ${names[1]}"] option`);
    const label = await group.last().innerText();
    await list.selectOption(await group.last().getAttribute('value'));
    await deal(maker).getByRole('button', { name: 'Add to the offer' }).first().click();
    const terms = deal(maker).locator('.draft').getByRole('listitem');
    await expect(terms.filter({ hasText: 'shown' })).toHaveCount(2);
    await expect(terms.filter({ hasText: label }).last()).toContainText('shown only to');
  });

  await test.step('is seen by the two who talk', async () => {
    await choice(maker, 'Put this offer on the table').click();
    await expect(deal(maker).locator('.offer', { hasText: 'Your offer' })).toContainText(veiled);
    const received = deal(partner).locator('.offer', { hasText: `Offer of ${names[0]}` });
    await expect(received).toContainText(`${card}, shown only to you`);
    await expectAccessible(partner, 'an offer with a card shown to one alone');
  });

  await test.step('is a number to everybody else', async () => {
    for (const page of others) {
      await expect(deal(page)).toContainText(`2 cards, shown only to ${names[1]}`);
      await expect(page.locator('body')).not.toContainText(card);
    }
  });

  await test.step('while the talk of the table is beside it', async () => {
    const tab = (page: Page, name: RegExp): Locator => panel(page).getByRole('button', { name });
    for (const page of [maker, partner])
      await expect(tab(page, /^Chat/)).toHaveAttribute('aria-pressed', 'true');
    for (const page of others)
      await expect(tab(page, /^Log/)).toHaveAttribute('aria-pressed', 'true');
    await panel(maker).getByLabel(en.table.chatPlaceholder).fill('A good card!');
    await panel(maker).getByRole('button', { name: en.table.send }).click();
    await expect(panel(partner).getByText('A good card!')).toBeVisible();
  });

  await test.step('fits on a phone', async () => {
    for (const page of [maker, partner, spectator]) {
      await page.setViewportSize(PHONE.viewport);
      await expectNoSideways(page);
    }
  });

  await test.step('and is talked about there, too', async () => {
    await expect(deal(partner).getByText('A good card!')).toBeVisible();
    await deal(partner).getByLabel(en.table.chatPlaceholder).fill('Is that all?');
    await deal(partner).getByRole('button', { name: en.table.send }).click();
    await expect(deal(maker).getByText('Is that all?')).toBeVisible();
    await expectAccessible(maker, 'talk in a deal, on the phone');
    for (const page of others)
      await expect(deal(page).getByLabel(en.table.chatPlaceholder)).toHaveCount(0);
  });

  await test.step('changes hands without being told', async () => {
    await choice(partner, 'Accept the offer').click();
    await expect(deal(spectator)).toHaveCount(0);
    await maker.setViewportSize({ width: 1280, height: 720 });
    await expect(panel(maker).getByRole('button', { name: /^Log/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const page of others) await expect(page.locator('body')).not.toContainText(card);
  });
});
