// From the fields of the form to the rules of a table.

import { NO_CLOCK, offered } from '../../games/play';
import type { ClockKind, ClockRule, GameInfo, TableRules } from '../../wire/types';

/** Seconds a table without a clock may wait for who is away. */
export const PATIENCE: ReadonlyArray<number> = [30, 60, 180, 600, 3600, 86_400];

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
  /** Seconds. */
  readonly patience: number;
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

/** The form as it was filled in for these rules. */
export function clockForm(rule: ClockRule): ClockForm {
  switch (rule.kind) {
    case 'none':
      return { ...emptyClock };
    case 'live':
      return {
        ...emptyClock,
        kind: 'live',
        minutes: Math.max(1, Math.round(rule.seconds / 60)),
        increment: rule.increment,
      };
    case 'days':
      return { ...emptyClock, kind: 'days', days: rule.days };
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
    patience: form.patience,
    listed: form.listed,
    rated: form.rated && form.clock.kind !== 'none',
  };
}
