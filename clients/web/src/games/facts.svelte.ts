// What table is this? Clock, patience, whether it counts and who finds it, and its variants.

import { spanText } from '../room/clock';
import { language } from '../text/language.svelte';
import { ui } from '../text/ui.svelte';
import type { GameInfo, TableRules } from '../wire/types';
import { optionTexts } from './optionTexts.svelte';

export interface TableFacts {
  readonly clock: string;
  readonly patience: string | undefined;
  readonly rated: string;
  readonly listed: string;
  /** "Name: value" of every option that is not the standard one. */
  readonly variants: ReadonlyArray<string>;
}

function clockFact({ clock }: TableRules): string {
  switch (clock.kind) {
    case 'none':
      return ui.setup.clockNone;
    case 'live':
      return ui.facts.live(spanText(clock.seconds, language.code), clock.increment);
    case 'days':
      return ui.facts.days(clock.days);
  }
}

export function tableFacts(rules: TableRules, info: GameInfo | undefined): TableFacts {
  const texts = optionTexts(rules.game);
  const variants = Object.entries(rules.options).filter(
    ([key, value]) => info?.options.find((option) => option.key === key)?.standard !== value,
  );
  return {
    clock: clockFact(rules),
    patience:
      rules.clock.kind === 'none'
        ? ui.facts.patience(spanText(rules.patience, language.code))
        : undefined,
    rated: rules.rated ? ui.facts.rated : ui.facts.unrated,
    listed: rules.listed ? ui.facts.listed : ui.facts.unlisted,
    variants: variants.map(([key, value]) => `${texts.name(key)}: ${texts.value(key, value)}`),
  };
}

/** All of it as short sentences. */
export function factList(facts: TableFacts): ReadonlyArray<string> {
  return [
    facts.clock,
    ...(facts.patience === undefined ? [] : [facts.patience]),
    facts.rated,
    facts.listed,
    ...facts.variants,
  ];
}

/** What the host has changed, as it is now. */
export function changedFacts(
  before: TableRules,
  after: TableRules,
  info: GameInfo | undefined,
): ReadonlyArray<string> {
  const known = new Set([...factList(tableFacts(before, info)), ui.facts.seats(before.seats)]);
  const now = [...factList(tableFacts(after, info)), ui.facts.seats(after.seats)];
  const fresh = now.filter((fact) => !known.has(fact));
  const hasLost = [...known].some((fact) => !now.includes(fact));
  return fresh.length === 0 && hasLost ? [ui.facts.standardAgain] : fresh;
}
