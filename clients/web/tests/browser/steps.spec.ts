// Where things may move, what happens at once is seen step by step, and nobody waits to answer.

import { answer, choices, isAsked, playMlem } from './kit/table';
import { expect, test } from './kit/test';

interface Seen {
  /** How many lines the log had, and when. */
  readonly lines: [at: number, count: number][];
  flights: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

test('the log grows step by step, cats fly, and the question is there at once', async ({
  visitor,
}) => {
  test.setTimeout(120_000); // bots are given time to be seen
  const page = await visitor({ reducedMotion: 'no-preference' });
  await playMlem(page);
  await isAsked(page);
  await page.evaluate(() => {
    window.seen = { lines: [], flights: 0 };
    new MutationObserver(() => {
      const count = document.querySelectorAll('.list ol li').length;
      if (window.seen.lines.at(-1)?.[1] !== count)
        window.seen.lines.push([performance.now(), count]);
      window.seen.flights += document.querySelectorAll('.layer span').length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (let count = 0; count < 10 && (await isAsked(page)); count++) await answer(page);
  const { lines, flights } = await page.evaluate(() => window.seen);
  expect(flights).toBeGreaterThan(0);
  const pauses = lines.slice(1).map(([at], i) => at - (lines[i]?.[0] ?? 0));
  // Shorter than positions follow one another: these are steps within one.
  expect(pauses.some((pause) => pause >= 140 && pause < 420)).toBe(true);
  await expect(choices(page).first()).toBeEnabled();
});
