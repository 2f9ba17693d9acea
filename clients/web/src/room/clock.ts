// Clocks run on between two messages of the server.

import type { Clocks, Seat } from '../wire/types';
import { seatIndex } from '../table/looks';

export interface Stamped {
  readonly clocks: Clocks;
  /** When it came, in milliseconds of the local clock. */
  readonly at: number;
}

export function timeLeft(stamped: Stamped, seat: Seat, now: number, isPaused: boolean): number {
  const left = stamped.clocks.left[seatIndex(seat)] ?? 0;
  const isRunning = !isPaused && stamped.clocks.running.includes(seat);
  return Math.max(0, isRunning ? left - Math.max(0, now - stamped.at) : left);
}

/** A clock all who take part share by the rules of the game, and when it was told. */
export interface CommonClock {
  readonly left: number;
  readonly at: number;
}

export function commonLeft(clock: CommonClock, now: number, isPaused: boolean): number {
  return Math.max(0, clock.left - (isPaused ? 0 : Math.max(0, now - clock.at)));
}

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/** "3 minutes", "24 hours", in the reader's language. */
export function spanText(seconds: number, language: string): string {
  const [value, unit] =
    seconds % 3600 === 0
      ? [seconds / 3600, 'hour']
      : seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
}

const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');

function short(value: number, unit: 'day' | 'hour', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(value),
  );
}

/** 4:05, 1:02:09, or in days when there is much: 2d 5h, as the language says it. */
export function clockText(milliseconds: number, language: string): string {
  if (milliseconds >= DAY)
    return `${short(milliseconds / DAY, 'day', language)} ${short((milliseconds % DAY) / HOUR, 'hour', language)}`;
  const seconds = Math.ceil(milliseconds / SECOND);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
