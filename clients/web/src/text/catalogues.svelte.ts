// The games' own texts, fetched when they are needed: sentences of the table and rules by id.

import { language, type LanguageCode } from './language.svelte';
import type { Catalogue } from './say';

type File = 'texts' | 'rules';

const files = import.meta.glob<Catalogue>('@games/*/text/*.json', { import: 'default' });

function loader(game: string, file: File, code: LanguageCode) {
  const end = `/${game}/text/${file === 'rules' ? 'rules.' : ''}${code}.json`;
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

/** All catalogues seen so far; reading one that is missing fetches it. */
class Catalogues {
  private loaded = $state.raw<Readonly<Record<string, Catalogue>>>({});
  private asked = new Set<string>();

  /** Empty until it has arrived: readers are told again then. */
  of(game: string, file: File = 'texts', code: LanguageCode = language.code): Catalogue {
    const name = `${game} ${file} ${code}`;
    void this.fetch(game, file, code);
    return this.loaded[name] ?? {};
  }

  has(game: string, file: File, code: LanguageCode = language.code): boolean {
    return loader(game, file, code) !== undefined;
  }

  async fetch(game: string, file: File, code: LanguageCode): Promise<void> {
    const name = `${game} ${file} ${code}`;
    if (this.asked.has(name)) return;
    this.asked.add(name);
    try {
      const catalogue = await loader(game, file, code)?.();
      if (catalogue) this.loaded = { ...this.loaded, [name]: catalogue };
    } catch {
      // Asked again by the next reader.
      this.asked.delete(name);
    }
  }
}

export const catalogues = new Catalogues();
