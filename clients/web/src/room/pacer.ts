// Lets positions that arrive quickly be seen one after the other.

export interface Timers {
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => unknown;
  readonly cancel: (timer: unknown) => void;
}

export const browserTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, run) => setTimeout(run, milliseconds),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** How items that come one after the other become one. */
export interface Joining<Item> {
  /** Both as one, or nothing if they stay apart. */
  readonly joined: (before: Item, after: Item) => Item | undefined;
  /** How long an item that came alone waits for more of it, in milliseconds. */
  readonly gather: (item: Item) => number;
}

/** Who gathers for ever shows nothing. */
const LONGEST_GATHERING = 200;

/** Shows each item for `stay(left)` milliseconds while others wait behind it; with 0 at once. */
export class Pacer<Item> {
  private queue: Item[] = [];
  private firstCame = -Infinity; // of those that wait
  private lastCame = -Infinity;
  private lastShown = -Infinity;
  private timer: unknown;

  constructor(
    private readonly show: (item: Item, left: number) => void,
    private readonly stay: (left: number) => number,
    private readonly timers: Timers = browserTimers,
    private readonly joining: Joining<Item> = { joined: () => undefined, gather: () => 0 },
  ) {}

  push(item: Item): void {
    const last = this.queue.at(-1);
    const both = last === undefined ? undefined : this.joining.joined(last, item);
    if (both === undefined) this.queue.push(item);
    else this.queue.splice(-1, 1, both);
    this.lastCame = this.timers.now();
    if (last === undefined) this.firstCame = this.lastCame;
    this.timers.cancel(this.timer);
    this.next();
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    this.timers.cancel(this.timer);
    this.timer = undefined;
    while (this.queue.length > 0) this.showFirst();
  }

  stop(): void {
    this.timers.cancel(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private showFirst(): void {
    const item = this.queue.shift();
    if (item === undefined) return;
    this.lastShown = this.timers.now();
    this.show(item, this.queue.length);
  }

  private nextTime(): number {
    const time = this.stay(this.queue.length);
    const last = this.queue.at(-1);
    // What is shown at once is shown together; what takes its time waits for the rest of itself.
    const isComplete = last === undefined || (time > 0 && this.queue.length > 1);
    const gathered = isComplete
      ? -Infinity
      : Math.min(this.lastCame + this.joining.gather(last), this.firstCame + LONGEST_GATHERING);
    return Math.max(this.lastShown + time, gathered);
  }

  private next(): void {
    this.timer = undefined;
    while (this.queue.length > 0) {
      const wait = this.nextTime() - this.timers.now();
      if (wait > 0) {
        this.timer = this.timers.after(wait, () => this.next());
        return;
      }
      this.showFirst();
    }
  }
}
