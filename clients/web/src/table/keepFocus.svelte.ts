// An answer takes its button away. Whoever uses the keyboard goes on from the choices, not from the
// top of the page.

import { untrack } from 'svelte';

/** `bar` gets the focus when `offers` change and what had it on the table is gone. */
export function keepFocus(bar: () => HTMLElement | undefined, offers: () => unknown): void {
  let wasHere = false;
  const hasFocus = (): boolean =>
    bar()?.closest('[data-table]')?.querySelector(':focus:is(button, [tabindex])') != null;
  $effect.pre(() => {
    offers();
    wasHere = untrack(hasFocus);
  });
  $effect(() => {
    offers();
    if (wasHere && !untrack(hasFocus)) bar()?.focus({ preventScroll: true });
  });
}
