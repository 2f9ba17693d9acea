// Whole games of Mayfair's edition with kickers, reinforcements and the cards of the expansion,
// clicked through to the end: one on a desk, one in Italian on the phone.

import type { Page } from '@playwright/test';
import { sitDown, wishing } from './kit/mayfair';
import { expectNoSideways, PHONE } from './kit/phone';
import { answer, choiceNames, isAsked, overCard } from './kit/table';
import { expect, test } from './kit/test';
import { arrive } from './kit/wire';

/** Not every game has all four; the cards decide. */
const MOST_GAMES = 4;
const MOST_ANSWERS = 500;
const TABLE = {
  options: { kickers: 'true', reinforcements: 'true', expansion_cards: 'true' },
  hand: ['kicker_', 'flare'],
};

/** From the log, by what everybody did. */
const DEEDS: Readonly<Record<string, RegExp>> = {
  kicker: / (plays a kicker|gioca un kicker) /,
  edict: / (plays (?!the |a kicker|Reinf)|gioca (?!il |un kicker|Rinf))/,
  flare: / (plays the .* flare|gioca il Flare) /,
  'black cone': /(black cone|cono nero)/,
};

const sociable = wishing(
  /^Kicker ×/,
  /^(Play the .* flare|Gioca il Flare)/,
  /^(Play|Gioca) /,
  /^(No deal: give up|Nessun accordo: rinuncia)$/,
  /^(Attack|Attacco) [1-4]\d$/,
  /^(The offense|L’attaccante)$/,
  /^(Enough|Basta)$/,
  /^(Yes|Sì)$/,
);

/** The choices at the end are none. */
async function play(page: Page, look: () => Promise<void>): Promise<void> {
  for (let count = 0; count < MOST_ANSWERS; count++) {
    if (!(await isAsked(page))) return;
    await look();
    await answer(page, sociable);
  }
  throw new Error(`Still asked after ${MOST_ANSWERS} answers: ${(await choiceNames(page)).join()}`);
}

async function deedsOf(page: Page): Promise<readonly string[]> {
  const lines = await page.locator('aside ol li').allTextContents();
  return Object.keys(DEEDS).filter((deed) => lines.some((line) => DEEDS[deed]?.test(line)));
}

/** Names of texts instead of texts. */
async function expectWords(page: Page): Promise<void> {
  const seen = await page.locator('main').innerText();
  expect(seen.match(/\b(alien|card|event|item|moment|option|prompt|table)\.[a-z_]+/g)).toBeNull();
}

/** Game after game, each to its end, until all has happened. */
async function playUntilAllHappened(page: Page, look: () => Promise<void>): Promise<void> {
  await arrive(page);
  const seen = new Set<string>();
  for (let games = 0; games < MOST_GAMES; games++) {
    await sitDown(page, TABLE);
    await play(page, look);
    await expect(overCard(page)).toBeVisible();
    await expect(page.locator('.players')).toContainText('♛');
    for (const deed of await deedsOf(page)) seen.add(deed);
    if (seen.size === Object.keys(DEEDS).length) return;
  }
  throw new Error(`Only these happened: ${[...seen].join(', ')}.`);
}

test('a game with kickers, edicts, flares and a black cone, to its end', async ({ page }) => {
  test.setTimeout(300_000);
  await playUntilAllHappened(page, () => expectWords(page));
});

test('on the phone, in Italian', async ({ visitor }) => {
  test.setTimeout(300_000);
  const page = await visitor({ ...PHONE, locale: 'it-IT' });
  await playUntilAllHappened(page, async () => {
    await expectNoSideways(page);
    await expectWords(page);
  });
});
