// From one click to a running game.

import { connection, type Answer } from '../wire/connection.svelte';
import { entropy } from '../wire/entropy';
import type { ClockRule, GameInfo } from '../wire/types';

export const NO_CLOCK: ClockRule = { kind: 'none', seconds: 0, increment: 0, days: 0 };

export function strongestBot(game: GameInfo): string {
  return game.bots.at(-1) ?? '';
}

function alone(game: GameInfo, seats: number, bot: string): Promise<Answer> {
  return connection.request({
    type: 'create',
    rules: {
      game: game.name,
      seats,
      options: {},
      clock: NO_CLOCK,
      takeover: 0,
      listed: false,
      rated: false,
    },
    bots: Array.from({ length: seats }, (_, at) => (at === 0 ? '' : bot)),
    start: true,
    entropy: entropy(),
  });
}

/** A table with the standard rules, strong bots in all other seats, already started. */
export function playAgainstBots(game: GameInfo): Promise<Answer> {
  return alone(game, game.default_seats, strongestBot(game));
}

/** A first game: as few seats as possible, and a bot that is not too hard to beat. */
export function playFirstGame(game: GameInfo): Promise<Answer> {
  const gentle = game.bots[1] ?? game.bots[0] ?? '';
  return alone(game, game.min_seats, gentle);
}
