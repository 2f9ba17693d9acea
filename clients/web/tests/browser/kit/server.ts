// A real server with its own store, started and stopped by the tests.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastingPort } from './ports';
import { sidera, webFolder } from './programs';

const PATIENCE = 15_000;

/** Tests that play over the protocol are quicker than people. */
const QUICK = ['--bot-delay', '0', '--bot-ms', '5', '--max-rate', '1000'];

/** libfaketime: the server's clock can be moved, its timers go on as they were. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

export class Server {
  private process: ChildProcess | undefined;
  private port = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'sidera-browser-'));

  private moved = 0;

  /** With a clock that can be moved, if wanted. */
  constructor(
    private readonly flags: readonly string[] = QUICK,
    private readonly hasOwnClock = false,
  ) {
    if (hasOwnClock && !existsSync(FAKETIME)) throw new Error(`There is no ${FAKETIME}.`);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** After a stop: on the same port, with the same games. */
  async start(): Promise<void> {
    this.port ||= await lastingPort();
    const store = `sqlite:${join(this.folder, 'sidera.db')}`;
    const place = ['--port', `${this.port}`, '--store', store, '--web', webFolder()];
    const process = spawn(sidera(), ['serve', ...place, ...this.flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...globalThis.process.env, ...this.clock() },
    });
    this.process = process;
    await reachable(process);
  }

  private clock(): Record<string, string> {
    if (!this.hasOwnClock) return {};
    const file = join(this.folder, 'clock');
    writeFileSync(file, `+${this.moved}`);
    return {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** So many seconds later. What the server does by itself it does when it is asked next. */
  pass(seconds: number): void {
    this.moved += seconds;
    this.clock();
  }

  /** As nothing stops it. */
  async kill(): Promise<void> {
    const process = this.process;
    this.process = undefined;
    if (process === undefined) return;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
  }

  /** As an operating system stops it. */
  async stop(): Promise<void> {
    const process = this.process;
    this.process = undefined;
    if (process === undefined) return;
    const ended = process.exitCode ?? process.signalCode;
    if (ended !== null) throw new Error(`The server had ended by itself: ${ended}`);
    const gone = once(process, 'exit');
    process.kill('SIGTERM');
    await gone;
  }

  async remove(): Promise<void> {
    try {
      // Timers that end a program in order do not fire any more once libfaketime has moved the clock.
      await (this.hasOwnClock ? this.kill() : this.stop());
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }
}

/** The server prints its address once it can be reached. */
function reachable(process: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    const timer = setTimeout(() => fail(new Error(`The server is silent: ${said}`)), PATIENCE);
    const read = (part: Buffer): void => {
      said += part.toString();
      if (!/http:\/\/127\.0\.0\.1:\d+/.test(said)) return;
      clearTimeout(timer);
      done();
    };
    process.stdout?.on('data', read);
    process.stderr?.on('data', read);
    process.on('exit', () => fail(new Error(`The server ended: ${said}`)));
  });
}
