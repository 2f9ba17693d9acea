// The dockings on offer, compared with the ships a player has picked.

import { numberOf, type Offer } from '../../table/offers';
import { diceIn, dieText } from './lookups';
import type { AlienFrontiersData, Die, Facility } from './types';

export interface Docking {
  readonly offer: Offer;
  readonly at: Facility;
  /** The ships it takes out of the hand. */
  readonly dice: readonly Die[];
}

/** The first of `dice` that is like `die` is left out; nothing if there is none. */
function without(dice: readonly Die[], die: Die): readonly Die[] | undefined {
  const at = dice.findIndex((each) => dieText(each) === dieText(die));
  return at < 0 ? undefined : dice.toSpliced(at, 1);
}

/** What is left of `dice` when all of `some` are taken out; nothing if they are not all there. */
export function remainder(dice: readonly Die[], some: readonly Die[]): readonly Die[] | undefined {
  return some.reduce<readonly Die[] | undefined>((left, die) => left && without(left, die), dice);
}

/** The engine says in the label which ships a docking takes; a teleported one is not in the hand. */
export function dockingsOf(offers: readonly Offer[], lifted?: Die): readonly Docking[] {
  return offers.flatMap((offer): Docking[] => {
    const [, at] = /^dock (\w+) /.exec(offer.option.notation) ?? [];
    if (at === undefined) return [];
    const ships = diceIn(offer.option.label.args['dice']?.text ?? '');
    const dice = (lifted && without(ships, lifted)) ?? ships;
    return [{ offer, at: at as Facility, dice }];
  });
}

/** Dockings that take at least these ships. */
export function taking(dockings: readonly Docking[], picked: readonly Die[]): readonly Docking[] {
  return dockings.filter((docking) => remainder(docking.dice, picked) !== undefined);
}

/** The docking that takes exactly these ships, at one facility. */
export function exactly(dockings: readonly Docking[], picked: readonly Die[]): Docking | undefined {
  return dockings.find((docking) => remainder(docking.dice, picked)?.length === 0);
}

/** How one would say that these ships shall dock there, for "why can't I?". */
export function attempt(at: Facility, dice: readonly Die[]): string | undefined {
  if (dice.length === 0) return undefined;
  const lowest = Math.min(...dice.map((die) => die.value));
  return `dock ${at} ${dieText({ value: lowest, relic: dice.some((die) => die.relic) })}`;
}

export interface Yield {
  readonly what: 'fuel' | 'ore' | 'circle' | 'total' | 'count' | 'price';
  readonly amount: number;
}

/** A yield in a few signs: "+2", "3:1" for a price, "5/8" for a goal. */
export function yieldText(part: Yield, data: AlienFrontiersData): string {
  const { what, amount } = part;
  if (what === 'fuel' || what === 'ore') return amount > 0 ? `+${amount}` : `−${-amount}`;
  if (what === 'price') return `${amount}:1`;
  if (what === 'circle') return `${amount}/${data.circles}`;
  return what === 'total' ? `${amount}/${data.claim}` : `${amount}.`;
}

const SHOWN: Readonly<Record<Facility, readonly Yield['what'][]>> = {
  solar: ['fuel'],
  lunar: ['ore'],
  market: ['price'],
  yard: ['count', 'fuel', 'ore'],
  constructor: ['ore'],
  raiders: [],
  artifact: ['total'],
  hub: ['circle'],
  terraform: ['fuel', 'ore'],
};

/** What a docking brings and costs, as the engine has computed it for the label. */
export function yieldsOf({ offer, at }: Docking): readonly Yield[] {
  return SHOWN[at].flatMap((what): Yield[] => {
    const amount = numberOf(offer.option, what);
    return amount === undefined || (amount === 0 && what !== 'price') ? [] : [{ what, amount }];
  });
}

const FINAL = ['roll', 'reroll', 'cycle', 'end_turn'];

/** Luck is drawn or cards are shown: it cannot be taken back. */
export function isFinal(offer: Offer): boolean {
  return FINAL.includes(offer.option.notation) || offer.decision.kind === 'claim_card';
}
