// The guide of a lesson: what it says at the open decision, and what it waits for.

import type { Lesson, Words } from '../../games/lesson';
import { lessons } from '../../games/registry';
import type { Room } from '../../room/room.svelte';

export class Guide {
  lesson = $state.raw<Lesson | undefined>();
  /** The step it speaks of: the open one, or the last while others act. */
  spoken = $state(1);

  /** To be made while a component is. */
  constructor(
    private readonly room: () => Room,
    game: () => string,
  ) {
    $effect(() => {
      if (this.step !== undefined && this.lesson === undefined)
        void lessons[game()]?.().then((loaded) => (this.lesson = loaded));
    });
    $effect.pre(() => {
      if (this.step !== undefined && !this.isWaiting) this.spoken = this.step;
    });
  }

  get step(): number | undefined {
    return this.room().shown?.lesson_step;
  }

  get isOver(): boolean {
    return this.lesson !== undefined && this.step !== undefined && this.step > this.steps.length;
  }

  /** Others speak, or things are still being shown. */
  get isWaiting(): boolean {
    return !this.isOver && this.room().questions.length === 0;
  }

  get words(): Words | undefined {
    if (this.step === undefined) return undefined;
    return this.isOver ? this.lesson?.outro : this.steps[this.spoken - 1]?.say;
  }

  /** The answer it waits for, by its notation. */
  get hint(): string | undefined {
    if (this.step === undefined || this.isWaiting) return undefined;
    return this.steps[this.step - 1]?.expect.replace(/ = \d+$/, '');
  }

  /** How many, where the answer it waits for has an amount. */
  get amount(): number | undefined {
    if (this.step === undefined || this.isWaiting) return undefined;
    const amount = / = (\d+)$/.exec(this.steps[this.step - 1]?.expect ?? '')?.[1];
    return amount === undefined ? undefined : Number(amount);
  }

  private get steps() {
    return this.lesson?.steps ?? [];
  }
}
