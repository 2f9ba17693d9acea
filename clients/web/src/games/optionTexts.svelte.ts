// Words for the options of a game: from its catalogue (setup.KEY, setup.KEY.CHOICE), or made from
// the key.

import { catalogues } from '../text/catalogues.svelte';
import { SEATS } from '../table/looks';
import { ui } from '../text/ui.svelte';
import type { GameOption } from '../wire/types';

export interface OptionTexts {
  readonly name: (key: string) => string;
  readonly help: (key: string) => string | undefined;
  readonly value: (key: string, value: string) => string;
}

export function prettified(key: string): string {
  const words = key.replaceAll(/[_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Choices that are seats, counted from 0 in the rules and lettered at the table. */
export function seatOf(key: string, value: string): number | undefined {
  return key === 'first_player' && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** What can be chosen at a table with so many seats. */
export function choicesFor(option: GameOption, seats: number): ReadonlyArray<string> {
  return option.choices.filter((value) => (seatOf(option.key, value) ?? 0) < seats);
}

function plainValue(key: string, value: string): string {
  const seat = seatOf(key, value);
  if (seat !== undefined) return ui.setup.seat(SEATS[seat] ?? '');
  if (value === 'true') return ui.app.yes;
  if (value === 'false') return ui.app.no;
  return value.replaceAll('_', ' ');
}

export function optionTexts(game: string): OptionTexts {
  const texts = catalogues.of(game);
  const help: Readonly<Record<string, string>> = ui.optionHelp;
  return {
    name: (key) => texts[`setup.${key}`] ?? prettified(key),
    help: (key) => help[key] ?? texts[`setup.${key}.help`],
    // "alien_b" is chosen among things that have their names: `alien.human`.
    value: (key, value) =>
      texts[`setup.${key}.${value}`] ??
      texts[`${key.split('_')[0]}.${value}`] ??
      plainValue(key, value),
  };
}
