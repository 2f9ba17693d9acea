// The positions of a finished game, fetched in pages and kept.

import { get } from '../wire/http';
import type { ReplayMoment, Said, Seat } from '../wire/types';

export const PAGE = 40;

export class Moments {
  problem = $state.raw<Said | undefined>();
  private pages = $state.raw<Readonly<Record<number, ReadonlyArray<ReplayMoment>>>>({});
  private readonly asked = new Set<number>();

  constructor(
    private readonly match: string,
    private readonly seat: Seat | undefined,
  ) {}

  /** Undefined until it has arrived; reading it does not ask for it. */
  at(entry: number): ReplayMoment | undefined {
    return this.pages[Math.floor(entry / PAGE)]?.[entry % PAGE];
  }

  /** Fetches what is needed for this entry, and soon the page after it. */
  async want(entry: number, last: number): Promise<void> {
    const page = Math.floor(entry / PAGE);
    await this.fetch(page);
    const isNearEnd = entry % PAGE > PAGE / 2;
    if (isNearEnd && (page + 1) * PAGE <= last) await this.fetch(page + 1);
  }

  private async fetch(page: number): Promise<void> {
    if (this.asked.has(page)) return;
    this.asked.add(page);
    const seat = this.seat === undefined ? '' : `&seat=${this.seat}`;
    const query = `from=${page * PAGE}&count=${PAGE}${seat}`;
    const result = await get<ReadonlyArray<ReplayMoment>>(
      `/api/matches/${this.match}/moments?${query}`,
    );
    this.problem = result.ok ? undefined : result.why;
    if (result.ok) this.pages = { ...this.pages, [page]: result.value };
    else this.asked.delete(page);
  }
}
