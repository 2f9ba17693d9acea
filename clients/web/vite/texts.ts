// Lays the texts of things with a folder of their own (aliens) into the catalogues of their game, as
// cmake/embed.cmake does for the program: texts in small letters, rules by their ids.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Catalogue = Readonly<Record<string, string>>;

const CATALOGUE = /^(.*\/games\/[a-z_]+)\/text\/(rules\.)?([a-z]+)\.json$/;

function folders(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
}

function read(path: string): Catalogue {
  return JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
}

/** The whole catalogue that has this path, and the files it is made of. */
export function gathered(path: string): { catalogue: Catalogue; files: string[] } | undefined {
  const [, game, rules, language] = CATALOGUE.exec(path) ?? [];
  if (!game || !language) return undefined;
  const isWanted = rules ? /^[A-Z]/ : /^[a-z]/;
  const own = folders(game)
    .flatMap(folders)
    .map((folder) => join(folder, `text.${language}.json`))
    .filter((file) => existsSync(file))
    .sort();
  const entries = own.flatMap((file) => Object.entries(read(file)));
  return {
    catalogue: {
      ...read(path),
      ...Object.fromEntries(entries.filter(([key]) => isWanted.test(key))),
    },
    files: [path, ...own],
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
