// Tables of the Mayfair edition, opened over the protocol and brought by clicking to where something
// is to be seen. The cards decide, so it takes one table after the other.

import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../../src/text/en';
import { it } from '../../../src/text/it';
import { PROTOCOL } from '../../../src/wire/types';
import { answer, choices, isAsked, overCard, type Taste } from './table';
import { RULES } from './wire';

export const GAME = 'cosmic_mayfair';
const BOTS = ['', 'greedy', 'greedy', 'greedy'];
const MOST_TABLES = 6;

export interface Seating {
  readonly options?: Readonly<Record<string, string>>;
  /** Beginnings of names of cards the visitor is dealt: "kicker_", as often as wanted; "flare" is any flare. */
  readonly hand?: readonly string[];
}

interface Hand {
  readonly plain: Readonly<Record<string, number>>;
  readonly flares: readonly string[];
}

/** Runs in the page: opens tables until the visitor holds such cards; the table. */
function deal(wanted: {
  readonly create: object;
  readonly protocol: number;
  readonly hand: readonly string[];
}): Promise<string> {
  const number = ({ plain, flares }: Hand, card: string): number =>
    card === 'flare'
      ? flares.length
      : Object.entries(plain)
          .filter(([name]) => name.startsWith(card))
          .reduce((sum, [, count]) => sum + count, 0);
  const fits = (hand: Hand): boolean =>
    wanted.hand.every((card) => {
      return number(hand, card) >= wanted.hand.filter((each) => each === card).length;
    });
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
      if (reply.type !== 'update' || reply.decisions.length === 0) return;
      if (!fits(reply.view.own.hand)) return send({ type: 'abort' });
      socket.onmessage = null;
      socket.close();
      done(room);
    };
  });
}

/** The visitor begins, against three bots. */
export async function sitDown(
  page: Page,
  { options = {}, hand = [] }: Seating = {},
): Promise<void> {
  const rules = {
    ...RULES,
    game: GAME,
    seats: BOTS.length,
    options: { first_player: '0', ...options },
  };
  const entropy = '0123456789abcdef0123456789abcdef';
  const create = { type: 'create', rules, bots: BOTS, start: true, entropy };
  const room = await page.evaluate(deal, { create, protocol: PROTOCOL, hand });
  await page.goto(`/t/${room}`);
  await isAsked(page);
}

/** The first wish that can be had, else the first choice. */
export function wishing(...wishes: readonly RegExp[]): Taste {
  return (names) => {
    const wished = wishes.map((wish) => names.findIndex((name) => wish.test(name)));
    return wished.find((at) => at >= 0) ?? 0;
  };
}

/** What it wants besides, then: no deals, high attacks, few tokens. */
export function fighting(...wishes: readonly RegExp[]): Taste {
  return wishing(
    ...wishes,
    /^(Pass|Passo)$/,
    /^(No deal: give up|Nessun accordo: rinuncia)$/,
    /^(Attack|Attacco) [1-4]\d$/,
    /^(Yes|Sì)$/,
    /^(Enough|Basta)$/,
  );
}

/** Ends the game, so that it does not wait for the visitor. */
async function giveUp(page: Page): Promise<void> {
  if (!(await choices(page).first().isVisible())) return;
  const entry = new RegExp(`^(${en.table.abort}|${it.table.abort})$`);
  await page.locator('header summary').click();
  await page.locator('header').getByText(entry).last().click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  await expect(overCard(page)).toBeVisible();
}

export interface Way extends Seating {
  readonly taste: Taste;
  /** Answers before it is tried at another table. */
  readonly most?: number;
}

/** Answers until that is so and the visitor is asked something; table after table. */
export async function reach(page: Page, way: Way, isThere: () => Promise<boolean>): Promise<void> {
  for (let tables = 0; tables < MOST_TABLES; tables++) {
    await sitDown(page, way);
    for (let i = 0; i < (way.most ?? 90) && (await isAsked(page)); i++) {
      if (await isThere()) return;
      await answer(page, way.taste);
    }
    await giveUp(page);
  }
  throw new Error('It never came to that.');
}

export const cone = (page: Page, side: string): Locator =>
  page.locator(`.gate[data-side="${side}"]`);

/** A side of the challenge: its cards and its sum. */
export const side = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
