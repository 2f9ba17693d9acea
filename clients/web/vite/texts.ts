// Lays the texts of things with a folder of their own (aliens) into the catalogues of their game, and what an
// edition says differently over those of the folder it shares, as cmake/catalogues.cmake does for the
// program: texts in small letters, rules by their ids.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Catalogue = Readonly<Record<string, string>>;

interface ListedGame {
  readonly name: string;
  readonly folder?: string;
}

const CATALOGUE = /^(.*)\/games\/([a-z_]+)\/text\/((rules\.)?([a-z]+)\.json)$/;

function folders(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
}

function read(path: string): Catalogue {
  return JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
}

/** Of a game that shares the folder of another. */
function sharedFolder(root: string, game: string): string | undefined {
  const list = JSON.parse(readFileSync(join(root, 'games.json'), 'utf8')) as ListedGame[];
  return list.find(({ name }) => name === game)?.folder;
}

/** The whole catalogue that has this path, and the files it is made of. */
export function gathered(path: string): { catalogue: Catalogue; files: string[] } | undefined {
  const [, root, game, name, rules, language] = CATALOGUE.exec(path) ?? [];
  if (root === undefined || !game || !name || !language) return undefined;
  const home = sharedFolder(root, game);
  // Rules go by their ids: an edition that shares a folder has its own, of the things in it, too.
  const base = rules ? undefined : home && gathered(join(root, 'games', home, 'text', name));
  const prefix = rules && Object.keys(read(path)).find((key) => /^[A-Z]/.test(key));
  const isWanted = prefix ? new RegExp(`^${prefix.slice(0, prefix.indexOf('-') + 1)}`) : /^[a-z]/;
  const own = folders(join(root, 'games', (rules && home) || game))
    .flatMap(folders)
    .map((folder) => join(folder, `text.${language}.json`))
    .filter((file) => existsSync(file))
    .sort();
  const entries = own.flatMap((file) => Object.entries(read(file)));
  return {
    catalogue: {
      ...(base ? base.catalogue : {}),
      ...read(path),
      ...Object.fromEntries(entries.filter(([key]) => isWanted.test(key))),
    },
    files: [...(base ? base.files : []), path, ...own],
  };
}

export function texts(): Plugin {
  return {
    name: 'sidera-texts',
    enforce: 'pre',
    load(id) {
      const found = gathered(id);
      for (const file of found?.files ?? []) this.addWatchFile(file);
      return found && JSON.stringify(found.catalogue);
    },
  };
}
