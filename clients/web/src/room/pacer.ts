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

/** Shows each item for `stay(left)` milliseconds while others wait behind it; with 0 at once. */
export class Pacer<Item> {
  private queue: Item[] = [];
  private lastShown = -Infinity;
  private timer: unknown;

  constructor(
    private readonly show: (item: Item, left: number) => void,
    private readonly stay: (left: number) => number,
    private readonly timers: Timers = browserTimers,
  ) {}

  push(item: Item): void {
    this.queue.push(item);
    if (this.timer === undefined) this.next();
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

  private next(): void {
    this.timer = undefined;
    while (this.queue.length > 0) {
      const wait = this.lastShown + this.stay(this.queue.length) - this.timers.now();
      if (wait > 0) {
        this.timer = this.timers.after(wait, () => this.next());
        return;
      }
      this.showFirst();
    }
  }
}
