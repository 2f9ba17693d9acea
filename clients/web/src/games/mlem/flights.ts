// Which cats went where between two positions, so that they can be seen going there.

import { crewOf } from './lookups';
import { SEATS, type BodyId, type Pub, type SeatId } from './types';

/** A spot on the table: `home.A`, `crew.A`, `M1.0`, `P1.A`, `comet.A`, `galaxy.A`. */
export type Spot = string;

export interface Flight {
  readonly seat: SeatId;
  readonly from: Spot;
  readonly to: Spot;
}

/** How many cats of a player are on each spot where they can have landed. */
function landed(pub: Pub, seat: SeatId): ReadonlyMap<Spot, number> {
  const out = new Map<Spot, number>();
  for (const [body, site] of Object.entries(pub.sites)) {
    site.rows.forEach((owner, row) => {
      if (owner !== seat) return;
      if (isMoons(body as BodyId)) out.set(`${body}.${row}`, 1);
      else out.set(`${body}.${seat}`, site.cats[seat].length);
    });
  }
  for (const place of ['comet', 'galaxy'] as const) {
    const cats: ReadonlyArray<unknown> | undefined = pub[place][seat];
    if (cats && cats.length > 0) out.set(`${place}.${seat}`, cats.length);
  }
  return out;
}

function isMoons(body: BodyId): boolean {
  return body.startsWith('M');
}

function grown(before: ReadonlyMap<Spot, number>, after: ReadonlyMap<Spot, number>) {
  return [...after].find(([spot, count]) => count > (before.get(spot) ?? 0))?.[0];
}

/** At most one per player: more has happened than eyes could follow otherwise. */
export function flightsBetween(before: Pub, after: Pub): readonly Flight[] {
  const [crewBefore, crewAfter] = [crewOf(before), crewOf(after)];
  return SEATS.slice(0, after.rules.seats).flatMap((seat): Flight[] => {
    const [was, is] = [crewBefore.includes(seat), crewAfter.includes(seat)];
    const [ground, groundAfter] = [landed(before, seat), landed(after, seat)];
    const on = grown(ground, groundAfter);
    const [home, crew] = [`home.${seat}`, `crew.${seat}`];
    if (on !== undefined) return [{ seat, from: was ? crew : home, to: on }];
    // Back in time, a cat returns from where it had landed.
    const off = grown(groundAfter, ground);
    if (is && !was) return [{ seat, from: off ?? home, to: crew }];
    if (was && !is) return [{ seat, from: crew, to: home }];
    return off !== undefined ? [{ seat, from: off, to: home }] : [];
  });
}
