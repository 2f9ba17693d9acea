// The `test` of stories that take hours: each has a server of its own, whose clock can be moved. What one
// story leaves to be done later would come at the wrong time in the next one.

import { Server } from './server';
import { test as base } from './test';

export { expect } from './test';

export const test = base.extend<{ own: Server }>({
  own: async ({}, use) => {
    const server = new Server(undefined, true);
    await server.start();
    await use(server);
    await server.remove();
  },

  baseURL: async ({ own }, use) => use(own.address),
});
