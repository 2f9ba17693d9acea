// From one click to a running game.

import { settings } from '../settings/settings.svelte';
import { connection, type Answer } from '../wire/connection.svelte';
import { entropy } from '../wire/entropy';
import { lessons } from './registry';
import type { ClockRule, GameInfo, GameOption, TableRules } from '../wire/types';

export const NO_CLOCK: ClockRule = { kind: 'none', seconds: 0, increment: 0, days: 0 };

/** Who sits opposite unless somebody else is wished for: quick, and can be beaten. */
const USUAL_BOT = 'greedy';

/** The level this browser's player chose for that game. */
export function chosenBot(game: GameInfo): string {
  const chosen = settings.values.bots[game.name] ?? USUAL_BOT;
  return game.bots.includes(chosen) ? chosen : (game.bots.at(-1) ?? '');
}

export function chooseBot(game: GameInfo, bot: string): void {
  settings.set({ bots: { ...settings.values.bots, [game.name]: bot } });
}

/** The value an option has unless somebody changes it. */
export function offered(option: GameOption, seats: number): string {
  return seats > 2 ? option.for_many : option.standard;
}

function rulesOf(game: GameInfo, seats: number): TableRules {
  return {
    game: game.name,
    seats,
    options: Object.fromEntries(
      game.options
        .filter((option) => offered(option, seats) !== option.standard)
        .map((option) => [option.key, offered(option, seats)]),
    ),
    clock: NO_CLOCK,
    patience: 180,
    listed: false,
    rated: false,
  };
}

function alone(game: GameInfo, seats: number, bot: string): Promise<Answer> {
  return connection.request({
    type: 'create',
    rules: rulesOf(game, seats),
    bots: Array.from({ length: seats }, (_, at) => (at === 0 ? '' : bot)),
    start: true,
    entropy: entropy(),
  });
}

/** A table with the standard rules, bots in all other seats, already started. */
export function playAgainstBots(game: GameInfo): Promise<Answer> {
  return alone(game, game.default_seats, chosenBot(game));
}

/** A lesson: the server has its position, its luck and the answers it expects. */
export async function playLesson(game: GameInfo): Promise<Answer> {
  const lesson = await lessons[game.name]?.();
  return connection.request({
    type: 'create',
    rules: rulesOf(game, game.min_seats),
    bots: [],
    start: true,
    lesson: lesson?.name ?? '',
  });
}
