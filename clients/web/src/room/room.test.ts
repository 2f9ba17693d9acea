import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { Connection, type Answer, type Asked, type Told } from '../wire/connection.svelte';
import type { Decision, Option, RoomState, Seat, Update } from '../wire/types';
import { FREE_SEAT, RULES } from './fixture';
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
  rules: RULES,
  seats: [],
  you: 'A',
  host: true,
  deputy: false,
  change: 0,
  choices: [],
  newcomers: [],
  may_join: false,
  sent_away: false,
  bot_played: false,
  expired: false,
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

test('who lost the seat to another device is told so and begins anew as an onlooker', () => {
  const onlookers: RoomState = { ...state };
  delete (onlookers as { you?: Seat }).you;
  connection.tell(update([1, 2, 3], [decision(5)]));
  connection.tell(onlookers);
  expect(room.decisions).toEqual([]);
  expect(room.note?.why?.key).toBe('server.seat_moved');
  connection.tell(update([1, 2]));
  vi.advanceTimersByTime(2000);
  expect(room.log).toHaveLength(2);
  expect(connection.asked).toHaveLength(1);
});

test('who is freed from a seat is told so, who stands up knows', () => {
  const open: RoomState = { ...state, phase: 'open' };
  const standing: RoomState = { ...open };
  delete (standing as { you?: Seat }).you;
  const told = (note: typeof room.note) => note?.why?.key;
  connection.tell(open);
  void room.act({ type: 'stand' });
  connection.tell(standing);
  expect(told(room.note)).toBeUndefined();
  connection.tell(open);
  connection.tell(standing);
  expect(told(room.note)).toBe('server.seat_freed');

  const late = new Room('r', 'a link used before', connection);
  connection.tell(standing);
  expect(told(late.note)).toBe('server.seat_link_used');
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

test('however much the others do, the next question comes within the stretch of the game', async () => {
  const question = decision(1);
  connection.tell(update([1], [question]));
  await room.choose(question, option);
  for (let n = 2; n <= 80; n++) connection.tell(update([n]));
  connection.tell(update([81], [decision(2)]));
  vi.advanceTimersByTime(1000);
  expect(room.isCatchingUp).toBe(true);
  vi.advanceTimersByTime(3000);
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

test('what happened at once is seen step by step, and can be answered from the first', async () => {
  await vi.dynamicImportSettled();
  const mlem = (space: number) => ({
    seat: 'A',
    pub: { space, crew: ['A'], thrown: {}, sites: {}, comet: {}, galaxy: {} },
  });
  const events = [
    { kind: 'rolled', seat: 'A', dice: { 2: 3 } },
    { kind: 'moved', seat: 'A', space: 6 },
    { kind: 'dice_discarded', count: 3 },
  ];
  const flown: Update = { ...update([2, 3, 4], [decision(5)]), view: mlem(6) };
  connection.tell({ ...update([1]), view: mlem(0) });
  vi.advanceTimersByTime(450);
  connection.tell({
    ...flown,
    events: flown.events.map((told, at) => ({ ...told, event: events[at] })),
  });
  expect(room.log).toHaveLength(2);
  expect(room.board).toMatchObject({ pub: { space: 0, thrown: { 2: 3 } } });
  expect(room.decisions).toHaveLength(1);
  vi.advanceTimersByTime(300);
  expect(room.log).toHaveLength(4);
  expect(room.board).toBe(flown.view);
  expect(room.isStepping).toBe(false);
});

test('a click ends the steps, an answer too, and without motion there are none', async () => {
  await vi.dynamicImportSettled();
  const view = (space: number) => ({ seat: 'A', pub: { space, crew: [], sites: {} } });
  const fly = (first: number, to: number): Update => {
    const flown = { ...update([first, first + 1], [decision(first)]), view: view(to) };
    const spaces = [to - 1, to];
    return {
      ...flown,
      events: flown.events.map((told, at) => ({
        ...told,
        event: { kind: 'moved', seat: at === 0 ? 'A' : 'B', space: spaces[at] },
      })),
    };
  };
  connection.tell({ ...update([1]), view: view(0) });
  for (const end of [() => room.skip(), () => void room.choose(decision(4), option)]) {
    vi.advanceTimersByTime(2000);
    const first = room.log.length + 1;
    connection.tell(fly(first, first));
    expect(room.board).toMatchObject({ pub: { space: first - 1 } });
    end();
    expect(room.board).toMatchObject({ pub: { space: first } });
    expect(room.log).toHaveLength(first + 1);
  }
  settings.set({ motion: 'off' });
  vi.advanceTimersByTime(2000);
  connection.tell(fly(6, 6));
  expect(room.log).toHaveLength(7);
  expect(room.board).toMatchObject({ pub: { space: 6 } });
});

test('news of other rooms is none of ours', () => {
  connection.tell({ ...update([1]), room: 'other' });
  expect(room.shown).toBeUndefined();
});

test('what was said before the reader came is no news, however little it was', () => {
  const line = (number: number, at: number, seat: Seat = 'B') => ({
    type: 'chat' as const,
    room: 'r',
    lines: [{ number, name: 'Bruno', seat, text: 'Hello', at }],
  });
  connection.tell(line(1, Date.now() - 3_600_000));
  expect(room.fresh).toBeUndefined();
  expect(room.unread).toBe(1);
  connection.tell(line(2, Date.now()));
  expect(room.fresh?.number).toBe(2);
  vi.advanceTimersByTime(8000);
  expect(room.fresh).toBeUndefined();
  connection.tell(line(3, Date.now(), 'A'));
  expect(room.fresh).toBeUndefined();
  expect(room.unread).toBe(2);
});

test('who has conceded has no say any more, and who watches never had', () => {
  const seat = { ...FREE_SEAT, ready: true, online: true };
  connection.tell({ ...state, seats: [seat, seat] });
  expect(room.hasSay).toBe(true);
  connection.tell({ ...state, seats: [{ ...seat, conceded: true }, seat] });
  expect(room.hasSay).toBe(false);
  const { you, ...onlooker } = { ...state, seats: [seat, seat] };
  expect(you).toBe('A');
  connection.tell(onlooker);
  expect(room.hasSay).toBe(false);
});
