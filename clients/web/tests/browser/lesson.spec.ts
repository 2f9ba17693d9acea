// The first game of a newcomer, guided from the first decision to the last.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expect, test } from './kit/test';
import { choice } from './kit/table';
import { gameTexts, matcher } from './kit/texts';

const guide = (page: Page) => page.getByRole('region', { name: en.learn.coach });

const words = gameTexts('lessons/first_flight.en.json');
const texts = gameTexts('text/en.json');
const text = (key: string): RegExp => matcher(texts[key] ?? '');

/** What the guide asks for at each step, as the name of its button. */
const EXPECTED: readonly RegExp[] = [
  text('cat.moon'),
  text('option.roll'),
  /^Use 2 × 2: 4 spaces$/,
  text('option.confirm'),
  text('option.roll'),
  /^Use 2 × thruster: 2 spaces$/,
  text('option.confirm'),
  text('option.land_points'),
  text('cat.planet'),
  text('option.stay'),
  text('option.stay'),
  text('option.roll'),
  /^Use 1 × thruster: 2 spaces$/,
  text('option.confirm'),
  text('option.land_planet'),
  text('cat.parachute'),
  text('option.stay'),
  text('option.stay'),
  text('option.land_planet'),
];

test('the lesson explains every decision and ends with a card', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.learn }).click();
  await expect(
    page.getByRole('heading', { name: en.learn.title('MLEM: Space Agency') }),
  ).toBeVisible();
  await page.getByRole('button', { name: en.learn.begin }).click();
  await expect(guide(page)).toContainText(words['intro'] ?? '?');

  await test.step('another choice is refused with a friendly word', async () => {
    await choice(page, 'Fuel Siphon').click();
    const note = page.getByText(en.server.lesson);
    await expect(note).toBeVisible();
    await expect(choice(page, 'Fuel Siphon')).toBeEnabled();
  });

  for (const [at, expected] of EXPECTED.entries()) {
    await expect(guide(page)).toContainText(`${at + 1} / ${EXPECTED.length}`);
    await expect(guide(page)).toContainText(words[`step.${at + 1}`] ?? '?');
    const wanted = choice(page, expected);
    await expect(wanted).toHaveCount(1);
    await wanted.click();
  }

  await expect(guide(page)).toContainText(words['outro'] ?? '?');
  await guide(page).getByRole('link', { name: en.learn.done }).click();
  await expect(page.getByRole('heading', { name: en.home.title })).toBeVisible();
});

test('the guide speaks Italian, too, and can be hidden', async ({ visitor }) => {
  const page = await visitor({ locale: 'it-IT' });
  await page.goto('/learn/mlem');
  await page.getByRole('button', { name: it.learn.begin }).click();
  const italian = page.getByRole('region', { name: it.learn.coach });
  const first = gameTexts('lessons/first_flight.it.json')['step.1'] ?? '?';
  await expect(italian).toContainText(first);
  await italian.getByRole('button').click();
  await expect(italian).not.toContainText(first);
});
