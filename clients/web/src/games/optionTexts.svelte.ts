// Words for the options of a game: from its catalogue (setup.KEY, setup.KEY.CHOICE), or made from
// the key.

import { catalogues } from '../text/catalogues.svelte';
import { ui } from '../text/ui.svelte';

export interface OptionTexts {
  readonly name: (key: string) => string;
  readonly help: (key: string) => string | undefined;
  readonly value: (key: string, value: string) => string;
}

export function prettified(key: string): string {
  const words = key.replaceAll(/[_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainValue(value: string): string {
  if (value === 'true') return ui.app.yes;
  if (value === 'false') return ui.app.no;
  return value.replaceAll('_', ' ');
}

export function optionTexts(game: string): OptionTexts {
  const texts = catalogues.of(game);
  return {
    name: (key) => texts[`setup.${key}`] ?? prettified(key),
    help: (key) => texts[`setup.${key}.help`],
    value: (key, value) => texts[`setup.${key}.${value}`] ?? plainValue(value),
  };
}
