import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { Connection, type Answer, type Asked, type Told } from '../wire/connection.svelte';
import type { Decision, Option, RoomState, Update } from '../wire/types';
import { Room } from './room.svelte';

/** A connection that is always there and remembers what it was asked. */
class FakeConnection extends Connection {
  readonly asked: Asked[] = [];
  answer: (asked: Asked) => Answer = () => ({ type: 'ack', id: 0 });
  private hearers: ((told: Told) => void)[] = [];
  private comers: (() => void)[] = [];

  override request(asked: Asked): Promise<Answer> {
    this.asked.push(asked);
    return Promise.resolve(this.answer(asked));
  }

  override listen(hearer: (told: Told) => void): () => void {
    this.hearers.push(hearer);
    return () => undefined;
  }

  override onOnline(comer: () => void): () => void {
    this.comers.push(comer);
    comer();
    return () => undefined;
  }

  tell(told: Told): void {
    for (const hearer of this.hearers) hearer(told);
  }

  comeBack(): void {
    for (const comer of this.comers) comer();
  }
}

const option: Option = {
  code: 9,
  notation: 'stay',
  about: '',
  label: { key: 'option.stay', args: {} },
  lo: 0,
  hi: 0,
};

const decision = (serial: number): Decision => ({
  kind: 'land',
  channel: 'main',
  serial,
  prompt: { key: 'prompt.land', args: {} },
  confirm: false,
  options: [option],
});

const state: RoomState = {
  type: 'room',
  room: 'r',
  match: 'm',
  phase: 'playing',
  rules: {
    game: 'mlem',
    seats: 2,
    options: {},
    clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
    takeover: 0,
    listed: false,
    rated: false,
  },
  seats: [],
  you: 'A',
  host: true,
  watchers: 0,
  fairness: { commitment: '', entropy: [] },
  orders: [],
};

function update(sequences: readonly number[], decisions: readonly Decision[] = []): Update {
  return {
    type: 'update',
    room: 'r',
    events: sequences.map((sequence) => ({
      sequence,
      kind: 'event',
      event: {},
      text: { key: 'k', args: {} },
    })),
    view: {},
    deciding: [],
    decisions,
    standing: { over: false, points: [], winners: [], lines: [] },
    may_undo: false,
  };
}

let connection: FakeConnection;
let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ motion: 'on', speed: 'normal' });
  connection = new FakeConnection();
  room = new Room('r', 'seat-secret', connection);
  connection.tell(state);
});

afterEach(() => {
  vi.useRealTimers();
});

test('enters with the seat’s secret once, and comes back with the last event it has', async () => {
  expect(connection.asked[0]).toEqual({
    type: 'enter',
    room: 'r',
    since: 0,
    seat_secret: 'seat-secret',
  });
  await vi.advanceTimersByTimeAsync(0);
  connection.tell(update([1, 2, 3]));
  connection.comeBack();
  expect(connection.asked.at(-1)).toEqual({ type: 'enter', room: 'r', since: 3 });
});

test('questions appear when everything before them has been seen', () => {
  connection.tell(update([1]));
  connection.tell(update([2]));
  connection.tell(update([3], [decision(5)]));
  expect(room.log).toHaveLength(1);
  vi.advanceTimersByTime(450);
  expect(room.log).toHaveLength(2);
  expect(room.isCatchingUp).toBe(true);
  expect(room.decisions).toEqual([]);
  room.skip();
  expect(room.log).toHaveLength(3);
  expect(room.decisions).toHaveLength(1);
});

test('a gap in the story asks the server again', () => {
  connection.tell(update([1]));
  connection.tell(update([4]));
  expect(connection.asked.at(-1)).toMatchObject({ type: 'enter', since: 1 });
  expect(room.log).toHaveLength(1);
});

test('a question that was answered is not shown again until something changes', async () => {
  const question = decision(5);
  connection.tell(update([1], [question]));
  const given = room.choose(question, option);
  expect(room.decisions).toEqual([]);
  await given;
  expect(room.decisions).toEqual([]);
  connection.tell(update([2], [decision(6)]));
  vi.advanceTimersByTime(450);
  expect(room.decisions).toHaveLength(1);
});

test('an answered question stays away while the position after it waits to be shown', async () => {
  const question = decision(5);
  connection.tell(update([1], [question]));
  await room.choose(question, option);
  connection.tell(update([2]));
  expect(room.decisions).toEqual([]);
});

test('a refused answer brings the question back, with the rule', async () => {
  connection.answer = () => ({
    type: 'refused',
    id: 0,
    why: { key: 'server.not_possible', args: {} },
    rule: 'ML-LAND-3',
  });
  const question = decision(5);
  connection.tell(update([1], [question]));
  await room.choose(question, option);
  expect(room.decisions).toHaveLength(1);
  expect(room.note).toMatchObject({ kind: 'refused', rule: 'ML-LAND-3' });
});

test('while looking back there is nothing to decide', async () => {
  connection.tell(update([1, 2], [decision(5)]));
  connection.answer = () => ({
    type: 'moment',
    id: 0,
    sequence: 1,
    view: {},
    standing: update([]).standing,
  });
  await room.look(1);
  expect(room.looking?.sequence).toBe(1);
  expect(room.decisions).toEqual([]);
  room.backToNow();
  expect(room.decisions).toHaveLength(1);
});

test('news of other rooms is none of ours', () => {
  connection.tell({ ...update([1]), room: 'other' });
  expect(room.shown).toBeUndefined();
});
