// From one click to a running game.

import { connection, type Answer } from '../wire/connection.svelte';
import { entropy } from '../wire/entropy';
import type { ClockRule, GameInfo, TableRules } from '../wire/types';

export const NO_CLOCK: ClockRule = { kind: 'none', seconds: 0, increment: 0, days: 0 };

export function strongestBot(game: GameInfo): string {
  return game.bots.at(-1) ?? '';
}

function rulesOf(game: GameInfo, seats: number): TableRules {
  return {
    game: game.name,
    seats,
    options: {},
    clock: NO_CLOCK,
    takeover: 0,
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

/** A table with the standard rules, strong bots in all other seats, already started. */
export function playAgainstBots(game: GameInfo): Promise<Answer> {
  return alone(game, game.default_seats, strongestBot(game));
}

/** A lesson: the server has its position, its luck and the answers it expects. */
export async function playLesson(game: GameInfo): Promise<Answer> {
  const answer = await connection.request({
    type: 'create',
    rules: rulesOf(game, game.min_seats),
    bots: [],
    start: true,
    lesson: 'first',
  });
  // A game without a lesson begins gently all the same: few seats, an easy bot.
  const easy = game.bots[1] ?? game.bots[0] ?? '';
  const hasLesson = answer.type !== 'refused' || answer.why.key !== 'server.bad_rules';
  return hasLesson ? answer : alone(game, game.min_seats, easy);
}
