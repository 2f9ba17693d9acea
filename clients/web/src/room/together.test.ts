import { expect, test } from 'vitest';
import { sayWith } from '../text/say';
import type { Decision, GameEvent, Update } from '../wire/types';
import { joined, linesOf } from './together';

let sequence = 0;
const sent = (seat: 'A' | 'B', planet: string): GameEvent => ({
  sequence: ++sequence,
  kind: 'event',
  event: { kind: 'ship_launched', seat, planet },
  text: { key: 'sent', args: { seat: { seat }, planet: { text: planet } } },
});
const other = (seat: 'A' | 'B'): GameEvent => ({
  sequence: ++sequence,
  kind: 'event',
  event: { kind: 'allied', seat },
  text: { key: 'allied', args: { seat: { seat } } },
});
const update = (events: ReadonlyArray<GameEvent>, channels: ReadonlyArray<string> = []): Update =>
  ({
    events,
    decisions: channels.map((channel) => ({ channel }) as Decision),
    view: sequence,
  }) as unknown as Update;

test('four ships that somebody sends are one movement', () => {
  const parts = ['B1', 'B2', 'B2', 'B4'].map((planet) => update([sent('B', planet)], ['table']));
  const one = parts.reduce((before, after) => joined(before, after) ?? before);
  expect(one.events).toHaveLength(4);
  expect(one.view).toBe(parts.at(-1)?.view);
});

test('what somebody else does, or something else, stays apart', () => {
  const before = update([sent('B', 'B1')]);
  expect(joined(before, update([sent('A', 'A1')]))).toBeUndefined();
  expect(joined(before, update([other('B')]))).toBeUndefined();
});

test('where there is nothing to see nothing is shown', () => {
  const before = update([sent('B', 'B1')]);
  expect(joined(before, update([]))?.events).toEqual(before.events);
  expect(joined(update([]), before)?.events).toEqual(before.events);
});

test('a question to the reader is never passed over', () => {
  expect(joined(update([], ['main']), update([other('B')]))).toBeUndefined();
  expect(joined(update([], ['table']), update([other('B')], ['main']))).toBeDefined();
});

const TEXTS = {
  sent: '{seat} sends a ship from {planet}.',
  'sent.many': '{seat} sends {n} ships from {planet}.',
  allied: '{seat} joins.',
};
const say = (events: ReadonlyArray<GameEvent>): ReadonlyArray<string> =>
  linesOf(events, (key) => key in TEXTS).map(({ text }) => sayWith(TEXTS, text, (seat) => seat));

test('the same deed is one line, with all it is about', () => {
  expect(
    say([sent('B', 'B1'), sent('B', 'B2'), sent('B', 'B2'), other('B'), sent('A', 'A1')]),
  ).toEqual(['B sends 3 ships from B1, B2.', 'B joins.', 'A sends a ship from A1.']);
});

test('a game that has no sentence for many keeps its lines', () => {
  expect(say([other('B'), other('B')])).toEqual(['B joins.', 'B joins.']);
});

test('a line knows its last event', () => {
  const events = [sent('B', 'B1'), sent('B', 'B2')];
  const [line] = linesOf(events, (key) => key in TEXTS);
  expect(line?.last).toBe(events[1]);
  expect(line?.events).toHaveLength(2);
});
