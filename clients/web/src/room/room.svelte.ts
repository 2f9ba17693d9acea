// One table as its reader sees it: the room, the game, the log, the talk.

import { steppers } from '../games/registry';
import { settings } from '../settings/settings.svelte';
import { seatLooks, seatName, seatIndex } from '../table/looks';
import { connection as theConnection, type Answer, type Asked } from '../wire/connection.svelte';
import type { Connection, Told } from '../wire/connection.svelte';
import type {
  ChatLine,
  Decision,
  GameEvent,
  Moment,
  Option,
  RoomState,
  Said,
  Seat,
  Update,
} from '../wire/types';
import type { CommonClock, Stamped } from './clock';
import { appendEvents } from './log';
import { stay } from './pace';
import { Pacer } from './pacer';
import { canStep, StepPlayer, stepTime, type Step, type Stepper } from './steps';
import { asks, joined } from './together';

/** Bots that alone hold nobody up answer so quickly one after the other, in milliseconds. */
const GATHER = 40;

/** How long a new line of the talk is shown beside the game, in milliseconds. */
const TALK_SHOWN = 7000;

/** Said before the reader came: a talk of one line begins no differently. */
function isOld(line: ChatLine | undefined): boolean {
  return line !== undefined && Date.now() - line.at > 60_000;
}

/** Something the reader should know about what they tried, or about their seat. */
export interface Note {
  readonly kind: 'why' | 'refused' | 'lost' | 'told';
  readonly rule?: string;
  readonly why?: Said;
}

interface Pending {
  readonly decision: string;
  isAcknowledged: boolean;
}

function keyOf(decision: Decision): string {
  return `${decision.channel}:${decision.serial}`;
}

function whole({ view, events }: Update): Step {
  return { view, events };
}

export class Room {
  state = $state.raw<RoomState | undefined>();
  /** The position on the screen; the newest one unless things are still being shown. */
  shown = $state.raw<Update | undefined>();
  /** The board on the screen: the position's, or one on the way to it. */
  board = $state.raw<unknown>();
  isStepping = $state(false);
  /** What happened between the position before and the one shown. */
  news = $state.raw<ReadonlyArray<GameEvent>>([]);
  isCatchingUp = $state(false);
  log = $state.raw<ReadonlyArray<GameEvent>>([]);
  chat = $state.raw<ReadonlyArray<ChatLine>>([]);
  /** How many lines of the talk have been seen. */
  chatRead = $state(0);
  /** What somebody else has just said. */
  fresh = $state.raw<ChatLine | undefined>();
  clocks = $state.raw<Stamped | undefined>();
  common = $state.raw<CommonClock | undefined>();
  looking = $state.raw<Moment | undefined>();
  note = $state.raw<Note | undefined>();
  /** Why the room could not be entered. */
  refusal = $state.raw<Said | undefined>();
  private pending = $state.raw<ReadonlyArray<Pending>>([]);
  /** Questions of the newest position, which may not be on the screen yet. */
  private open = $state.raw<ReadonlySet<string>>(new Set());

  looks = $derived(seatLooks(this.state?.seats ?? [], this.state?.you));
  /** The reader's own seat, as everybody sees it. */
  mine = $derived.by(() => {
    const you = this.state?.you;
    return you === undefined ? undefined : this.state?.seats[seatIndex(you)];
  });
  /** A seat that has not conceded: its player decides about the table with the others. */
  hasSay = $derived(this.mine !== undefined && !this.mine.conceded);
  unread = $derived(this.chat.slice(this.chatRead).filter((line) => !this.isMine(line)).length);
  isSending = $derived(this.pending.length > 0);

  /** What the reader can answer now: nothing while looking back, catching up or in a pause. */
  decisions = $derived.by((): ReadonlyArray<Decision> => {
    const isRunning = this.state?.phase === 'playing' && this.state.paused_by === undefined;
    if (this.isCatchingUp || this.looking || !isRunning) return [];
    const sent = new Set(this.pending.map((pending) => pending.decision));
    return (this.shown?.decisions ?? []).filter((decision) => {
      const key = keyOf(decision);
      return this.open.has(key) && !sent.has(key);
    });
  });

  /** Of those, what the game waits for; the rest may be said at any time. */
  questions = $derived(this.decisions.filter(({ channel }) => channel === 'main'));

  private received: ReadonlyArray<GameEvent> = [];
  private readonly moments = new Map<number, Moment>();
  private readonly pacer: Pacer<Update>;
  private readonly steps = new StepPlayer((step) => this.showStep(step));
  private stepper: Stepper | undefined;
  private stepsTime = 0;
  private answeredAt = performance.now();
  private readonly leave: ReadonlyArray<() => void>;
  private seatSecret: string | undefined;
  private readonly cameBySeatLink: boolean;
  private isStanding = false;

  constructor(
    readonly id: string,
    seatSecret: string | undefined,
    private readonly connection: Connection = theConnection,
  ) {
    this.seatSecret = seatSecret;
    this.cameBySeatLink = seatSecret !== undefined;
    this.pacer = new Pacer(
      (update, left) => this.show(update, left),
      (left) => this.stay(left),
      undefined,
      { joined, gather: (update) => this.gather(update) },
    );
    this.leave = [
      connection.listen((told) => this.hear(told)),
      connection.onOnline(() => void this.enter()),
    ];
  }

  /** Stops watching; the seat is kept. */
  close(): void {
    for (const stop of this.leave) stop();
    this.pacer.stop();
    this.steps.finish();
    if (this.connection.status === 'online') void this.connection.request({ type: 'leave' });
  }

  /** Who the reader is, at a table and beside it. */
  get myPlayer(): string | undefined {
    return this.connection.welcome?.player;
  }

  nameOf = (seat: Seat): string => seatName(seat, this.state?.seats[seatIndex(seat)]);

  skip(): void {
    this.steps.finish();
    this.pacer.skip();
    this.steps.finish();
  }

  private get pace(): number {
    return document.hidden ? 0 : settings.pace;
  }

  /** How long what is on the screen stays while so many positions wait. */
  private stay(left: number): number {
    const pace = this.isStepping ? Math.max(this.pace, this.stepsTime) : this.pace;
    const spent = this.state?.you === undefined ? 0 : performance.now() - this.answeredAt;
    return stay({ game: this.state?.rules.game ?? '', pace, left, spent });
  }

  /** The first position and a question wait for nothing. */
  private gather(update: Update): number {
    return this.shown === undefined || asks(update) ? 0 : GATHER;
  }

  async choose(decision: Decision, option: Option, value = option.lo): Promise<void> {
    this.steps.finish(); // whoever answers has seen enough
    this.answeredAt = performance.now();
    const pending: Pending = { decision: keyOf(decision), isAcknowledged: false };
    this.pending = [...this.pending, pending];
    this.note = undefined;
    const { channel, serial } = decision;
    const answer = await this.act({ type: 'answer', channel, serial, code: option.code, value });
    if (answer.type === 'ack') pending.isAcknowledged = true;
    else this.pending = this.pending.filter((other) => other !== pending);
  }

  async why(notation: string): Promise<void> {
    const answer = await this.act({ type: 'why', notation });
    if (answer.type !== 'reason') return;
    this.note = { kind: 'why', ...(answer.rule ? { rule: answer.rule } : {}) };
  }

  /** Shows the board as it was after that event of the log. */
  async look(sequence: number): Promise<void> {
    const known = this.moments.get(sequence);
    if (known) {
      this.looking = known;
      return;
    }
    const answer = await this.act({ type: 'look', sequence });
    if (answer.type !== 'moment') return;
    this.moments.set(sequence, answer);
    this.looking = answer;
  }

  backToNow(): void {
    this.looking = undefined;
  }

  /** A request whose refusal is shown to the reader. */
  async act(asked: Asked): Promise<Answer> {
    this.isStanding ||= asked.type === 'stand';
    const answer = await this.connection.request(asked);
    if (answer.type === 'refused')
      this.note = {
        kind: 'refused',
        why: answer.why,
        ...(answer.rule ? { rule: answer.rule } : {}),
      };
    else if (answer.type === 'lost') this.note = { kind: 'lost' };
    return answer;
  }

  private async enter(): Promise<void> {
    const since = this.received.at(-1)?.sequence ?? 0;
    const seat = this.seatSecret === undefined ? {} : { seat_secret: this.seatSecret };
    const answer = await this.connection.request({
      type: 'enter',
      room: this.id,
      since,
      ...seat,
    });
    if (answer.type === 'ack') this.seatSecret = undefined;
    this.refusal = answer.type === 'refused' ? answer.why : undefined;
  }

  private hear(told: Told): void {
    if (told.room !== this.id) return;
    if (told.type === 'room') this.enterState(told);
    else if (told.type === 'chat') this.addChat(told.lines);
    else this.receive(told);
  }

  private enterState(state: RoomState): void {
    if (!this.state)
      void steppers[state.rules.game]?.().then((stepper) => (this.stepper = stepper));
    // Readers count their own events, so another seat is another game to read.
    const isPlayed = this.state !== undefined && this.state.phase !== 'open';
    if (isPlayed && this.state?.you !== state.you) this.startOver();
    const lost = this.seatLost(state);
    if (lost !== undefined) this.note = { kind: 'told', why: { key: lost, args: {} } };
    if (state.you !== undefined) {
      this.isStanding = false;
      if (this.note?.kind === 'told') this.note = undefined;
    }
    this.state = state;
  }

  /** Nobody loses a seat, or does not get the one of a link, without a word. */
  private seatLost(state: RoomState): string | undefined {
    if (state.you !== undefined || this.isStanding) return undefined;
    if (this.state === undefined) return this.cameBySeatLink ? 'server.seat_link_used' : undefined;
    if (this.state.you === undefined) return undefined;
    if (state.sent_away) return 'server.sent_away';
    return this.state.phase === 'open' ? 'server.seat_freed' : 'server.seat_moved';
  }

  /** The seat has gone to another device, or the reader has just been given one. */
  private startOver(): void {
    this.pacer.stop();
    this.steps.finish();
    this.moments.clear();
    this.received = [];
    this.log = [];
    this.pending = [];
    this.shown = this.board = this.looking = undefined;
  }

  private addChat(lines: ReadonlyArray<ChatLine>): void {
    const last = this.chat.at(-1)?.number ?? -1;
    const isHistory = this.chat.length === 0 && (lines.length > 1 || isOld(lines[0]));
    const added = lines.filter((line) => line.number > last);
    this.chat = [...this.chat, ...added];
    const newest = added.findLast((line) => !this.isMine(line));
    if (newest === undefined || isHistory) return;
    this.fresh = newest;
    setTimeout(() => {
      if (this.fresh === newest) this.fresh = undefined;
    }, TALK_SHOWN);
  }

  private isMine(line: ChatLine): boolean {
    return line.seat === undefined
      ? this.state?.you === undefined && line.name === this.connection.welcome?.name
      : line.seat === this.state?.you;
  }

  private receive(update: Update): void {
    const isFirst = this.received.length === 0 && this.shown === undefined;
    const { lines, hasGap } = appendEvents(this.received, update.events);
    if (hasGap) {
      void this.enter();
      return;
    }
    this.received = lines;
    if (update.clocks) this.clocks = { clocks: update.clocks, at: performance.now() };
    this.common =
      update.common_left === undefined
        ? undefined
        : { left: update.common_left, at: performance.now() };
    this.open = new Set(update.decisions.map(keyOf));
    this.pending = this.pending.filter(
      (pending) => !pending.isAcknowledged && this.open.has(pending.decision),
    );
    this.pacer.push(update);
    if (isFirst) this.news = [];
  }

  private show(update: Update, left: number): void {
    this.steps.finish();
    const steps = left > 0 ? [whole(update)] : this.stepsOf(update);
    const time = stepTime(steps.length, this.pace);
    this.stepsTime = time * (steps.length - 1);
    this.shown = update;
    this.isCatchingUp = left > 0;
    this.steps.play(steps, time);
  }

  private stepsOf(update: Update): ReadonlyArray<Step> {
    if (this.board === undefined || !this.stepper || !canStep(update.events))
      return [whole(update)];
    return this.stepper(this.board, update.view, update.events);
  }

  private showStep(step: Step): void {
    this.board = step.view;
    this.news = step.events;
    this.log = appendEvents(this.log, step.events).lines;
    this.isStepping = this.steps.isPlaying;
  }
}
