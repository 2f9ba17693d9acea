// Who plays alone chooses how strong the others are, and how long they are watched.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { answer, isAsked, PLAY, playMlem, prompt } from './kit/table';
import { expect, test } from './kit/test';

test('the strength of the others is one click on the card of the game, and is remembered', async ({
  page,
}) => {
  const levels: unknown[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { type?: string; bots?: unknown };
      if (message.type === 'create') levels.push(message.bots);
    });
  });
  await page.goto('/');
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: PLAY }) });
  await expect(card.getByRole('radio', { name: en.bots.greedy, exact: true })).toBeChecked();
  await card.getByText(en.bots.expert, { exact: true }).click();
  await page.reload();
  await expect(card.getByRole('radio', { name: en.bots.expert, exact: true })).toBeChecked();
  await page.getByRole('button', { name: PLAY }).click();
  await expect(prompt(page)).toBeVisible();
  expect(levels).toEqual([['', 'expert', 'expert', 'expert']]);
});

/** Answers until the page shows what others have done one after the other; then its clock stands still. */
async function stopWhileCatchingUp(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: en.table.skip, exact: true });
  for (let count = 0; count < 40 && (await isAsked(page)); count++) {
    await answer(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    if (await skip.isVisible()) return;
    await page.clock.resume();
  }
  throw new Error('Nothing was shown one after the other.');
}

const HURRIES = {
  'a key': (page: Page) => page.keyboard.press(' '),
  'a click on the board': (page: Page) => page.locator('.middle .board').dispatchEvent('click'),
};

for (const [how, hurry] of Object.entries(HURRIES)) {
  test(`what the others do is hurried by ${how}`, async ({ visitor }) => {
    const page = await visitor({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      localStorage.setItem('sidera.settings', JSON.stringify({ speed: 'slow' }));
    });
    await page.clock.install();
    await playMlem(page);
    await stopWhileCatchingUp(page);
    await page.locator('body').focus();
    await hurry(page);
    await expect(page.getByRole('button', { name: en.table.skip, exact: true })).toBeHidden();
  });
}
