// From the fields of the form to the rules of a table.

import { NO_CLOCK, offered } from '../../games/play';
import type { ClockKind, ClockRule, GameInfo, TableRules } from '../../wire/types';

export const TAKEOVER_MINUTES: ReadonlyArray<number> = [1, 3, 10, 60];

export interface ClockForm {
  kind: ClockKind;
  minutes: number;
  increment: number;
  days: number;
}

export const emptyClock: ClockForm = { kind: 'none', minutes: 20, increment: 10, days: 2 };

export interface TableForm {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly clock: ClockForm;
  /** Minutes; 0: never. */
  readonly takeover: number;
  readonly listed: boolean;
  readonly rated: boolean;
}

export function clockRule(form: ClockForm): ClockRule {
  switch (form.kind) {
    case 'none':
      return NO_CLOCK;
    case 'live':
      return { ...NO_CLOCK, kind: 'live', seconds: form.minutes * 60, increment: form.increment };
    case 'days':
      return { ...NO_CLOCK, kind: 'days', days: form.days };
  }
}

/** Options that have their standard value are left to the server. */
export function tableRules(game: GameInfo, form: TableForm): TableRules {
  const changed = game.options.flatMap((option) => {
    const value = form.options[option.key] ?? offered(option, form.seats);
    return value === option.standard ? [] : [[option.key, value] as const];
  });
  return {
    game: game.name,
    seats: form.seats,
    options: Object.fromEntries(changed),
    clock: clockRule(form.clock),
    takeover: form.takeover * 60,
    listed: form.listed,
    rated: form.rated,
  };
}
