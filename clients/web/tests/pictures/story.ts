// The story all pictures tell: Anna, Bruno and two bots in the middle of a game.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { arriveAs } from '../browser/kit/room';
import { answer, choices, isAsked, overCard, prompt, type Taste } from '../browser/kit/table';
import type { Visitor } from '../browser/kit/test';
import { openTable } from '../browser/kit/wire';

const ENOUGH_LANDED = 6;
const GAMES_TRIED = 8;

/** Flies as far as one choice goes; lands on what is worth it; sends all cats in turn. */
export const sensible: Taste = (names) => {
  const wishes = [
    /^Land: .* [3-9] points$/,
    /^Land on (Fishbowl|Rope|Feather|Scratcher)/,
    /^Enter deep/,
    /^Fly/,
    /^Stay/,
    /thruster/,
  ];
  const wished = wishes.map((wish) => names.findIndex((name) => wish.test(name)));
  return wished.find((at) => at >= 0) ?? names.length - 1;
};

export interface Company {
  readonly anna: Page;
  readonly bruno: Page;
}

export async function lobby(visitor: Visitor): Promise<Company> {
  const anna = await arriveAs(await visitor(), 'Anna');
  const bruno = await arriveAs(await visitor(), 'Bruno');
  const bots = ['', '', 'expert', 'expert'];
  const { room } = await openTable(anna, { bots, rules: { options: {} } });
  for (const page of [anna, bruno]) await page.goto(`/t/${room}`);
  await bruno.getByRole('button', { name: en.lobby.sit }).click();
  await bruno.getByRole('button', { name: en.lobby.ready }).click();
  return { anna, bruno };
}

async function landed(page: Page): Promise<number> {
  const lines = page.getByRole('complementary', { name: en.table.panel }).getByRole('listitem');
  return lines.filter({ hasText: /lands on|takes a moon|rides the comet|reaches/ }).count();
}

/** Anna holds thrown dice, and some cats have landed; false when the game ended before. */
async function playToTheMiddle({ anna, bruno }: Company): Promise<boolean> {
  for (;;) {
    const [asked] = await Promise.race(
      [anna, bruno].map(async (page) => {
        await choices(page).first().or(overCard(page)).waitFor();
        return [page] as const;
      }),
    );
    if (asked === undefined || !(await isAsked(asked))) return false;
    const isChoosingDice = (await prompt(anna).innerText()).startsWith('What moves the rocket');
    if (asked === anna && isChoosingDice && (await landed(anna)) >= ENOUGH_LANDED) return true;
    await answer(asked, sensible);
  }
}

/** Dice are never the same: another game, until one comes to a good position. */
export async function middle(visitor: Visitor): Promise<Company> {
  for (let game = 0; game < GAMES_TRIED; game++) {
    const company = await lobby(visitor);
    await company.anna.getByRole('button', { name: en.lobby.ready }).click();
    if (await playToTheMiddle(company)) return company;
  }
  throw new Error('No game came to a good position.');
}

const WAR_ANSWERS = 64;
const PORT = /^Spaceport on/;

/** Settles, builds and moves; the phases of a turn end when nothing is left to do. */
function warrior(): Taste {
  let ports = 0;
  const wishes = [
    /^Humans/,
    /^(Conquer|Raze|Attack)/,
    /^Go/,
    /^(Large|Medium) ship at/,
    /^Small ship at/,
    /^(Furnace|Greenhouse) on/,
    /^(Small|Medium|Large) ship \d/,
  ];
  return (names) => {
    const port = names.findIndex((name) => PORT.test(name));
    // The first thing is a furnace, the second a port; more are not needed.
    if (port >= 0 && ++ports === 2) return port;
    const wished = wishes.map((wish) => names.findIndex((name) => wish.test(name)));
    return wished.find((at) => at >= 0) ?? names.length - 1;
  };
}

/** One game to its middle, with a ship to be moved; undefined when it ended before. */
async function oneWar(page: Page): Promise<string | undefined> {
  const { room } = await openTable(page, {
    bots: ['', 'greedy'],
    rules: { game: 'monolith', seats: 2, options: { asteroid_placement: 'random' } },
    start: true,
  });
  await page.goto(`/t/${room}`);
  const taste = warrior();
  for (let count = 0; await isAsked(page); count++) {
    const isMoving = (await prompt(page).innerText()).startsWith('What does the');
    if (count >= WAR_ANSWERS && isMoving) return room;
    await answer(page, taste);
  }
  return undefined;
}

/** Monolith: Anna against a bot, some rounds on. */
export async function warInProgress(page: Page): Promise<string> {
  for (let game = 0; game < GAMES_TRIED; game++) {
    const room = await oneWar(page);
    if (room !== undefined) return room;
  }
  throw new Error('No war came to a good position.');
}

const ENCOUNTER_ANSWERS = 45;

/** Takes sides, sends few ships and fights with high cards. */
const sociable: Taste = (names) => {
  const wishes = [
    /^Pass$/,
    /^No deal/,
    /^(Attack) [1-4]\d$/,
    /^The (offense|defense)$/,
    /^Yes$/,
    /^[B-E]\d .*[2-9] ships/,
    /^A\d .*[2-9] ships/,
    /^Enough$/,
  ];
  const wished = wishes.map((wish) => names.findIndex((name) => wish.test(name)));
  return wished.find((at) => at >= 0) ?? 0;
};

/** One game to the moment Anna chooses a card; undefined when it ended before. */
async function oneEncounter(page: Page): Promise<string | undefined> {
  const { room } = await openTable(page, {
    bots: ['', 'greedy', 'greedy', 'greedy', 'greedy'],
    rules: { game: 'cosmic', seats: 5, options: { first_player: '0' } },
    start: true,
  });
  await page.goto(`/t/${room}`);
  for (let count = 0; await isAsked(page); count++) {
    const isChoosing = (await prompt(page).innerText()).startsWith('Choose your encounter card');
    const hasAllies = (await page.locator('.side .marks > :nth-child(2)').count()) > 0;
    if (count >= ENCOUNTER_ANSWERS && isChoosing && hasAllies) return room;
    await answer(page, sociable);
  }
  return undefined;
}

/** Cosmic Encounter: Anna and four bots, some turns on, with allies on both sides. */
export async function encounterInProgress(page: Page): Promise<string> {
  for (let game = 0; game < GAMES_TRIED; game++) {
    const room = await oneEncounter(page);
    if (room !== undefined) return room;
  }
  throw new Error('No encounter came to a good position.');
}
