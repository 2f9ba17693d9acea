// The first game of a newcomer, guided from the first decision to the last.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expect, test } from './kit/test';
import { choice } from './kit/table';
import { gameTexts, matcher, type Texts } from './kit/texts';

const guide = (page: Page) => page.getByRole('region', { name: en.learn.coach });

interface Walk {
  readonly game: string;
  readonly title: string;
  readonly words: Texts;
  /** What the guide asks for at each step, as the name of its button. */
  readonly expected: readonly RegExp[];
  /** A choice the guide does not ask for first. */
  readonly other: RegExp;
}

const texts = gameTexts('text/en.json');
const text = (key: string): RegExp => matcher(texts[key] ?? '');

const WALKS: readonly Walk[] = [
  {
    game: 'mlem',
    title: 'MLEM: Space Agency',
    words: gameTexts('lessons/first_flight.en.json'),
    other: text('cat.siphon'),
    expected: [
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
    ],
  },
  {
    game: 'alien_frontiers',
    title: 'Alien Frontiers',
    words: gameTexts('lessons/first_landing.en.json', 'alien_frontiers'),
    other: /^Solar Converter with 2/,
    expected: [
      /^Roll 3/,
      /^Solar Converter with 5/,
      /^Lunar Mine with 2/,
      /^Lunar Mine with 4/,
      /^End your turn/,
      /^Roll 3/,
      /^Booster Pod/,
      /^Ship 3 becomes 4/,
      /^Shipyard with 4 4/,
      /^Solar Converter with 6/,
      /^End your turn/,
      /^Roll 4/,
      /^Raiders' Outpost with 1 2 3/,
      /^Up to 4/,
      /^1 ore from/,
      /^1 ore from/,
      /^1 ore from/,
      /^1 fuel from/,
      /^That is enough/,
      /^Colonist Hub with 6/,
      /^End your turn/,
      /^Give back 1 fuel/,
      /^Roll 4/,
      /^Colony Constructor with 5 5 5/,
      /^Lem Badlands/,
      /^Solar Converter with 3/,
      /^End your turn/,
      /^Roll 4/,
      /^Orbital Market with 2 2/,
      /^Trade/,
      /^Alien Artifact with 6/,
      /^Alien Artifact with 3/,
      /^Claim/,
      /^Alien Monument/,
    ],
  },
];

for (const { game, title, words, expected, other } of WALKS) {
  test(`the lesson of ${title} explains every decision and ends with a card`, async ({ page }) => {
    test.slow();
    await page.goto(`/learn/${game}`);
    await expect(page.getByRole('heading', { name: en.learn.title(title) })).toBeVisible();
    await page.getByRole('button', { name: en.learn.begin }).click();
    await expect(guide(page)).toContainText(words['intro'] ?? '?');
    let refused = false;
    for (const [at, name] of expected.entries()) {
      await expect(guide(page)).toContainText(`${at + 1} / ${expected.length}`);
      await expect(guide(page)).toContainText(words[`step.${at + 1}`] ?? '?');
      const wanted = choice(page, name);
      await expect(wanted).toHaveCount(1);
      if (!refused && (await choice(page, other).count()) > 0) {
        await choice(page, other).click();
        await expect(page.getByText(en.server.lesson)).toBeVisible();
        refused = true;
      }
      await wanted.click();
    }
    expect(refused).toBe(true);
    await expect(guide(page)).toContainText(words['outro'] ?? '?');
    await guide(page).getByRole('link', { name: en.learn.done }).click();
    await expect(page.getByRole('heading', { name: en.home.title })).toBeVisible();
  });
}

// Monolith's and those of both editions of Cosmic Encounter are walked through in files of their own.
test('home leads to the lessons', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: en.home.learn })).toHaveCount(WALKS.length + 3);
  await page.getByRole('link', { name: en.home.learn }).first().click();
  await expect(page.getByRole('button', { name: en.learn.begin })).toBeVisible();
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
