// Several things that happened at once, seen one after the other.
//
// An update carries one position, the last. A game may say what its board looked like in between
// (`Stepper`); what can be decided is there from the first step on.

import type { GameEvent } from '../wire/types';
import { browserTimers, type Timers } from './pacer';
import { isSameDeed } from './together';

export interface Step {
  readonly view: unknown;
  /** Everything of the update told up to this step. */
  readonly events: ReadonlyArray<GameEvent>;
}

/** The last step shows `after` and tells all events. */
export type Stepper = (
  before: unknown,
  after: unknown,
  events: ReadonlyArray<GameEvent>,
) => ReadonlyArray<Step>;

/**
 * One step for each deed that moves something; what moves nothing is told with its neighbour.
 * `moved` gives the same board back when nothing moves.
 */
export function stepsOver<Board>(
  start: Board,
  events: ReadonlyArray<GameEvent>,
  moved: (board: Board, event: GameEvent) => Board,
  viewOf: (board: Board) => unknown,
  after: unknown,
): ReadonlyArray<Step> {
  const steps: Step[] = [];
  let board = start;
  events.forEach((event, at) => {
    const next = moved(board, event);
    const goesOn = next === board || isSameDeed(events[at - 1], event);
    if (goesOn && steps.length > 0) steps.pop();
    else if (next === board) return;
    board = next;
    steps.push({ view: viewOf(board), events: events.slice(0, at + 1) });
  });
  return [...steps.slice(0, -1), { view: after, events }];
}

const SHORTEST = 200;
const LONGEST = 400;
const ALTOGETHER = 1200;
/** More than this is no turn but a story: whoever comes back sees its end. */
const MOST_EVENTS = 16;

/** How long each step but the last stays, at this pace of the table. */
export function stepTime(steps: number, pace: number): number {
  if (pace === 0 || steps < 2) return 0;
  return Math.min(LONGEST, Math.max(SHORTEST, pace / 1.5), ALTOGETHER / (steps - 1));
}

/** Things taken back and private notes are no steps of a game. */
export function canStep(events: ReadonlyArray<GameEvent>): boolean {
  return (
    events.length > 1 &&
    events.length <= MOST_EVENTS &&
    events.every((event) => event.kind === 'event')
  );
}

export class StepPlayer {
  private waiting: ReadonlyArray<Step> = [];
  private timer: unknown;

  constructor(
    private readonly show: (step: Step) => void,
    private readonly timers: Timers = browserTimers,
  ) {}

  get isPlaying(): boolean {
    return this.waiting.length > 0;
  }

  /** Shows the first step at once. */
  play(steps: ReadonlyArray<Step>, time: number): void {
    this.finish();
    this.waiting = time === 0 ? steps.slice(-1) : steps;
    this.next(time);
  }

  /** Shows the last step now. */
  finish(): void {
    this.timers.cancel(this.timer);
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.show(last);
  }

  private next(time: number): void {
    const [step, ...rest] = this.waiting;
    this.waiting = rest;
    if (rest.length > 0) this.timer = this.timers.after(time, () => this.next(time));
    if (step) this.show(step);
  }
}
