// What stands on the board in words, for labels and for those who hear the table.

import type { Desk } from './desk.svelte';
import { besideCannon, isFlagshipAt, isMade, stacksOn, type Stack } from './lookups';
import type { PlanetId } from './types';

/** "Anna 4", with the Prometheus if it is one of them. */
export function stackWords(desk: Desk, { seat, count }: Stack, spot: string): string {
  const words = `${desk.seat(seat).name} ${count}`;
  return isFlagshipAt(desk.pub, seat, spot) ? `${words} (${desk.word('tech.prometheus')})` : words;
}

export function planetWords(desk: Desk, planet: PlanetId): string {
  const ships = stacksOn(desk.pub, planet).map((stack) => stackWords(desk, stack, planet));
  return desk.say('table.planet', {
    planet: { text: isMade(desk.pub, planet) ? `${planet} (${desk.word('table.made')})` : planet },
    ships: { text: ships.length > 0 ? ships.join(', ') : desk.word('table.nobody') },
  });
}

/** Where the Lunar Cannon stands, if it does. */
export function cannonWords(desk: Desk): readonly string[] {
  const beside = besideCannon(desk.pub);
  if (!beside) return [];
  const [planet, other] = beside;
  return [desk.say('table.cannon', { planet: { text: planet }, other: { text: other } })];
}
