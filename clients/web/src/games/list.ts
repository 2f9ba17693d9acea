// The games of games.json, and how their folders are looked up.

import list from '../../../../games.json';

export interface ListedGame {
  readonly name: string;
  /** Shared with another entry: another edition of the same game. */
  readonly folder?: string;
}

export const GAMES: ReadonlyArray<ListedGame> = list;

/** Modules of import.meta.glob, by path. */
type Modules<T> = Readonly<Record<string, T>>;

/** What each game has in that file: an edition takes from the shared folder what it has not itself. */
export function shared<T>(
  modules: Modules<T>,
  file: string,
  games = GAMES,
): Readonly<Record<string, T>> {
  return found(games, ({ name, folder = name }) => {
    return modules[`./${name}/${file}`] ?? modules[`./${folder}/${file}`];
  });
}

/** The same of what editions have each for themselves. */
export function own<T>(
  modules: Modules<T>,
  file: string,
  games = GAMES,
): Readonly<Record<string, T>> {
  return found(games, ({ name }) => modules[`./${name}/${file}`]);
}

function found<T>(
  games: ReadonlyArray<ListedGame>,
  find: (game: ListedGame) => T | undefined,
): Readonly<Record<string, T>> {
  const pairs = games.map((game) => [game.name, find(game)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is [string, T] => pair[1] !== undefined));
}
