// Where an option leads, what cannot be taken back, and how a landing is said.

import { numberOf, offerSaying, type Offer } from '../../table/offers';
import type { Option } from '../../wire/types';

/** The space an option leads to, as far as its label or its place says so. */
export function destination(
  option: Option,
  offers: readonly Offer[],
  here: number,
  last: number,
): number | undefined {
  const said = numberOf(option, 'space');
  if (said !== undefined) return said;
  const [kind, place] = option.about.split(':');
  if (kind === 'space') return Number(place);
  const distance = numberOf(option, 'distance');
  if (distance === undefined) return undefined;
  const confirm = offerSaying(offers, 'confirm');
  const from = (confirm && numberOf(confirm.option, 'space')) ?? here;
  return Math.min(from + distance, last);
}

/** Luck is drawn: it cannot be taken back. */
export function isFinal(option: Option): boolean {
  return option.notation === 'roll' || option.notation === 'reroll';
}

/**
 * What a click on a space means in the game's notation. Landing here, before or after is an answer;
 * any other space is named, to hear its own reason.
 */
export function landing(space: number, here: number, asking: string): string {
  const steps = asking === 'land' ? space - here : Infinity;
  if (Math.abs(steps) > 1) return `land@${space}`;
  return ['land:-1', 'land', 'land:+1'][steps + 1] ?? 'land';
}
