// Which ships went where between two positions, so that they can be seen going there.

import type { Seat } from '../../wire/types';
import { encounterOf, seatsOf } from './lookups';
import type { Pub } from './types';

/** A spot on the table: `A.B3` for the ships of A on planet B3, `A.warp`, `A.sent`. */
export type Spot = string;

export interface Flight {
  readonly seat: Seat;
  readonly from: Spot;
  readonly to: Spot;
}

/** Ships whose owner still says where they go: until then they are where they came from. */
function returning(pub: Pub, seat: Seat, isFromWarp: boolean): number {
  return pub.frames
    .filter(({ kind, owner }) => kind === 'home' && owner === seat)
    .filter(({ from_warp }) => (from_warp ?? false) === isFromWarp)
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
}

function shipsAt(pub: Pub, seat: Seat): ReadonlyMap<Spot, number> {
  const player = pub.players[seat];
  const planets = Object.entries(player.ships).map(([planet, count]) => [planet, count] as const);
  const sent = encounterOf(pub)?.sent[seat] ?? 0;
  return new Map<Spot, number>([
    ...planets,
    ['warp', player.warp + returning(pub, seat, true)],
    ['sent', sent + returning(pub, seat, false)],
  ]);
}

/** One for each way: ten ships that go together look like one. */
export function flightsBetween(before: Pub, after: Pub): readonly Flight[] {
  return seatsOf(after).flatMap((seat) => {
    const [was, is] = [shipsAt(before, seat), shipsAt(after, seat)];
    const change = (spot: Spot) => (is.get(spot) ?? 0) - (was.get(spot) ?? 0);
    const spots = [...new Set([...was.keys(), ...is.keys()])];
    const left = spots.filter((spot) => change(spot) < 0);
    const reached = spots.filter((spot) => change(spot) > 0);
    const ways = Math.max(left.length, reached.length);
    if (left.length === 0 || reached.length === 0) return [];
    return Array.from({ length: ways }, (_, i) => ({
      seat,
      from: `${seat}.${left[i % left.length]}`,
      to: `${seat}.${reached[i % reached.length]}`,
    }));
  });
}
