// Whole games of Cosmic Encounter with five players, clicked through to the end. The visitor likes
// company: allies, deals, flares and zaps are taken whenever they are offered.

import type { Locator, Page } from '@playwright/test';
import { PROTOCOL } from '../../src/wire/types';
import { expectNoSideways, PHONE } from './kit/phone';
import { choice, choices, overCard } from './kit/table';
import type { Taste } from './kit/table';
import { expect, test } from './kit/test';
import { arrive } from './kit/wire';

/** Not every game has all four; the cards decide. */
const MOST_GAMES = 5;
const MOST_ANSWERS = 400;

const WISHES: readonly RegExp[] = [
  /^(Play|Gioca) (Cosmic Zap|Card Zap|Zap Cosmico|Zap Carta)/,
  /^(Play the .* flare|Gioca il Flare)/,
  /^(Use the power|Usa il potere)/,
  /^(Play|Gioca) /,
  /^(Negotiate|Negoziato)$/,
  /^(Attack|Attacco) [1-4]\d$/,
  /^(The offense|L’attaccante)$/,
  /^(Enough|Basta)$/,
  /^(Yes|Sì)$/,
];

const sociable: Taste = (names) => {
  const wished = WISHES.map((wish) => names.findIndex((name) => wish.test(name)));
  return wished.find((at) => at >= 0) ?? 0;
};

interface Hand {
  readonly plain: Readonly<Record<string, number>>;
  readonly flares: readonly string[];
}

/**
 * Runs in the page. Opens tables until one deals a hand that promises something (a zap, a flare and
 * negotiates), and gives up the others; the table.
 */
function dealWell(wanted: { readonly create: object; readonly protocol: number }): Promise<string> {
  const isPromising = ({ plain, flares }: Hand): boolean =>
    (plain['cosmic_zap'] ?? 0) > 0 && flares.length > 0 && (plain['negotiate'] ?? 0) > 1;
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const secret = localStorage.getItem('sidera.secret');
    let [id, room] = [0, ''];
    const send = (what: object): void => socket.send(JSON.stringify({ id: ++id, ...what }));
    socket.onopen = () =>
      send({ type: 'hello', protocol: wanted.protocol, ...(secret ? { secret } : {}) });
    socket.onmessage = (event) => {
      const reply = JSON.parse(String(event.data));
      if (reply.type === 'refused') fail(new Error(String(event.data)));
      else if (reply.type === 'welcome' || reply.phase === 'aborted') send(wanted.create);
      else if (reply.type === 'room') room = reply.room;
      if (reply.type !== 'update') return;
      const [decision] = reply.decisions;
      if (decision?.kind === 'choose_alien') {
        const { channel, serial, options } = decision;
        send({ type: 'answer', channel, serial, code: options[0].code, value: 0 });
      } else if (decision) {
        if (isPromising(reply.view.own.hand)) {
          socket.onmessage = null;
          socket.close();
          done(room);
        } else send({ type: 'abort' });
      }
    };
  });
}

async function sitDown(page: Page): Promise<void> {
  const rules = {
    game: 'cosmic',
    seats: 5,
    options: { first_player: '0' },
    clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
    patience: 180,
    listed: false,
    rated: false,
  };
  const bots = ['', 'greedy', 'greedy', 'greedy', 'greedy'];
  const entropy = '0123456789abcdef0123456789abcdef';
  const create = { type: 'create', rules, bots, start: true, entropy };
  const room = await page.evaluate(dealWell, { create, protocol: PROTOCOL });
  await page.goto(`/t/${room}`);
}

const accept = /^(Accept the offer|Accetta l’offerta)$/;
const propose = /^(Put this offer on the table|Metti questa offerta sul tavolo)$/;
const giveUp = /^(No deal: give up|Nessun accordo: rinuncia)$/;
const dealRegion = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Deal|Trattativa)$/ });

/** One colony for another, by clicking planets; else whatever the other one wants. */
async function talk(page: Page, tries: number): Promise<void> {
  if (await choice(page, accept).isVisible()) return choice(page, accept).click();
  if (tries > 3) return choice(page, giveUp).click();
  for (const offered of ['[data-planet^="A"]', '[data-planet]:not([data-planet^="A"])']) {
    const planet = page.locator(`${offered} [role="button"]:not([aria-disabled])`).first();
    if (await planet.isVisible()) await planet.click();
  }
  if (tries > 0) {
    const gift = dealRegion(page).getByRole('button', {
      name: /^(You give a random|Dai una carta a)/,
    });
    if (await gift.first().isVisible()) await gift.first().click();
  }
  await choice(page, propose).or(choice(page, giveUp)).first().click();
}

interface Asked {
  readonly prompt: string;
  readonly names: readonly string[];
}

/** What the page asks now; undefined when the game is over. Games are long, so it looks often. */
async function question(page: Page): Promise<Asked | undefined> {
  const found = await page.waitForFunction(
    () => {
      const group = document.querySelector('.cosmic .choices');
      const names = [...(group?.querySelectorAll('button') ?? [])].map((each) => each.textContent);
      const prompt = document.querySelector('p[aria-live="polite"][aria-atomic="true"]');
      if (names.length > 0) return { prompt: prompt?.textContent ?? '', names };
      return document.querySelector('.cosmic .bar') ? undefined : { prompt: '', names: [] };
    },
    undefined,
    { polling: 20, timeout: 60_000 },
  );
  const asked = (await found.jsonValue()) as Asked | undefined;
  return asked && asked.names.length > 0 ? asked : undefined;
}

/** Answers until the game is over. */
async function play(page: Page): Promise<void> {
  let talks = 0;
  await expect(choices(page).first()).toBeVisible();
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const asked = await question(page);
    if (!asked) return;
    const isDeal = /^(Make a deal|Trattate)/.test(asked.prompt);
    talks = isDeal ? talks + 1 : 0;
    if (isDeal) await talk(page, talks - 1);
    else await choices(page).nth(sociable(asked.names)).click();
  }
  throw new Error(`Still not over after ${MOST_ANSWERS} answers.`);
}

/** What happened in the game, from the log; with a name: what that player did. */
async function deedsOf(page: Page, name = '.*'): Promise<ReadonlySet<string>> {
  const lines = await page.locator('aside ol li').allTextContents();
  const deeds: Readonly<Record<string, RegExp>> = {
    zap: new RegExp(`${name} (plays|gioca) (Cosmic Zap|Card Zap|Zap Cosmico|Zap Carta)\\.`),
    flare: new RegExp(`${name} (plays the .* flare|gioca il Flare)`),
    alliance: new RegExp(`${name} (joins the|si schiera)`),
    deal: new RegExp(`(A deal|Accordo): (.*, )?${name} (gives|dà) `),
  };
  const done = (deed: RegExp) => lines.some((line) => deed.test(line));
  return new Set(Object.keys(deeds).filter((deed) => done(deeds[deed] ?? /^$/)));
}

/** Game after game until one has all four, two of them by the visitor. */
async function playUntilAllHappened(page: Page, atEnd: () => Promise<void>): Promise<void> {
  const name = await arrive(page);
  const seen: string[] = [];
  for (let games = 0; games < MOST_GAMES; games++) {
    await sitDown(page);
    await play(page);
    await expect(overCard(page)).toBeVisible();
    await atEnd();
    const [all, own] = [await deedsOf(page), await deedsOf(page, name)];
    if (all.size === 4 && own.size > 1) return;
    seen.push(`${[...all].join('+')} (${[...own].join('+')})`);
  }
  throw new Error(`No game had all four deeds: ${seen.join(', ')}.`);
}

test('a game with a deal, a zap, a flare and an alliance, to its end', async ({ page }) => {
  test.setTimeout(300_000);
  await playUntilAllHappened(page, async () => {
    await expect(page.getByRole('list', { name: 'Players' })).toContainText('♛');
  });
});

test('on the phone, in Italian', async ({ visitor }) => {
  test.setTimeout(300_000);
  const page = await visitor({ ...PHONE, locale: 'it-IT' });
  await playUntilAllHappened(page, () => expectNoSideways(page));
});
