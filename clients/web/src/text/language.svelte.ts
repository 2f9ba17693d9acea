// The reader's language: the browser's, until somebody chooses another.

import { readSetting, writeSetting } from '../settings/storage';

export type LanguageCode = 'en' | 'it';
export const LANGUAGES: ReadonlyArray<LanguageCode> = ['en', 'it'];

const KEY = 'sidera.language';

export function languageFor(kept: string | undefined, browser: readonly string[]): LanguageCode {
  const wanted = [...(kept === undefined ? [] : [kept]), ...browser].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((code) => code === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

function isLanguage(tag: string): tag is LanguageCode {
  return LANGUAGES.some((code) => code === tag);
}

class Language {
  code = $state<LanguageCode>(languageFor(readSetting(KEY), navigator.languages ?? []));

  choose(code: LanguageCode): void {
    this.code = code;
    writeSetting(KEY, code);
    this.apply();
  }

  /** Tells the browser and screen readers. */
  apply(): void {
    document.documentElement.lang = this.code;
  }
}

export const language = new Language();
