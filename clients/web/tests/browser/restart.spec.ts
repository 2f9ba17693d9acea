// The server stops in the middle of a game and comes back.

import { en } from '../../src/text/en';
import { expect, test as withServer } from './kit/test';
import { Server } from './kit/server';
import { answer, isAsked, playMlem, prompt } from './kit/table';

/** A server of its own: the one that all share must not be stopped. */
const test = withServer.extend<{ mortal: Server }>({
  mortal: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.remove();
  },
});

test('a stopped server is told, and the game goes on when it is back', async ({
  visitor,
  watch,
  mortal,
}) => {
  watch.allow(/WebSocket connection to .* failed/);
  const page = await visitor({ baseURL: mortal.address });
  await playMlem(page);
  for (let i = 0; i < 3; i++) {
    expect(await isAsked(page)).toBe(true);
    await answer(page);
  }
  expect(await isAsked(page)).toBe(true);
  const question = await prompt(page).innerText();
  const log = page.getByRole('complementary', { name: en.table.panel }).getByRole('listitem');
  const told = await log.count();

  await mortal.stop();
  await expect(page.getByText(en.connection.offline)).toBeVisible();
  expect(await page.evaluate(async () => (await fetch('/icon.svg')).ok)).toBe(true);

  await mortal.start();
  await expect(page.getByText(en.connection.offline)).toBeHidden();
  await expect(prompt(page)).toHaveText(question);
  await expect(log).toHaveCount(told);
  await answer(page);
  expect(await isAsked(page)).toBe(true);
  await answer(page);
});
