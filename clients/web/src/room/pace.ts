// How quickly what others did is shown: at the reader's pace, but never for long.

import { known } from '../games/known';

/** For a game that does not say what may pass between two answers. */
const ANY_STRETCH = 4000;

/** The pace for which the stretches are meant; other paces stretch or shorten them. */
const NORMAL = 450;

/** One picture of a screen: quicker than this nothing is seen at all. */
const SHORTEST = 16;

export interface Stretch {
  readonly game: string;
  /** How long each position stays if there is time enough. */
  readonly pace: number;
  /** Positions that wait to be shown. */
  readonly left: number;
  /** Since the reader answered; an onlooker never does, and only keeps up. */
  readonly spent: number;
}

/** How long the position on the screen stays before the next one that waits. */
export function stay({ game, pace, left, spent }: Stretch): number {
  if (pace === 0) return 0;
  const whole = ((known(game)?.stretch ?? ANY_STRETCH) * pace) / NORMAL;
  const rest = Math.max(0, whole - spent);
  return Math.min(pace, Math.max(SHORTEST, rest / Math.max(1, left)));
}
