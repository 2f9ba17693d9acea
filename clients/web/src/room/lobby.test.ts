import { expect, test } from 'vitest';
import type { RoomState, SeatState } from '../wire/types';
import { FREE_SEAT, RULES } from './fixture';
import { nextStep, notReady, wasClosed } from './lobby';

const person: SeatState = { ...FREE_SEAT, player: 'p', name: 'Anna', online: true };
const bot: SeatState = { ...FREE_SEAT, bot: 'expert' };

function table(host: boolean, ...seats: readonly SeatState[]): RoomState {
  return {
    type: 'room',
    room: 'r',
    match: 'm',
    phase: 'open',
    rules: { ...RULES, seats: seats.length },
    seats,
    host,
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
}

test('a guest sits down while there is a seat', () => {
  expect(nextStep(table(false, person, FREE_SEAT), -1)).toBe('sit');
  expect(nextStep(table(false, person, bot), -1)).toBe('full');
});

test('the host fills the seats, others wait for that', () => {
  expect(nextStep(table(true, person, FREE_SEAT), 0)).toBe('fill');
  expect(nextStep(table(false, person, person, FREE_SEAT), 1)).toBe('wait_seats');
  expect(nextStep({ ...table(false, person, FREE_SEAT), deputy: true }, 0)).toBe('fill');
  expect(nextStep({ ...table(false, person, FREE_SEAT), sent_away: true }, -1)).toBe('sent_away');
});

test('a table that was closed is not a game that was called off', () => {
  const off = (entropy: readonly string[], ...seats: readonly SeatState[]): RoomState => ({
    ...table(true, ...seats),
    phase: 'aborted',
    fairness: { commitment: '', entropy },
  });
  expect(wasClosed(off(['aa', ''], person, FREE_SEAT))).toBe(true);
  expect(wasClosed(off(['aa', ''], person, person))).toBe(true);
  expect(wasClosed(off(['aa', 'bb'], person, person))).toBe(false);
  expect(wasClosed(off(['aa', ''], person, bot))).toBe(false);
  expect(wasClosed(table(true, person, FREE_SEAT))).toBe(false);
});

test('when all seats are taken everybody says that they are ready', () => {
  const ready = { ...person, ready: true };
  expect(nextStep(table(true, person, bot), 0)).toBe('ready');
  expect(nextStep(table(true, ready, person), 0)).toBe('wait_ready');
  expect(nextStep(table(true, ready, bot), 0)).toBe('start');
  expect(notReady(table(true, ready, person, bot))).toEqual([1]);
});
