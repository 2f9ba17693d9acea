// Three people at a table of Cosmic Encounter, brought over the protocol to where two of them talk.

import type { Page } from '@playwright/test';
import { PROTOCOL } from '../../../src/wire/types';
import { openTable } from './wire';

export interface Talkers {
  readonly room: string;
  /** Who may make offers, the offense first. */
  readonly talking: readonly [Page, Page];
  readonly bystander: Page;
}

const SEATS = ['A', 'B', 'C'];
const TABLES = 12;

/** Runs in the page: sits down and answers until there is a deal to make; the seats that make it. */
function talkInPage(wanted: {
  readonly room: string;
  readonly seat: string;
  readonly protocol: number;
}): Promise<string[] | undefined> {
  // Whoever can wants to negotiate; nobody is invited, and nobody plays anything.
  const WISHES = ['card negotiate', 'pass', 'no', 'done'];
  // Later there are fewer cards to negotiate with: another table is quicker.
  const TURNS = 4;
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const secret = localStorage.getItem('sidera.secret');
    let id = 0;
    const send = (what: object): void => socket.send(JSON.stringify({ id: ++id, ...what }));
    const finish = (talking?: string[]): void => {
      socket.onmessage = null;
      socket.close();
      done(talking);
    };
    const answer = (decision: {
      channel: string;
      serial: number;
      options: { notation: string; code: number; lo: number }[];
    }): void => {
      const { channel, serial, options } = decision;
      const wished = WISHES.map((wish) => options.find(({ notation }) => notation === wish));
      const option = wished.find((each) => each !== undefined) ?? options[0];
      send({ type: 'answer', channel, serial, code: option?.code, value: option?.lo });
    };
    socket.onopen = () => send({ type: 'hello', protocol: wanted.protocol, secret });
    socket.onmessage = (event) => {
      const reply = JSON.parse(String(event.data));
      if (reply.type === 'refused') return fail(new Error(String(event.data)));
      if (reply.type === 'welcome') {
        send({ type: 'enter', room: wanted.room, since: 0 });
        if (wanted.seat !== 'A') send({ type: 'sit', seat: wanted.seat });
        send({
          type: 'ready',
          ready: true,
          change: 0,
          entropy: '0123456789abcdef0123456789abcdef',
        });
      }
      if (reply.type === 'room' && reply.phase === 'over') return finish();
      if (reply.type !== 'update') return;
      const { pub } = reply.view;
      const { offense, defense } = pub.encounters.at(-1) ?? {};
      if (pub.question.kind === 'deal') return finish([offense, defense]);
      if (pub.turn > TURNS) return finish();
      if (reply.decisions[0]) answer(reply.decisions[0]);
    };
  });
}

/** Some game soon comes to a deal. The pages are those of people the server knows. */
export async function bringToTalks(pages: readonly [Page, Page, Page]): Promise<Talkers> {
  for (let table = 0; table < TABLES; table++) {
    const { room } = await openTable(pages[0], {
      bots: ['', '', ''],
      rules: {
        game: 'cosmic',
        // Powers that leave cards and deals alone, and no questions to who holds nothing: the room
        // would answer those after a while.
        options: {
          deal_seconds: '600',
          asking: 'holders',
          alien_a: 'warpish',
          alien_b: 'tripler',
          alien_c: 'macron',
        },
      },
    });
    const [seats] = await Promise.all(
      pages.map((page, i) =>
        page.evaluate(talkInPage, { room, seat: SEATS[i] ?? '', protocol: PROTOCOL }),
      ),
    );
    if (seats === undefined) continue;
    const at = (seat: string | undefined): Page => pages[SEATS.indexOf(seat ?? '')] ?? pages[0];
    const rest = SEATS.find((seat) => !seats.includes(seat));
    for (const page of pages) await page.goto(`/t/${room}`);
    return { room, talking: [at(seats[0]), at(seats[1])], bystander: at(rest) };
  }
  throw new Error('Nobody wants to negotiate.');
}
