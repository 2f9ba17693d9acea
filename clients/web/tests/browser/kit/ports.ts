// A port that stays free while nobody listens on it.

import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems hand out higher ones for connections: one of those could be gone after a restart. */
const FIRST = 20_000;
const COUNT = 12_000;

async function isFree(port: number): Promise<boolean> {
  const door = createServer();
  const opened = new Promise<boolean>((done) => {
    door.once('error', () => done(false));
    door.listen(port, '127.0.0.1', () => done(true));
  });
  if (!(await opened)) return false;
  door.close();
  await once(door, 'close');
  return true;
}

/** Any of many, so that workers hardly ever try the same. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}
