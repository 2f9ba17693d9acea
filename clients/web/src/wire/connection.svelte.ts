// The one WebSocket of this tab: says hello, carries requests, comes back by itself.
//
// A request in flight when the connection breaks is `lost`: nobody knows whether it counted, so it
// is not sent again. The update after coming back shows it.

import { language } from '../text/language.svelte';
import { backoff } from './backoff';
import { wholeUpdate } from './parts';
import { secretStore, type SecretStore } from './secret';
import { openBrowserSocket, type OpenSocket, type Socket } from './socket';
import {
  PROTOCOL,
  type Ack,
  type Bye,
  type ChatLines,
  type Moment,
  type Reason,
  type Refused,
  type Reply,
  type Request,
  type RoomState,
  type Update,
  type UpdateParts,
  type Welcome,
} from './types';

export type Status = 'connecting' | 'online' | 'offline' | 'closed';

/** The request did not reach the server, or its reply did not reach us. */
export interface Lost {
  readonly type: 'lost';
}

export type Answer = Welcome | Ack | Refused | Reason | Moment | Lost;
export type Told = RoomState | Update | ChatLines;

type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;
export type Asked = WithoutId<Request>;

const PING_EVERY = 25_000;
const SILENCE_LIMIT = 60_000;
const WAIT_LIMIT = 12_000;

interface Waiting {
  readonly asked: Asked;
  readonly done: (answer: Answer) => void;
}

const LOST: Lost = { type: 'lost' };

export class Connection {
  status = $state<Status>('connecting');
  welcome = $state.raw<Welcome | undefined>();
  farewell = $state.raw<Bye | undefined>();
  /** The server speaks another version of the protocol: only a reload helps. */
  isOutdated = $state(false);

  private socket: Socket | undefined;
  private failures = 0;
  private nextId = 1;
  private lastHeard = 0;
  private lastUpdate: Update | undefined;
  private readonly inFlight = new Map<number, (answer: Answer) => void>();
  private waiting: Waiting[] = [];
  private readonly listeners = new Set<(told: Told) => void>();
  private readonly returners = new Set<() => void>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly open: OpenSocket = openBrowserSocket,
    private readonly secrets: SecretStore = secretStore,
    private readonly random: () => number = Math.random,
    private readonly languageCode: () => string = () => language.code,
  ) {}

  start(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => void this.sayHello();
    socket.onmessage = (text) => this.hear(text);
    socket.onclose = () => this.dropped(socket);
  }

  /** Connects at once instead of waiting for the next try. */
  hurry(): void {
    if (this.status === 'offline') this.start();
  }

  /** Forgets this connection and begins anew, as somebody else if the secret has changed. */
  restart(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.lose();
    this.start();
  }

  /** Fulfilled with the server's one reply, or with `lost`. Never rejected. */
  request(asked: Asked): Promise<Answer> {
    if (this.status === 'online') return this.send(asked);
    // An answer given to a position that may be gone must not arrive later by surprise.
    if (asked.type === 'answer' || this.status === 'closed') return Promise.resolve(LOST);
    return new Promise((done) => {
      const waiting = { asked, done };
      this.waiting.push(waiting);
      setTimeout(() => {
        this.waiting = this.waiting.filter((other) => other !== waiting);
        done(LOST);
      }, WAIT_LIMIT);
    });
  }

  /** Hears all news of rooms until the returned function is called. */
  listen(listener: (told: Told) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called after each hello, the first one included. */
  onOnline(returner: () => void): () => void {
    this.returners.add(returner);
    if (this.status === 'online') returner();
    return () => this.returners.delete(returner);
  }

  private send(asked: Asked): Promise<Answer> {
    const socket = this.socket;
    if (!socket) return Promise.resolve(LOST);
    const id = this.nextId++;
    return new Promise((done) => {
      this.inFlight.set(id, done);
      try {
        socket.send(JSON.stringify({ ...asked, id }));
      } catch {
        this.inFlight.delete(id);
        done(LOST);
      }
    });
  }

  private async sayHello(): Promise<void> {
    const secret = this.secrets.read();
    // A new player is given a name in the language of the page.
    const who = secret ? { secret } : { language: this.languageCode() };
    const hello: Asked = { type: 'hello', protocol: PROTOCOL, keeps: true, ...who };
    const answer = await this.send(hello);
    if (answer.type === 'welcome') this.welcomed(answer);
    else if (answer.type === 'refused') this.helloRefused(answer, secret !== undefined);
  }

  private welcomed(welcome: Welcome): void {
    if (welcome.secret !== undefined) this.secrets.write(welcome.secret);
    this.isOutdated = welcome.protocol !== PROTOCOL;
    this.welcome = welcome;
    this.farewell = undefined;
    this.failures = 0;
    this.status = 'online';
    this.lastHeard = Date.now();
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.beat(), PING_EVERY);
    for (const returner of this.returners) returner();
    const waiting = this.waiting;
    this.waiting = [];
    for (const { asked, done } of waiting) void this.send(asked).then(done);
  }

  private helloRefused(refused: Refused, hadSecret: boolean): void {
    if (refused.why.key === 'server.bad_secret' && hadSecret) {
      // A server that lost its data does not know us: begin as somebody new.
      this.secrets.drop();
      void this.sayHello();
      return;
    }
    this.isOutdated = refused.why.key === 'server.protocol';
    this.farewell = { type: 'bye', why: refused.why, come_back: false };
    this.status = 'closed';
  }

  private hear(text: string): void {
    this.lastHeard = Date.now();
    const reply: Reply | UpdateParts = JSON.parse(text);
    switch (reply.type) {
      case 'update':
        this.update(reply);
        break;
      case 'room':
      case 'chat':
        this.announce(reply);
        break;
      case 'bye':
        this.farewell = reply;
        break;
      default:
        this.inFlight.get(reply.id)?.(reply);
        this.inFlight.delete(reply.id);
    }
  }

  private update(told: Update | UpdateParts): void {
    this.lastUpdate = wholeUpdate(this.lastUpdate, told);
    if (this.lastUpdate) this.announce(this.lastUpdate);
    else this.restart(); // something was lost: the next update is whole
  }

  private announce(told: Told): void {
    for (const listener of this.listeners) listener(told);
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > SILENCE_LIMIT) {
      // A dead line is not always told to the browser.
      const socket = this.socket;
      socket?.close();
      if (socket) this.dropped(socket);
      return;
    }
    void this.send({ type: 'ping' });
  }

  private dropped(socket: Socket): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    this.lose();
    if (this.farewell?.come_back === false) {
      this.status = 'closed';
      return;
    }
    this.status = 'offline';
    this.retry = setTimeout(() => this.start(), backoff(this.failures++, this.random()));
  }

  private lose(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    for (const done of this.inFlight.values()) done(LOST);
    this.inFlight.clear();
    this.lastUpdate = undefined;
  }
}

export const connection = new Connection();

/** The browser knows of better times: a network again, or a reader who is back. */
export function hurryWithTheBrowser(): void {
  addEventListener('online', () => connection.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connection.hurry();
  });
}
