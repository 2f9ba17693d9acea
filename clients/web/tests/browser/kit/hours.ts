// The `test` of stories that take hours: a server of one's own, whose clock can be moved.

import { Server } from './server';
import { test as base } from './test';

export { expect } from './test';

export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server(undefined, true);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});
