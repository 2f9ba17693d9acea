// The watch over all tests and the accessibility check find what they are there to find.

import { expectAccessible } from './kit/axe';
import { expect, openVisitor, test } from './kit/test';
import { Watch } from './kit/watch';

test('complaints, broken policies and requests to others are noticed', async ({
  browser,
  server,
}) => {
  const watch = new Watch();
  const page = await openVisitor(browser, watch, server.address, {});
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(watch.problems).toEqual([]);

  await page.evaluate(() => console.warn('a small worry'));
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('nobody caught me'))));
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'http://127.0.0.1:9/picture.png';
    document.body.append(picture);
  });
  const seen = (pattern: RegExp) => () => watch.problems.some((problem) => pattern.test(problem));
  await expect.poll(seen(/a small worry/)).toBe(true);
  await expect.poll(seen(/nobody caught me/)).toBe(true);
  await expect.poll(seen(/policy violated: img-src/)).toBe(true);
  await page.goto('http://localhost:9/').catch(() => undefined);
  await expect.poll(seen(/request to http:\/\/localhost:9/)).toBe(true);
  await page.context().close();
});

test('the accessibility check finds a barrier', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('button')));
  await expect(expectAccessible(page, 'a button without a name')).rejects.toThrow(/button-name/);
});
