import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff } from './backoff';
import { Connection, type Answer, type Told } from './connection.svelte';
import { PROTOCOL } from './types';
import type { Socket } from './socket';
import type { Request } from './types';

class FakeSocket implements Socket {
  onopen: (() => void) | undefined;
  onmessage: ((text: string) => void) | undefined;
  onclose: (() => void) | undefined;
  readonly sent: Request[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.();
  }

  tell(message: object): void {
    this.onmessage?.(JSON.stringify(message));
  }

  last(): Request | undefined {
    return this.sent.at(-1);
  }

  /** Opens and answers the hello. */
  async welcome(more: object = {}): Promise<void> {
    this.onopen?.();
    const id = this.last()?.id;
    this.tell({
      type: 'welcome',
      id,
      protocol: PROTOCOL,
      version: '',
      player: 'p',
      name: 'Ada',
      ...more,
    });
    await vi.advanceTimersByTimeAsync(0);
  }
}

let sockets: FakeSocket[];
let secret: string | undefined;
let connection: Connection;

const newest = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  secret = undefined;
  connection = new Connection(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    { read: () => secret, write: (next) => (secret = next), drop: () => (secret = undefined) },
    () => 1,
    () => 'it',
  );
  connection.start();
});

afterEach(() => {
  vi.useRealTimers();
});

test('waits longer after each failure, between 0.3 and 10 seconds', () => {
  expect(backoff(0, 1)).toBe(300);
  expect(backoff(0, 0)).toBe(300);
  expect(backoff(1, 1)).toBe(600);
  expect(backoff(30, 1)).toBe(10_000);
  expect(backoff(30, 0)).toBe(5_000);
});

test('says hello and keeps the secret it is given', async () => {
  await newest().welcome({ secret: 'abc' });
  expect(newest().sent[0]).toEqual({
    type: 'hello',
    id: 1,
    protocol: PROTOCOL,
    keeps: true,
    language: 'it',
  });
  expect(secret).toBe('abc');
  expect(connection.status).toBe('online');
});

test('a secret the server forgot is dropped', async () => {
  secret = 'old';
  newest().onopen?.();
  newest().tell({ type: 'refused', id: 1, why: { key: 'server.bad_secret', args: {} } });
  await vi.advanceTimersByTimeAsync(0);
  expect(newest().last()).toEqual({
    type: 'hello',
    id: 2,
    protocol: PROTOCOL,
    keeps: true,
    language: 'it',
  });
});

test('requests wait for the hello, then are answered by number', async () => {
  const answer = connection.request({ type: 'look', sequence: 7 });
  await newest().welcome();
  expect(newest().last()).toMatchObject({ type: 'look', sequence: 7 });
  newest().tell({ type: 'ack', id: newest().last()?.id });
  expect(await answer).toMatchObject({ type: 'ack' });
});

test('comes back by itself and tells who has to enter again', async () => {
  const returned = vi.fn();
  connection.onOnline(returned);
  await newest().welcome();
  newest().close();
  expect(connection.status).toBe('offline');
  await vi.advanceTimersByTimeAsync(300);
  expect(sockets).toHaveLength(2);
  await newest().welcome();
  expect(returned).toHaveBeenCalledTimes(2);
  expect(connection.status).toBe('online');
});

test('an answer in flight is lost with the connection and not sent again', async () => {
  const give = { type: 'answer', channel: 'main', serial: 1, code: 2, value: 0 } as const;
  await newest().welcome();
  const flying = connection.request(give);
  newest().close();
  expect(await flying).toEqual({ type: 'lost' } satisfies Answer);
  expect(await connection.request(give)).toEqual({ type: 'lost' });
  await vi.advanceTimersByTimeAsync(300);
  await newest().welcome();
  expect(newest().sent.map(({ type }) => type)).toEqual(['hello']);
});

test('stays away when the server says so', async () => {
  await newest().welcome();
  newest().tell({ type: 'bye', why: { key: 'server.too_slow', args: {} }, come_back: false });
  newest().close();
  expect(connection.status).toBe('closed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test('pings, and gives up a line that has gone silent', async () => {
  await newest().welcome();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(newest().last()).toMatchObject({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(75_000);
  expect(sockets.length).toBeGreaterThan(1);
});

test('another protocol asks for a reload', async () => {
  newest().onopen?.();
  newest().tell({ type: 'refused', id: 1, why: { key: 'server.protocol', args: {} } });
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isOutdated).toBe(true);
  expect(connection.status).toBe('closed');
});

test('updates in parts are told whole; one that goes on from nothing asks anew', async () => {
  const told: Told[] = [];
  connection.listen((one) => told.push(one));
  await newest().welcome();
  const changed = {
    type: 'update',
    room: 'r',
    events: [],
    view: { pub: { players: { B: { hand: 2 } } } },
    deciding: ['B'],
    may_undo: false,
    parts: true,
  };
  const whole = {
    ...changed,
    view: { seat: 'A', pub: { turn: 1, players: { A: { hand: 3 }, B: { hand: 4 } } } },
    deciding: ['A'],
    decisions: [],
    standing: { over: false, points: [], winners: [], lines: [] },
    parts: undefined,
  };
  newest().tell(whole);
  newest().tell(changed);
  expect(told[1]).toMatchObject({
    ...whole,
    parts: true,
    view: { seat: 'A', pub: { turn: 1, players: { A: { hand: 3 }, B: { hand: 2 } } } },
    deciding: ['B'],
  });
  newest().close();
  await vi.advanceTimersByTimeAsync(300);
  await newest().welcome();
  newest().tell(changed);
  expect(told).toHaveLength(2);
  expect(sockets).toHaveLength(3);
});
