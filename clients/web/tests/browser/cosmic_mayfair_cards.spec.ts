// What Mayfair's tables have beside the plain challenge, by clicking: kickers, second cards,
// reinforcements after the totals, powers that are copied, hands that lie open.

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './kit/axe';
import { fighting, reach, side } from './kit/mayfair';
import { expectNoSideways, PHONE } from './kit/phone';
import { choice, choices, prompt } from './kit/table';
import { expect, test } from './kit/test';
import { arrive } from './kit/wire';

const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your alien and cards' });
const sides = (page: Page): Locator => side(page, /^(Offense|Defense)$/);
const lines = (page: Page): Locator => sides(page).getByRole('listitem');

/** The number a line of a sum begins with, or comes to. */
async function numberIn(line: Locator, where: RegExp): Promise<number> {
  const [, number = ''] = where.exec((await line.innerText()).trim()) ?? [];
  return Number(number.replace('−', '-'));
}

test('a kicker is laid face down beside the own card', async ({ page }) => {
  await arrive(page);
  const kicker = choice(page, /^Kicker ×/).first();
  const way = { options: { kickers: 'true' }, hand: ['kicker_'], taste: fighting() };
  await reach(page, way, () => kicker.isVisible());
  await expect(prompt(page)).toHaveText('Do you play a kicker, face down?');
  const name = await kicker.innerText();
  await kicker.click();
  await expect(sides(page).locator('[data-beside] .unseen')).toHaveText([`Kicker: ${name}`]);
  await expect(hand(page).getByTitle(`${name}: Chosen`)).toBeVisible();
  await expectAccessible(page, 'a kicker on the table');
});

test('a kicker multiplies the card in the sum', async ({ page }) => {
  await arrive(page);
  const kicked = page.getByRole('listitem').filter({ hasText: /× −?\d Kicker/ });
  const own = sides(page).filter({ has: kicked }).first();
  const cards = ['kicker_', 'reinforcement_'];
  const options = { kickers: 'true', reinforcements: 'true' };
  const way = { options, hand: cards, taste: fighting(/^Kicker ×/), most: 40 };
  await reach(page, way, () => own.isVisible());
  const [card, line] = [own.getByRole('listitem').first(), own.getByRole('listitem').nth(1)];
  const product = (await numberIn(card, /^(−?\d+) card/)) * (await numberIn(line, /× (−?\d)/));
  expect(await numberIn(line, /= (-?\d+)$/)).toBe(product + 0);
});

test('a reinforcement is added after the totals', async ({ page }) => {
  await arrive(page);
  const play = choice(page, /^Play Reinforcement \+\d$/).first();
  const cards = ['reinforcement_', 'reinforcement_']; // with another one it is asked again
  const way = { options: { reinforcements: 'true' }, hand: cards, taste: fighting(), most: 40 };
  await reach(page, way, async () => (await play.isVisible()) && (await choices(page).count()) > 2);
  await expect(prompt(page)).toHaveText('Reinforcements: do you use something?');
  await expect(sides(page).locator('.total')).toHaveText([/^= -?\d+\s*$/, /^= -?\d+\s*$/]);
  const added = /\d$/.exec(await play.innerText())?.[0] ?? '';
  await play.click();
  await expect(prompt(page)).toHaveText(`Reinforcement +${added}: on which side?`);
  await choice(page, 'The offense').click();
  const own = side(page, /^Offense$/);
  const line = own.getByRole('listitem').filter({ hasText: `+ ${added} reinforced` });
  await expect(line.first()).toBeVisible();
  const last = await numberIn(own.getByRole('listitem').last(), /= (-?\d+)$/);
  expect(await numberIn(own.locator('.total'), /= (-?\d+)/)).toBe(last);
});

test('a second card lies beside the own one', async ({ page }) => {
  await arrive(page);
  const question = 'Do you lay a second card beside your own?';
  const options = { alien_a: 'deuce', reinforcements: 'true' };
  const taste = fighting(/^Attack [1-4]\d$/, /^Attack \d\d$/);
  const second = sides(page).locator('[data-beside="second"] .unseen');
  const asked = new Set<string>();
  // A reinforcement lets it be asked once the cards lie.
  await reach(page, { options, taste, hand: ['reinforcement_'], most: 40 }, async () => {
    asked.add(await prompt(page).innerText());
    return second.isVisible();
  });
  expect(asked).toContain(question);
  const [, name = ''] = /^Second card: (Attack .+)$/.exec((await second.textContent()) ?? '') ?? [];
  expect(name).not.toBe('');
  const line = lines(page).filter({ hasText: name });
  await expect(line).toHaveText(new RegExp(`^\\+ ${Number(name.slice(-2))} ${name}`));
  await expectAccessible(page, 'a second card');
  await page.setViewportSize(PHONE.viewport);
  await expectNoSideways(page);
});

test('a copied power is marked as one', async ({ page }) => {
  await arrive(page);
  const options = { alien_pool: 'all', alien_a: 'insect', alien_b: 'virus', alien_c: 'clone' };
  const own = page.getByRole('list', { name: 'Players' }).getByRole('listitem').first();
  const copy = own.locator('.alien').filter({ hasText: /^\s*[\w-]+ · copied\s*$/ });
  const taste = fighting(/^Use the power of Insect$/);
  await reach(page, { options, taste }, () => copy.isVisible());
  await expect(hand(page).locator('.own.copied')).toContainText('copied');
  await expectAccessible(page, 'a copied power');
  await own.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('Power active · copied');
});

test('the kind of card that both have to play is chosen', async ({ page }) => {
  const name = await arrive(page);
  const question = 'Pavlov: which kind of card do both play?';
  const isThere = async (): Promise<boolean> => (await prompt(page).innerText()) === question;
  const options = { alien_b: 'pavlov', alien_pool: 'all' };
  await reach(page, { options, taste: fighting(), most: 120 }, isThere);
  await expect(choices(page)).toHaveText([/attack/, /Compromise/]);
  await choices(page).first().click();
  const told = page.locator('aside ol li').filter({ hasText: `${name} demands attacks` });
  await expect(told).toHaveCount(1);
});

test('hands that lie open can be read, and a row of powers', async ({ page }) => {
  await arrive(page);
  const options = { alien_pool: 'all', alien_a: 'aura', alien_b: 'pentaform' };
  const open = page.getByRole('list', { name: 'Players' }).getByTitle('Open hand');
  const taste = fighting(/^Use the power of Aura$/);
  await reach(page, { options, taste }, async () => (await open.count()) === 3);
  const row = page.getByRole('list', { name: 'Players' }).getByRole('listitem').nth(1);
  const cards = Number(
    /\d+$/.exec((await row.getByTitle(/^Cards in hand/).getAttribute('title')) ?? '')?.[0],
  );
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('region', { name: 'Open hand' }).getByRole('listitem');
  await expect(shown).toHaveCount(cards);
  const forms = dialog.getByRole('list', { name: 'Row of powers' });
  await expect(forms.getByRole('listitem')).toHaveCount(5);
  await expect(forms.locator('[aria-current="step"]')).toHaveCount(1);
  await expectAccessible(page, 'an open hand');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
