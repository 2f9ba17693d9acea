// Tables opened over the protocol, for tests that are about something else than opening them.
// The page's own player opens them, by a second connection.

import type { Page } from '@playwright/test';
import { PROTOCOL, type TableRules } from '../../../src/wire/types';

const RULES: TableRules = {
  game: 'mlem',
  seats: 2,
  options: { failure_limit: '5' },
  clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
  takeover: 0,
  listed: false,
  rated: false,
};

export interface Wish {
  readonly rules?: Partial<TableRules>;
  /** A level per seat, "" for a person. */
  readonly bots: readonly string[];
  readonly start?: boolean;
  /** Lets bots play it to the end. */
  readonly concede?: boolean;
}

export interface Opened {
  readonly room: string;
  readonly match: string;
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
  const wanted = { create, protocol: PROTOCOL, concede: wish.concede ?? false };
  return page.evaluate(
    ({ create, protocol, concede }) =>
      new Promise<{ room: string; match: string }>((done, fail) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const secret = localStorage.getItem('sidera.secret');
        const send = (id: number, what: object): void =>
          socket.send(JSON.stringify({ id, ...what }));
        socket.onopen = () =>
          send(1, { type: 'hello', protocol, ...(secret === null ? {} : { secret }) });
        socket.onmessage = (event) => {
          const reply = JSON.parse(String(event.data));
          if (reply.type === 'refused') fail(new Error(String(event.data)));
          else if (reply.type === 'welcome') send(2, create);
          else if (reply.type === 'ack' && reply.id === 2 && concede) send(3, { type: 'concede' });
          else if (reply.type === 'room' && (reply.phase === 'over' || !concede)) {
            socket.close();
            done({ room: reply.room, match: reply.match });
          }
        };
      }),
    wanted,
  );
}

/** A whole game in the archive, and in the history of the page's player; its match. */
export async function finishedGame(page: Page, rules: Partial<TableRules> = {}): Promise<string> {
  const table = { rules, bots: ['', 'greedy', 'greedy'], start: true, concede: true };
  return (await openTable(page, table)).match;
}

/** Goes to the start page and waits until the server knows the visitor; their name. */
export async function arrive(page: Page): Promise<string> {
  await page.goto('/');
  const name = page.getByRole('navigation').getByRole('button').locator('.name');
  return name.innerText();
}
