// The same player on another device, by a recovery code.

import { en } from '../../src/text/en';
import { expect, test } from './kit/test';
import { arriveAs } from './kit/room';
import { finishedGame } from './kit/wire';

test('a recovery code brings name and history to another browser', async ({ visitor, watch }) => {
  const old = await arriveAs(await visitor(), 'Livia');
  const match = await finishedGame(old);
  await old.goto('/settings');
  await old.getByRole('button', { name: en.profile.create }).click();
  const code = await old.locator('strong.code').innerText();
  expect(code.length).toBeGreaterThan(10);

  const other = await visitor();
  await other.goto('/history');
  await expect(other.getByText(en.history.none)).toBeVisible();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: `${en.profile.title}: Livia` })).toHaveCount(0);
  await other.getByText(en.profile.enter).click();

  // The browser itself complains about every refused request.
  watch.allow(/Failed to load resource: .*api\/recover/);
  await other.getByLabel(en.profile.code).fill('not the code');
  await other.getByRole('button', { name: en.profile.use }).click();
  await expect(other.getByText(en.server.bad_code)).toBeVisible();

  await other.getByLabel(en.profile.code).fill(code);
  await other.getByRole('button', { name: en.profile.use }).click();
  await expect(other.getByText(en.profile.used('Livia'))).toBeVisible();
  await expect(other.getByRole('heading', { name: `${en.profile.title}: Livia` })).toBeVisible();
  await other.getByRole('link', { name: en.app.history }).click();
  await expect(other.getByRole('link', { name: en.history.replay })).toHaveAttribute(
    'href',
    `/m/${match}`,
  );
});
