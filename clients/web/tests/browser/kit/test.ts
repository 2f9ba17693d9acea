// The `test` of all browser tests: a server, watched pages, and as many visitors as needed.

import {
  expect,
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { Server } from './server';
import { Watch } from './watch';

/** A browser of its own, with the page it looks at. */
export type Visitor = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  readonly watch: Watch;
  readonly visitor: Visitor;
}

export async function openVisitor(
  browser: Browser,
  watch: Watch,
  baseURL: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...options });
  await watch.over(context, options.baseURL ?? baseURL);
  return context.newPage();
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],

  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    expect(watch.problems).toEqual([]);
  },

  baseURL: async ({ server }, use) => use(server.address),

  visitor: async ({ browser, watch, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const page = await openVisitor(browser, watch, baseURL ?? '', options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },

  page: async ({ visitor }, use) => use(await visitor()),
});

export { expect };
