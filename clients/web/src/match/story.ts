// A moment of a finished game in words.

import { sayOf } from '../text/said.svelte';
import { ui } from '../text/ui.svelte';
import type { ReplayMoment, Seat } from '../wire/types';

type Told = Pick<ReplayMoment, 'answered' | 'events'>;

/** What was told of it, or what was answered where nothing was told. */
export function storyOf(game: string, moment: Told, nameOf: (seat: Seat) => string): string {
  const told = moment.events
    .filter((event) => event.text.key !== '')
    .map((event) => sayOf(game, event.text, nameOf));
  if (told.length > 0) return told.join(' ');
  const { answered } = moment;
  if (!answered) return '';
  return ui.replay.answered(nameOf(answered.seat), sayOf(game, answered.label, nameOf));
}
