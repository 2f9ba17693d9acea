// Who has won a finished game. Who conceded has not; when a concession cut the game short, the
// rules name nobody and the points of those who stayed decide.

import { SEATS } from '../table/looks';
import type { Seat, SeatState, Standing } from '../wire/types';

export function winnersOf(
  standing: Standing,
  seats: ReadonlyArray<Pick<SeatState, 'conceded'>>,
): ReadonlyArray<Seat> {
  const stayed = SEATS.slice(0, seats.length).filter((_, at) => !seats[at]?.conceded);
  const named = stayed.filter((seat) => standing.over && standing.winners.includes(seat));
  if (named.length > 0) return named;
  const points = (seat: Seat): number => standing.points[SEATS.indexOf(seat)] ?? 0;
  const most = Math.max(...stayed.map(points));
  return stayed.filter((seat) => points(seat) === most);
}
