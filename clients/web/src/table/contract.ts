// What every game's table component is given. It renders view and decisions, and sends codes; it
// knows no rule of its game.

import type { Snippet } from 'svelte';
import type { CommonClock, Stamped } from '../room/clock';
import type { Decision, GameEvent, Option, Said, Seat, Standing } from '../wire/types';

/** How a seat looks everywhere: its letter, colour and shape are the same on all screens. */
export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  readonly you: boolean;
  /** CSS colour, safe for colour-blind readers together with the shape. */
  readonly colour: string;
  readonly shape:
    'circle' | 'square' | 'triangle' | 'diamond' | 'star' | 'hexagon' | 'cross' | 'ring';
}

export interface TableProps<View> {
  /** The game's data set (`GameInfo.data`). */
  readonly data: unknown;
  readonly view: View;
  /** The reader's open questions; none for spectators, in a replay, and when others decide. */
  readonly decisions: readonly Decision[];
  readonly standing: Standing;
  readonly seats: readonly SeatLook[];
  readonly deciding: readonly Seat[];
  /** What happened since the position shown before, for emphasis (a crash, a landing). */
  readonly events: readonly GameEvent[];
  /** Everything told so far; a replay has only its events. */
  readonly log?: readonly GameEvent[] | undefined;
  /** Where time is limited: how much of it each has, and when that was said. */
  readonly clocks?: Stamped | undefined;
  /** A time that all who take part share now. */
  readonly common?: CommonClock | undefined;
  readonly isPaused?: boolean | undefined;
  /** In a lesson: what the guide asks for, by its notation. */
  readonly hint?: string | undefined;
  /** In a lesson: how many of it, where there is an amount. */
  readonly hintedAmount?: number | undefined;
  /** Says a text of the game's catalogue in the reader's language. */
  readonly say: (text: Said) => string;
  /** Says a key without arguments. */
  readonly word: (key: string) => string;
  /** Chooses an option; the promise is fulfilled when the server has acknowledged it. */
  readonly choose: (decision: Decision, option: Option, value?: number) => void;
  /** Takes the last choice back; undefined when that is not possible. */
  readonly undo?: (() => void) | undefined;
  /** Passes a private note to some players; undefined for those who cannot. */
  readonly note?: ((to: readonly Seat[], text: string) => void) | undefined;
  /** The talk of the table, to be shown where the reader makes a deal; undefined without people. */
  readonly talk?: Snippet | undefined;
  /** Asks why this is not possible now; the shell shows the rule. A replay has nobody to ask. */
  readonly why?: ((notation: string) => void) | undefined;
}
