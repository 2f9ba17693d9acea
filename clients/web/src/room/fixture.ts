// Parts of tables, for tests.

import type { SeatState, TableRules } from '../wire/types';

export const FREE_SEAT: SeatState = {
  ready: false,
  online: false,
  away: false,
  taken_over: false,
  conceded: false,
  wants_abort: false,
  patience_runs: false,
  votes: [],
  may_be_freed: false,
};

export const RULES: TableRules = {
  game: 'mlem',
  seats: 2,
  options: {},
  clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
  patience: 180,
  listed: false,
  rated: false,
};
