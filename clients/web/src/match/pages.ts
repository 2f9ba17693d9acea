// Finished games come in pages, the newest first: the next page begins before the oldest game shown.

import type { MatchInfo } from '../wire/types';

type Matches = ReadonlyArray<MatchInfo>;

export function pagePath(shown: Matches): string {
  const oldest = shown.at(-1);
  return oldest === undefined ? '/api/me/matches' : `/api/me/matches?before=${oldest.ended}`;
}

/** An empty page, or one that tells nothing new, is the last. */
export function withPage(
  shown: Matches,
  page: Matches,
): { readonly matches: Matches; readonly isComplete: boolean } {
  const known = new Set(shown.map(({ match }) => match));
  const fresh = page.filter(({ match }) => !known.has(match));
  const isComplete = page.length < SMALLEST_FULL_PAGE || fresh.length === 0;
  return { matches: [...shown, ...fresh], isComplete };
}

/** The server sends at least so many if there are more; see kHistoryPage. */
export const SMALLEST_FULL_PAGE = 50;
