// What can be chosen now, found by the object on the table it belongs to.

import type { Decision, Option } from '../wire/types';

export interface Offer {
  readonly decision: Decision;
  readonly option: Option;
}

export function offersOf(decisions: readonly Decision[]): readonly Offer[] {
  return decisions.flatMap((decision) => decision.options.map((option) => ({ decision, option })));
}

export function offersAbout(offers: readonly Offer[], about: string): readonly Offer[] {
  return offers.filter((offer) => offer.option.about === about);
}

export function offerSaying(offers: readonly Offer[], notation: string): Offer | undefined {
  return offers.find((offer) => offer.option.notation === notation);
}

export function numberOf(option: Option, name: string): number | undefined {
  return option.label.args[name]?.number;
}
