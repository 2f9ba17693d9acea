// Tables opened and played over the protocol, for tests that are about something else. The page's
// own player does it, by a second connection.

import type { Page } from '@playwright/test';
import { PROTOCOL, type TableRules } from '../../../src/wire/types';

export const RULES: TableRules = {
  game: 'mlem',
  seats: 2,
  options: { failure_limit: '5' },
  clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
  patience: 180,
  listed: false,
  rated: false,
};

export interface Wish {
  readonly rules?: Partial<TableRules>;
  /** A level per seat, "" for a person. */
  readonly bots: readonly string[];
  readonly start?: boolean;
  /** How many questions to answer before leaving the table to the page. */
  readonly answers?: number;
}

export interface Opened {
  readonly room: string;
  readonly match: string;
}

/** Runs in the page. Answers the first option, or flies or lands where that is possible. */
function playInPage(wanted: {
  readonly create: object;
  readonly protocol: number;
  readonly answers: number;
}): Promise<Opened> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const secret = localStorage.getItem('sidera.secret');
    let id = 0;
    let left = wanted.answers;
    let table: (Opened & { phase: string }) | undefined;
    const send = (what: object): void => socket.send(JSON.stringify({ id: ++id, ...what }));
    const finish = (): void => {
      socket.onmessage = null;
      socket.close();
      if (table) done({ room: table.room, match: table.match });
    };
    socket.onopen = () =>
      send({ type: 'hello', protocol: wanted.protocol, ...(secret ? { secret } : {}) });
    socket.onmessage = (event) => {
      const reply = JSON.parse(String(event.data));
      if (reply.type === 'refused') fail(new Error(String(event.data)));
      else if (reply.type === 'welcome') send(wanted.create);
      else if (reply.type === 'room') table = reply;
      if (table?.phase === 'over' || (table && left === 0)) finish();
      if (reply.type !== 'update' || left === 0) return;
      const [decision] = reply.decisions;
      if (decision === undefined) return;
      left--;
      const quick = (option: { notation: string }): boolean =>
        ['confirm', 'land', 'deep'].includes(option.notation);
      const option = decision.options.find(quick) ?? decision.options[0];
      const { channel, serial } = decision;
      send({ type: 'answer', channel, serial, code: option.code, value: option.lo });
    };
  });
}

/** The page must be on some screen of the server already. */
export function openTable(page: Page, wish: Wish): Promise<Opened> {
  const create = {
    type: 'create',
    rules: { ...RULES, seats: wish.bots.length, ...wish.rules },
    bots: wish.bots,
    start: wish.start ?? false,
    entropy: '0123456789abcdef0123456789abcdef',
  };
  return page.evaluate(playInPage, { create, protocol: PROTOCOL, answers: wish.answers ?? 0 });
}

/** Runs in the page: asks one thing after the other, by a connection of its own. */
function askInPage(wanted: {
  readonly room: string;
  readonly requests: readonly object[];
  readonly protocol: number;
}): Promise<string[]> {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const secret = localStorage.getItem('sidera.secret');
    const queue = [
      { type: 'hello', protocol: wanted.protocol, secret },
      { type: 'enter', room: wanted.room, since: 0 },
      ...wanted.requests,
    ];
    const said: string[] = [];
    const ask = (): void =>
      socket.send(JSON.stringify({ id: said.length + 1, ...queue[said.length] }));
    socket.onopen = ask;
    socket.onmessage = (event) => {
      const reply = JSON.parse(String(event.data));
      if (reply.id !== said.length + 1) return;
      said.push(reply.why?.key ?? reply.type);
      if (said.length < queue.length) return ask();
      socket.close();
      done(said.slice(2));
    };
  });
}

/** What the server says to a page's player: the reason of each refusal, or "ack". */
export function replies(page: Page, room: string, requests: readonly object[]): Promise<string[]> {
  return page.evaluate(askInPage, { room, requests, protocol: PROTOCOL });
}

/** A whole game in the archive, and in the history of the page's player; its match. */
export async function finishedGame(page: Page, rules: Partial<TableRules> = {}): Promise<string> {
  const table = { rules, bots: ['', 'greedy', 'greedy'], start: true, answers: 1000 };
  return (await openTable(page, table)).match;
}

/** Waits until the chances in a finished game are worked out; other games may be before it. */
export async function isAnalysed(page: Page, match: string): Promise<void> {
  await page.evaluate(async (path) => {
    const isReady = async (): Promise<boolean> => (await (await fetch(path)).json()).ready;
    while (!(await isReady())) await new Promise((next) => setTimeout(next, 200));
  }, `/api/matches/${match}/analysis`);
}

/** Goes to the start page and waits until the server knows the visitor; their name. */
export async function arrive(page: Page): Promise<string> {
  await page.goto('/');
  const name = page.getByRole('navigation').getByRole('button').locator('.name');
  return name.innerText();
}
