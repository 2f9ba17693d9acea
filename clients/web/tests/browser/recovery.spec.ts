// The same player on another device, by a recovery code.

import { expect, test } from './kit/test';
import { arriveAs } from './kit/room';
import { finishedGame } from './kit/wire';

test('a recovery code brings name and history to another browser', async ({ visitor, watch }) => {
  const old = await arriveAs(await visitor(), 'Livia');
  const match = await finishedGame(old);
  await old.goto('/settings');
  await old.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await old.locator('strong.code').innerText();
  expect(code.length).toBeGreaterThan(10);

  const other = await visitor();
  await other.goto('/history');
  await expect(other.getByText('No finished game yet.')).toBeVisible();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'You: Livia' })).toHaveCount(0);
  await other.getByText('I have a code from another device').click();

  // The browser itself complains about every refused request.
  watch.allow(/Failed to load resource: .*api\/recover/);
  await other.getByLabel('Recovery code').fill('not the code');
  await other.getByRole('button', { name: 'Use the code' }).click();
  await expect(other.getByText('This code does not fit.')).toBeVisible();

  await other.getByLabel('Recovery code').fill(code);
  await other.getByRole('button', { name: 'Use the code' }).click();
  await expect(other.getByText('Welcome back, Livia!')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'You: Livia' })).toBeVisible();
  await other.getByRole('link', { name: 'History' }).click();
  await expect(other.getByRole('link', { name: 'replay' })).toHaveAttribute('href', `/m/${match}`);
});
