import { expect, test } from 'vitest';
import type { RoomState, SeatState } from '../wire/types';
import { FREE_SEAT, RULES } from './fixture';
import { nextStep, notReady } from './lobby';

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
});

test('when all seats are taken everybody says that they are ready', () => {
  const ready = { ...person, ready: true };
  expect(nextStep(table(true, person, bot), 0)).toBe('ready');
  expect(nextStep(table(true, ready, person), 0)).toBe('wait_ready');
  expect(nextStep(table(true, ready, bot), 0)).toBe('start');
  expect(notReady(table(true, ready, person, bot))).toEqual([1]);
});
