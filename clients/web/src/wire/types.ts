// Written by tools/gen_types.cpp from the C++ description; do not edit.

export const PROTOCOL = 2;

export type Seat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

export type Phase = 'open' | 'playing' | 'over' | 'aborted';

export type ClockKind = 'none' | 'live' | 'days';

export type AbsenceChoice = 'none' | 'bot' | 'call_off' | 'concede';

export type Channel = 'main' | 'table';

export type ToldKind = 'event' | 'resync' | 'note' | 'clock';

export interface ClockRule {
  readonly kind: ClockKind;
  readonly seconds: number;
  readonly increment: number;
  readonly days: number;
}

export interface Argument {
  readonly number?: number;
  readonly seat?: Seat;
  readonly key?: string;
  readonly text?: string;
  readonly keys?: readonly string[];
  readonly list?: readonly Said[];
}

export interface Said {
  readonly key: string;
  readonly args: Readonly<Record<string, Argument>>;
}

export interface TableRules {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly clock: ClockRule;
  readonly patience: number;
  readonly listed: boolean;
  readonly rated: boolean;
}

export interface StandingOrder {
  readonly kind: string;
  readonly code: number;
}

export interface AbsenceVote {
  readonly seat: Seat;
  readonly choice: AbsenceChoice;
}

export interface Hello {
  readonly type: 'hello';
  readonly id: number;
  readonly protocol: number;
  readonly secret?: string;
  readonly language?: string;
  readonly keeps?: boolean;
}

export interface Create {
  readonly type: 'create';
  readonly id: number;
  readonly rules: TableRules;
  readonly bots: readonly string[];
  readonly start: boolean;
  readonly entropy?: string;
  readonly lesson?: string;
}

export interface Enter {
  readonly type: 'enter';
  readonly id: number;
  readonly room: string;
  readonly since: number;
  readonly seat_secret?: string;
}

export interface Leave {
  readonly type: 'leave';
  readonly id: number;
}

export interface Sit {
  readonly type: 'sit';
  readonly id: number;
  readonly seat: Seat;
}

export interface Stand {
  readonly type: 'stand';
  readonly id: number;
}

export interface PlaceBot {
  readonly type: 'bot';
  readonly id: number;
  readonly seat: Seat;
  readonly level: string;
}

export interface Ready {
  readonly type: 'ready';
  readonly id: number;
  readonly ready: boolean;
  readonly change: number;
  readonly entropy: string;
}

export interface Start {
  readonly type: 'start';
  readonly id: number;
}

export interface Give {
  readonly type: 'answer';
  readonly id: number;
  readonly channel: Channel;
  readonly serial: number;
  readonly code: number;
  readonly value: number;
}

export interface Undo {
  readonly type: 'undo';
  readonly id: number;
}

export interface Why {
  readonly type: 'why';
  readonly id: number;
  readonly notation: string;
}

export interface Look {
  readonly type: 'look';
  readonly id: number;
  readonly sequence: number;
}

export interface Chat {
  readonly type: 'chat';
  readonly id: number;
  readonly text: string;
}

export interface Note {
  readonly type: 'note';
  readonly id: number;
  readonly to: readonly Seat[];
  readonly text: string;
}

export interface Pause {
  readonly type: 'pause';
  readonly id: number;
  readonly on: boolean;
}

export interface SetOrders {
  readonly type: 'orders';
  readonly id: number;
  readonly orders: readonly StandingOrder[];
}

export interface Concede {
  readonly type: 'concede';
  readonly id: number;
}

export interface Abort {
  readonly type: 'abort';
  readonly id: number;
}

export interface Rematch {
  readonly type: 'rematch';
  readonly id: number;
}

export interface SeatLink {
  readonly type: 'seat_link';
  readonly id: number;
}

export interface ChangeRules {
  readonly type: 'change';
  readonly id: number;
  readonly rules: TableRules;
}

export interface SwapSeats {
  readonly type: 'swap';
  readonly id: number;
  readonly seat: Seat;
  readonly with: Seat;
}

export interface FreeSeat {
  readonly type: 'free';
  readonly id: number;
  readonly seat: Seat;
  readonly player?: string;
}

export interface SendAway {
  readonly type: 'send_away';
  readonly id: number;
  readonly seat: Seat;
  readonly player?: string;
}

export interface HandOver {
  readonly type: 'hand_over';
  readonly id: number;
  readonly seat: Seat;
  readonly player?: string;
}

export interface Here {
  readonly type: 'here';
  readonly id: number;
}

export interface VoteAbsence {
  readonly type: 'vote';
  readonly id: number;
  readonly seat: Seat;
  readonly choice: AbsenceChoice;
}

export interface Join {
  readonly type: 'join';
  readonly id: number;
  readonly seat: Seat;
}

export interface Admit {
  readonly type: 'admit';
  readonly id: number;
  readonly player: string;
  readonly yes: boolean;
}

export interface Ping {
  readonly type: 'ping';
  readonly id: number;
}

export type Request = 
  | Hello
  | Create
  | Enter
  | Leave
  | Sit
  | Stand
  | PlaceBot
  | Ready
  | Start
  | Give
  | Undo
  | Why
  | Look
  | Chat
  | Note
  | Pause
  | SetOrders
  | Concede
  | Abort
  | Rematch
  | SeatLink
  | ChangeRules
  | SwapSeats
  | FreeSeat
  | SendAway
  | HandOver
  | Here
  | VoteAbsence
  | Join
  | Admit
  | Ping;

export interface SeatState {
  readonly player?: string;
  readonly name?: string;
  readonly bot?: string;
  readonly ready: boolean;
  readonly online: boolean;
  readonly away: boolean;
  readonly taken_over: boolean;
  readonly conceded: boolean;
  readonly wants_abort: boolean;
  readonly rating?: number;
  readonly patience_left?: number;
  readonly patience_runs: boolean;
  readonly votes: readonly AbsenceVote[];
  readonly may_be_freed: boolean;
}

export interface Fairness {
  readonly commitment: string;
  readonly entropy: readonly string[];
  readonly secret?: string;
}

export interface Newcomer {
  readonly player: string;
  readonly name: string;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

export interface Option {
  readonly code: number;
  readonly notation: string;
  readonly about: string;
  readonly label: Said;
  readonly lo: number;
  readonly hi: number;
}

export interface Decision {
  readonly kind: string;
  readonly channel: Channel;
  readonly serial: number;
  readonly prompt: Said;
  readonly confirm: boolean;
  readonly options: readonly Option[];
}

export interface GameEvent {
  readonly sequence: number;
  readonly kind: ToldKind;
  readonly event: unknown;
  readonly text: Said;
}

export interface Answered {
  readonly seat: Seat;
  readonly label: Said;
}

export interface ScoreLine {
  readonly seat: Seat;
  readonly what: Said;
  readonly points: number;
}

export interface Standing {
  readonly over: boolean;
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  readonly lines: readonly ScoreLine[];
}

export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
  readonly at: number;
}

export interface Welcome {
  readonly type: 'welcome';
  readonly id: number;
  readonly protocol: number;
  readonly version: string;
  readonly player: string;
  readonly name: string;
  readonly secret?: string;
}

export interface Ack {
  readonly type: 'ack';
  readonly id: number;
  readonly room?: string;
  readonly seat_secret?: string;
}

export interface Refused {
  readonly type: 'refused';
  readonly id: number;
  readonly why: Said;
  readonly rule?: string;
}

export interface Reason {
  readonly type: 'reason';
  readonly id: number;
  readonly rule?: string;
}

export interface RoomState {
  readonly type: 'room';
  readonly room: string;
  readonly match: string;
  readonly phase: Phase;
  readonly rules: TableRules;
  readonly seats: readonly SeatState[];
  readonly you?: Seat;
  readonly host: boolean;
  readonly deputy: boolean;
  readonly host_name?: string;
  readonly host_seat?: Seat;
  readonly change: number;
  readonly choices: readonly AbsenceChoice[];
  readonly newcomers: readonly Newcomer[];
  readonly may_join: boolean;
  readonly expired: boolean;
  readonly sent_away: boolean;
  readonly bot_played: boolean;
  readonly watchers: number;
  readonly paused_by?: Seat;
  readonly fairness: Fairness;
  readonly orders: readonly StandingOrder[];
  readonly next?: string;
}

export interface Update {
  readonly type: 'update';
  readonly room: string;
  readonly events: readonly GameEvent[];
  readonly view: unknown;
  readonly deciding: readonly Seat[];
  readonly thinking?: readonly Seat[];
  readonly decisions: readonly Decision[];
  readonly standing: Standing;
  readonly may_undo: boolean;
  readonly clocks?: Clocks;
  readonly common_left?: number;
  readonly lesson_step?: number;
}

export type UpdateParts = Omit<Update, 'decisions' | 'standing'> &
  Partial<Pick<Update, 'decisions' | 'standing'>> & { readonly parts: true };

export interface Moment {
  readonly type: 'moment';
  readonly id: number;
  readonly sequence: number;
  readonly view: unknown;
  readonly standing: Standing;
}

export interface ChatLines {
  readonly type: 'chat';
  readonly room: string;
  readonly lines: readonly ChatLine[];
}

export interface Bye {
  readonly type: 'bye';
  readonly why: Said;
  readonly come_back: boolean;
}

export type Reply = 
  | Welcome
  | Ack
  | Refused
  | Reason
  | RoomState
  | Update
  | Moment
  | ChatLines
  | Bye;

export interface GameOption {
  readonly key: string;
  readonly kind: string;
  readonly standard: string;
  readonly for_many: string;
  readonly lo: number;
  readonly hi: number;
  readonly choices: readonly string[];
}

export interface GameInfo {
  readonly name: string;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly default_seats: number;
  readonly options: readonly GameOption[];
  readonly bots: readonly string[];
  readonly data: unknown;
}

export interface TableSeat {
  readonly name?: string;
  readonly bot?: string;
  readonly online: boolean;
}

export interface TableInfo {
  readonly room: string;
  readonly game: string;
  readonly phase: Phase;
  readonly rules: TableRules;
  readonly seats: readonly TableSeat[];
  readonly your_turn: boolean;
  readonly rematch_by?: string;
  readonly at: number;
}

export interface MatchSeat {
  readonly name: string;
  readonly player?: string;
  readonly bot?: string;
  readonly points: number;
  readonly won: boolean;
  readonly rating_before?: number;
  readonly rating_after?: number;
}

export interface MatchInfo {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly MatchSeat[];
  readonly entries: number;
  readonly ended: number;
  readonly fairness: Fairness;
}

export interface ReplayMoment {
  readonly entry: number;
  readonly answered?: Answered;
  readonly view: unknown;
  readonly standing: Standing;
  readonly deciding: readonly Seat[];
  readonly events: readonly GameEvent[];
}

export interface Chance {
  readonly win: number;
  readonly margin: number;
}

export interface AnalysedMoment {
  readonly entry: number;
  readonly chances: readonly Chance[];
  readonly points: readonly number[];
  readonly between?: boolean;
}

export interface DecisiveMoment {
  readonly entry: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

export interface Analysis {
  readonly ready: boolean;
  readonly progress: number;
  readonly playouts: number;
  readonly measured?: number;
  readonly moments: readonly AnalysedMoment[];
  readonly decisive: readonly DecisiveMoment[];
}

export interface GameRating {
  readonly game: string;
  readonly rating: number;
  readonly margin: number;
  readonly games: number;
}

export interface Profile {
  readonly player: string;
  readonly name: string;
  readonly ratings: readonly GameRating[];
  readonly has_recovery: boolean;
}

export interface RankedPlayer {
  readonly name: string;
  readonly bot?: string;
  readonly rating: number;
  readonly margin: number;
  readonly games: number;
}

export interface NewSecret {
  readonly player: string;
  readonly name: string;
  readonly secret: string;
}

export interface RecoveryCode {
  readonly code: string;
}

export interface Problem {
  readonly why: Said;
}

export type MlemView = {
  readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | null;
  readonly 'pub': {
    readonly 'rules': {
      readonly 'seats': number;
      readonly 'confirm': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
      readonly 'ufo': boolean;
      readonly 'exploration': boolean;
      readonly 'secret_missions': boolean;
      readonly 'shift_from_space_5': boolean;
      readonly 'shift_back_from_deep': boolean;
      readonly 'goals_from_parachute': boolean;
      readonly 'ufo_stack_empty': 'plain' | 'reshuffle';
      readonly 'failure_limit': number;
    };
    readonly 'over': boolean;
    readonly 'expedition': number;
    readonly 'travels': number;
    readonly 'starter': 'A' | 'B' | 'C' | 'D' | 'E' | null;
    readonly 'failures': number;
    readonly 'space': number;
    readonly 'pool': number;
    readonly 'thrown': {
      readonly '1': number;
      readonly '2': number;
      readonly '3': number;
      readonly '4': number;
      readonly 'T': number;
    };
    readonly 'crew': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
    readonly 'aboard': {
      readonly 'A': 'satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster';
      readonly 'B': 'satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster';
      readonly 'C': 'satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster';
      readonly 'D': 'satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster';
      readonly 'E': 'satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster';
    };
    readonly 'boosters_used': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
    readonly 'home': {
      readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
    };
    readonly 'sites': {
      readonly 'M1': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'P1': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'M2': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'P2': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'M3': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'P3': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'M4': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'P4': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'M5': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
      readonly 'P5': {
        readonly 'rows': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
        readonly 'moon_cats': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        readonly 'cats': {
          readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
          readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
        };
      };
    };
    readonly 'comet': {
      readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
    };
    readonly 'galaxy': {
      readonly 'A': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'B': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'C': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'D': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
      readonly 'E': readonly ('satellite' | 'shift' | 'parachute' | 'moon' | 'planet' | 'deep' | 'siphon' | 'booster')[];
    };
    readonly 'goals': {
      readonly 'goal_planets4': 'A' | 'B' | 'C' | 'D' | 'E' | null;
      readonly 'goal_planet3': 'A' | 'B' | 'C' | 'D' | 'E' | null;
      readonly 'goal_moons4': 'A' | 'B' | 'C' | 'D' | 'E' | null;
      readonly 'goal_deep2': 'A' | 'B' | 'C' | 'D' | 'E' | null;
    };
    readonly 'scored': {
      readonly 'A': number;
      readonly 'B': number;
      readonly 'C': number;
      readonly 'D': number;
      readonly 'E': number;
    };
    readonly 'ufo_space': number;
    readonly 'ufo_taken': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
    readonly 'orders': 'X1' | 'X2' | 'X3' | 'X4' | 'X5' | 'X6' | 'X7' | 'X8' | 'X9' | 'X10' | 'X11' | 'X12' | 'X13' | 'X14' | null;
    readonly 'ability_spent': boolean;
    readonly 'reshuffles': number;
    readonly 'expedition_left': readonly ('X1' | 'X2' | 'X3' | 'X4' | 'X5' | 'X6' | 'X7' | 'X8' | 'X9' | 'X10' | 'X11' | 'X12' | 'X13' | 'X14' | null)[];
    readonly 'exploration_left': readonly ('E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15' | 'E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E24' | 'E25' | null)[];
    readonly 'exploration_open': readonly ('E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15' | 'E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E24' | 'E25' | null)[];
    readonly 'exploration_kept': {
      readonly 'A': readonly ('E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15' | 'E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E24' | 'E25' | null)[];
      readonly 'B': readonly ('E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15' | 'E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E24' | 'E25' | null)[];
      readonly 'C': readonly ('E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15' | 'E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E24' | 'E25' | null)[];
      readonly 'D': readonly ('E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15' | 'E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E24' | 'E25' | null)[];
      readonly 'E': readonly ('E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15' | 'E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E24' | 'E25' | null)[];
    };
    readonly 'missions_shown': {
      readonly 'A': readonly ('M1' | 'P1' | 'M2' | 'P2' | 'M3' | 'P3' | 'M4' | 'P4' | 'M5' | 'P5' | null)[];
      readonly 'B': readonly ('M1' | 'P1' | 'M2' | 'P2' | 'M3' | 'P3' | 'M4' | 'P4' | 'M5' | 'P5' | null)[];
      readonly 'C': readonly ('M1' | 'P1' | 'M2' | 'P2' | 'M3' | 'P3' | 'M4' | 'P4' | 'M5' | 'P5' | null)[];
      readonly 'D': readonly ('M1' | 'P1' | 'M2' | 'P2' | 'M3' | 'P3' | 'M4' | 'P4' | 'M5' | 'P5' | null)[];
      readonly 'E': readonly ('M1' | 'P1' | 'M2' | 'P2' | 'M3' | 'P3' | 'M4' | 'P4' | 'M5' | 'P5' | null)[];
    };
    readonly 'deciding': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
    readonly 'asking': 'none' | 'mission_discard' | 'board' | 'roll' | 'post_roll' | 'select' | 'land' | 'deep_shift' | 'parachute';
    readonly 'frames': readonly ({
      readonly 'kind': 'game';
      readonly 'step': 'ask_missions' | 'keep_missions' | 'expedition' | 'after_expedition';
    } | {
      readonly 'kind': 'expedition';
      readonly 'step': 'open' | 'ask_board' | 'board' | 'lift_off' | 'travel' | 'land' | 'go_on';
    } | {
      readonly 'kind': 'travel';
      readonly 'step': 'ask_roll' | 'roll' | 'ask_post_roll' | 'post_roll' | 'ask_select' | 'select' | 'arrive';
      readonly 'picked': readonly ('1' | '2' | '3' | '4' | 'T')[];
      readonly 'boosters': readonly ('A' | 'B' | 'C' | 'D' | 'E' | null)[];
      readonly 'extra': boolean;
      readonly 'keep': boolean;
    } | {
      readonly 'kind': 'landing';
      readonly 'step': 'ask_land' | 'land';
      readonly 'next': number;
    } | {
      readonly 'kind': 'crash';
      readonly 'step': 'ask_parachute' | 'parachute';
    } | {
      readonly 'kind': 'deep';
      readonly 'step': 'ask_shift' | 'leave';
      readonly 'comet_free': boolean;
    })[];
  };
  readonly 'own': {
    readonly 'missions': readonly ('M1' | 'P1' | 'M2' | 'P2' | 'M3' | 'P3' | 'M4' | 'P4' | 'M5' | 'P5' | null)[];
    readonly 'returned': 'M1' | 'P1' | 'M2' | 'P2' | 'M3' | 'P3' | 'M4' | 'P4' | 'M5' | 'P5' | null;
    readonly 'commit': 'M1' | 'P1' | 'M2' | 'P2' | 'M3' | 'P3' | 'M4' | 'P4' | 'M5' | 'P5' | null;
  };
};

export type AlienFrontiersView = {
  readonly 'seat': 'A' | 'B' | 'C' | 'D' | null;
  readonly 'pub': {
    readonly 'rules': {
      readonly 'seats': number;
      readonly 'confirm': readonly ('A' | 'B' | 'C' | 'D' | null)[];
      readonly 'colonies': number;
      readonly 'sixth_ship_ore': number;
      readonly 'asimov_min_ships': number;
      readonly 'vp_target': number;
      readonly 'mandatory_docking': 'strict' | 'unpaid_only' | 'off';
      readonly 'limited_supply': boolean;
      readonly 'round_limit': number;
    };
    readonly 'over': boolean;
    readonly 'first': 'A' | 'B' | 'C' | 'D' | null;
    readonly 'turn': {
      readonly 'number': number;
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | null;
      readonly 'used': readonly ('alien_city' | 'alien_monument' | 'booster_pod' | 'data_crystal' | 'gravity_manipulator' | 'holographic_decoy' | 'orbital_teleporter' | 'plasma_cannon' | 'polarity_device' | 'resource_cache' | 'stasis_beam' | 'temporal_warper')[];
      readonly 'discarded': boolean;
      readonly 'borrowed': 'heinlein' | 'pohl' | 'vanvogt' | 'bradbury' | 'asimov' | 'herbert' | 'lem' | 'burroughs' | 'nowhere';
      readonly 'mine_docked': boolean;
      readonly 'hub_docked': number;
      readonly 'asimov_used': boolean;
      readonly 'relic_bought': boolean;
      readonly 'rerolls': number;
      readonly 'at_artifact': readonly ('1' | '2' | '3' | '4')[];
      readonly 'cycled': readonly ('1' | '2' | '3' | '4')[];
      readonly 'spent': readonly ('1' | '2' | '3' | '4')[];
    };
    readonly 'players': {
      readonly 'A': {
        readonly 'fuel': number;
        readonly 'ore': number;
        readonly 'stock': number;
        readonly 'bay': number;
        readonly 'hub': number;
        readonly 'cards': readonly ('alien_city' | 'alien_monument' | 'booster_pod' | 'data_crystal' | 'gravity_manipulator' | 'holographic_decoy' | 'orbital_teleporter' | 'plasma_cannon' | 'polarity_device' | 'resource_cache' | 'stasis_beam' | 'temporal_warper')[];
        readonly 'points': number;
      };
      readonly 'B': {
        readonly 'fuel': number;
        readonly 'ore': number;
        readonly 'stock': number;
        readonly 'bay': number;
        readonly 'hub': number;
        readonly 'cards': readonly ('alien_city' | 'alien_monument' | 'booster_pod' | 'data_crystal' | 'gravity_manipulator' | 'holographic_decoy' | 'orbital_teleporter' | 'plasma_cannon' | 'polarity_device' | 'resource_cache' | 'stasis_beam' | 'temporal_warper')[];
        readonly 'points': number;
      };
      readonly 'C': {
        readonly 'fuel': number;
        readonly 'ore': number;
        readonly 'stock': number;
        readonly 'bay': number;
        readonly 'hub': number;
        readonly 'cards': readonly ('alien_city' | 'alien_monument' | 'booster_pod' | 'data_crystal' | 'gravity_manipulator' | 'holographic_decoy' | 'orbital_teleporter' | 'plasma_cannon' | 'polarity_device' | 'resource_cache' | 'stasis_beam' | 'temporal_warper')[];
        readonly 'points': number;
      };
      readonly 'D': {
        readonly 'fuel': number;
        readonly 'ore': number;
        readonly 'stock': number;
        readonly 'bay': number;
        readonly 'hub': number;
        readonly 'cards': readonly ('alien_city' | 'alien_monument' | 'booster_pod' | 'data_crystal' | 'gravity_manipulator' | 'holographic_decoy' | 'orbital_teleporter' | 'plasma_cannon' | 'polarity_device' | 'resource_cache' | 'stasis_beam' | 'temporal_warper')[];
        readonly 'points': number;
      };
    };
    readonly 'hand': {
      readonly 'ships': {
        readonly '1': number;
        readonly '2': number;
        readonly '3': number;
        readonly '4': number;
        readonly '5': number;
        readonly '6': number;
      };
      readonly 'relic': number;
    };
    readonly 'docks': {
      readonly 'solar': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
      readonly 'lunar': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
      readonly 'market': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
      readonly 'yard': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
      readonly 'constructor': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
      readonly 'raiders': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
      readonly 'artifact': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
      readonly 'hub': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
      readonly 'terraform': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
    };
    readonly 'colonies': {
      readonly 'heinlein': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
      };
      readonly 'pohl': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
      };
      readonly 'vanvogt': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
      };
      readonly 'bradbury': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
      };
      readonly 'asimov': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
      };
      readonly 'herbert': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
      };
      readonly 'lem': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
      };
      readonly 'burroughs': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
      };
    };
    readonly 'controller': {
      readonly 'heinlein': 'A' | 'B' | 'C' | 'D' | null;
      readonly 'pohl': 'A' | 'B' | 'C' | 'D' | null;
      readonly 'vanvogt': 'A' | 'B' | 'C' | 'D' | null;
      readonly 'bradbury': 'A' | 'B' | 'C' | 'D' | null;
      readonly 'asimov': 'A' | 'B' | 'C' | 'D' | null;
      readonly 'herbert': 'A' | 'B' | 'C' | 'D' | null;
      readonly 'lem': 'A' | 'B' | 'C' | 'D' | null;
      readonly 'burroughs': 'A' | 'B' | 'C' | 'D' | null;
    };
    readonly 'fields': {
      readonly 'isolation': 'heinlein' | 'pohl' | 'vanvogt' | 'bradbury' | 'asimov' | 'herbert' | 'lem' | 'burroughs' | 'nowhere';
      readonly 'positron': 'heinlein' | 'pohl' | 'vanvogt' | 'bradbury' | 'asimov' | 'herbert' | 'lem' | 'burroughs' | 'nowhere';
      readonly 'repulsor': 'heinlein' | 'pohl' | 'vanvogt' | 'bradbury' | 'asimov' | 'herbert' | 'lem' | 'burroughs' | 'nowhere';
    };
    readonly 'relic_owner': 'A' | 'B' | 'C' | 'D' | null;
    readonly 'relic_place': 'desert' | 'bay' | 'hand' | 'port';
    readonly 'display': readonly ('alien_city' | 'alien_monument' | 'booster_pod' | 'data_crystal' | 'gravity_manipulator' | 'holographic_decoy' | 'orbital_teleporter' | 'plasma_cannon' | 'polarity_device' | 'resource_cache' | 'stasis_beam' | 'temporal_warper')[];
    readonly 'discards': {
      readonly 'alien_city': number;
      readonly 'alien_monument': number;
      readonly 'booster_pod': number;
      readonly 'data_crystal': number;
      readonly 'gravity_manipulator': number;
      readonly 'holographic_decoy': number;
      readonly 'orbital_teleporter': number;
      readonly 'plasma_cannon': number;
      readonly 'polarity_device': number;
      readonly 'resource_cache': number;
      readonly 'stasis_beam': number;
      readonly 'temporal_warper': number;
    };
    readonly 'unseen': {
      readonly 'alien_city': number;
      readonly 'alien_monument': number;
      readonly 'booster_pod': number;
      readonly 'data_crystal': number;
      readonly 'gravity_manipulator': number;
      readonly 'holographic_decoy': number;
      readonly 'orbital_teleporter': number;
      readonly 'plasma_cannon': number;
      readonly 'polarity_device': number;
      readonly 'resource_cache': number;
      readonly 'stasis_beam': number;
      readonly 'temporal_warper': number;
    };
    readonly 'reshuffles': number;
    readonly 'deciding': readonly ('A' | 'B' | 'C' | 'D' | null)[];
    readonly 'asking': 'none' | 'roll' | 'main' | 'place_colony' | 'hub_overflow' | 'raid_mode' | 'raid_pick' | 'raid_card' | 'claim_card' | 'booster_ship' | 'stasis_ship' | 'polarity_ship' | 'gravity_down' | 'gravity_up' | 'warper_ships' | 'crystal_territory' | 'teleport_ship' | 'teleport_dock' | 'plasma_facility' | 'plasma_pick' | 'plasma_destroy' | 'remove_field' | 'field_territory' | 'move_from' | 'move_to' | 'swap_a' | 'swap_b' | 'warper_card' | 'end_return';
    readonly 'frames': readonly ({
      readonly 'kind': 'turn';
      readonly 'step': 'begin' | 'ask_roll' | 'roll' | 'ask_main' | 'act' | 'ask_return' | 'hand_over';
    } | {
      readonly 'kind': 'land';
      readonly 'step': 'ask' | 'hear';
      readonly 'from_hub': boolean;
      readonly 'surplus': number;
    } | {
      readonly 'kind': 'overflow';
      readonly 'step': 'ask' | 'hear';
      readonly 'surplus': number;
    } | {
      readonly 'kind': 'raid';
      readonly 'step': 'ask' | 'hear';
      readonly 'mode': 'open' | 'resources' | 'card';
      readonly 'taken': readonly (number)[];
    } | {
      readonly 'kind': 'claim';
      readonly 'step': 'ask' | 'hear';
    } | {
      readonly 'kind': 'adjust';
      readonly 'step': 'ask' | 'hear';
      readonly 'card': 'alien_city' | 'alien_monument' | 'booster_pod' | 'data_crystal' | 'gravity_manipulator' | 'holographic_decoy' | 'orbital_teleporter' | 'plasma_cannon' | 'polarity_device' | 'resource_cache' | 'stasis_beam' | 'temporal_warper';
      readonly 'down': number;
    } | {
      readonly 'kind': 'warp';
      readonly 'step': 'ask' | 'hear';
      readonly 'picked': {
        readonly '1': number;
        readonly '2': number;
        readonly '3': number;
        readonly '4': number;
        readonly '5': number;
        readonly '6': number;
      };
      readonly 'relic': boolean;
    } | {
      readonly 'kind': 'crystal';
      readonly 'step': 'ask' | 'hear';
    } | {
      readonly 'kind': 'teleport';
      readonly 'step': 'ask' | 'hear';
      readonly 'from': 'solar' | 'lunar' | 'market' | 'yard' | 'constructor' | 'raiders' | 'artifact' | 'hub' | 'terraform';
      readonly 'value': number;
      readonly 'relic': boolean;
      readonly 'docked': boolean;
    } | {
      readonly 'kind': 'plasma';
      readonly 'step': 'ask' | 'hear';
      readonly 'aimed': boolean;
      readonly 'at': 'solar' | 'lunar' | 'market' | 'yard' | 'constructor' | 'raiders' | 'artifact' | 'hub' | 'terraform';
      readonly 'targets': readonly ('' | 'x' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A1R' | 'A2R' | 'A3R' | 'A4R' | 'A5R' | 'A6R' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B1R' | 'B2R' | 'B3R' | 'B4R' | 'B5R' | 'B6R' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C1R' | 'C2R' | 'C3R' | 'C4R' | 'C5R' | 'C6R' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D1R' | 'D2R' | 'D3R' | 'D4R' | 'D5R' | 'D6R')[];
    } | {
      readonly 'kind': 'discard';
      readonly 'step': 'ask' | 'hear';
      readonly 'card': 'alien_city' | 'alien_monument' | 'booster_pod' | 'data_crystal' | 'gravity_manipulator' | 'holographic_decoy' | 'orbital_teleporter' | 'plasma_cannon' | 'polarity_device' | 'resource_cache' | 'stasis_beam' | 'temporal_warper';
      readonly 'half': boolean;
      readonly 'first': number;
    })[];
  };
  readonly 'own': {
  };
};

export type MonolithView = {
  readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
  readonly 'pub': {
    readonly 'rules': {
      readonly 'seats': number;
      readonly 'confirm': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
      readonly 'cols': number;
      readonly 'rows': number;
      readonly 'panel_width': number;
      readonly 'panel_height': number;
      readonly 'asteroid_die': number;
      readonly 'unique_factions': boolean;
      readonly 'homes_not_adjacent': boolean;
      readonly 'choose_naturals': boolean;
      readonly 'choose_asteroids': boolean;
      readonly 'events': boolean;
      readonly 'purchase_is_construction': boolean;
      readonly 'pass_through': boolean;
      readonly 'diplomacy': boolean;
      readonly 'secret_trades': boolean;
      readonly 'secret_alliances': boolean;
      readonly 'shared_victory': boolean;
      readonly 'open_stocks': boolean;
      readonly 'ship_cap': number;
      readonly 'round_limit': number;
      readonly 'stalemate_rounds': number;
      readonly 'exile_limit': number;
      readonly 'catch_up': boolean;
    };
    readonly 'over': boolean;
    readonly 'winners': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
    readonly 'first': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
    readonly 'turn': {
      readonly 'round': number;
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'event': 'none' | 'climatic_anomaly' | 'stellar_wind';
      readonly 'unit': {
        readonly 'kind': 'none' | 'ship' | 'turret' | 'station' | 'rock';
        readonly 'id': number;
      };
      readonly 'left': {
        readonly 'any': number;
        readonly 'move': number;
        readonly 'attack': number;
      };
      readonly 'asked_to_share': boolean;
      readonly 'extra': number;
      readonly 'put_back': readonly ({
        readonly 'kind': 'none' | 'ship' | 'turret' | 'station' | 'rock';
        readonly 'id': number;
      })[];
    };
    readonly 'players': {
      readonly 'A': {
        readonly 'faction': 'umani' | 'digitali' | 'xenos';
        readonly 'has_faction': boolean;
        readonly 'alive': boolean;
        readonly 'out': number;
        readonly 'ships': readonly ({
          readonly 'cell': string | null;
          readonly 'number': number;
          readonly 'kind': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
          readonly 'loads': number;
          readonly 'shown': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
        })[];
        readonly 'stations': readonly ({
          readonly 'cell': string | null;
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
        })[];
        readonly 'depot': {
          readonly 'drill': number;
          readonly 'habitat': number;
          readonly 'station': number;
        };
        readonly 'last_number': number;
        readonly 'exile': number;
        readonly 'allies': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
        readonly 'ask_always': boolean;
        readonly 'ledger': {
          readonly 'B': number;
          readonly 'C': number;
          readonly 'F': number;
          readonly 'M': number;
        };
        readonly 'lost': number;
      };
      readonly 'B': {
        readonly 'faction': 'umani' | 'digitali' | 'xenos';
        readonly 'has_faction': boolean;
        readonly 'alive': boolean;
        readonly 'out': number;
        readonly 'ships': readonly ({
          readonly 'cell': string | null;
          readonly 'number': number;
          readonly 'kind': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
          readonly 'loads': number;
          readonly 'shown': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
        })[];
        readonly 'stations': readonly ({
          readonly 'cell': string | null;
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
        })[];
        readonly 'depot': {
          readonly 'drill': number;
          readonly 'habitat': number;
          readonly 'station': number;
        };
        readonly 'last_number': number;
        readonly 'exile': number;
        readonly 'allies': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
        readonly 'ask_always': boolean;
        readonly 'ledger': {
          readonly 'B': number;
          readonly 'C': number;
          readonly 'F': number;
          readonly 'M': number;
        };
        readonly 'lost': number;
      };
      readonly 'C': {
        readonly 'faction': 'umani' | 'digitali' | 'xenos';
        readonly 'has_faction': boolean;
        readonly 'alive': boolean;
        readonly 'out': number;
        readonly 'ships': readonly ({
          readonly 'cell': string | null;
          readonly 'number': number;
          readonly 'kind': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
          readonly 'loads': number;
          readonly 'shown': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
        })[];
        readonly 'stations': readonly ({
          readonly 'cell': string | null;
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
        })[];
        readonly 'depot': {
          readonly 'drill': number;
          readonly 'habitat': number;
          readonly 'station': number;
        };
        readonly 'last_number': number;
        readonly 'exile': number;
        readonly 'allies': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
        readonly 'ask_always': boolean;
        readonly 'ledger': {
          readonly 'B': number;
          readonly 'C': number;
          readonly 'F': number;
          readonly 'M': number;
        };
        readonly 'lost': number;
      };
      readonly 'D': {
        readonly 'faction': 'umani' | 'digitali' | 'xenos';
        readonly 'has_faction': boolean;
        readonly 'alive': boolean;
        readonly 'out': number;
        readonly 'ships': readonly ({
          readonly 'cell': string | null;
          readonly 'number': number;
          readonly 'kind': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
          readonly 'loads': number;
          readonly 'shown': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
        })[];
        readonly 'stations': readonly ({
          readonly 'cell': string | null;
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
        })[];
        readonly 'depot': {
          readonly 'drill': number;
          readonly 'habitat': number;
          readonly 'station': number;
        };
        readonly 'last_number': number;
        readonly 'exile': number;
        readonly 'allies': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
        readonly 'ask_always': boolean;
        readonly 'ledger': {
          readonly 'B': number;
          readonly 'C': number;
          readonly 'F': number;
          readonly 'M': number;
        };
        readonly 'lost': number;
      };
      readonly 'E': {
        readonly 'faction': 'umani' | 'digitali' | 'xenos';
        readonly 'has_faction': boolean;
        readonly 'alive': boolean;
        readonly 'out': number;
        readonly 'ships': readonly ({
          readonly 'cell': string | null;
          readonly 'number': number;
          readonly 'kind': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
          readonly 'loads': number;
          readonly 'shown': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
        })[];
        readonly 'stations': readonly ({
          readonly 'cell': string | null;
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
        })[];
        readonly 'depot': {
          readonly 'drill': number;
          readonly 'habitat': number;
          readonly 'station': number;
        };
        readonly 'last_number': number;
        readonly 'exile': number;
        readonly 'allies': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
        readonly 'ask_always': boolean;
        readonly 'ledger': {
          readonly 'B': number;
          readonly 'C': number;
          readonly 'F': number;
          readonly 'M': number;
        };
        readonly 'lost': number;
      };
      readonly 'F': {
        readonly 'faction': 'umani' | 'digitali' | 'xenos';
        readonly 'has_faction': boolean;
        readonly 'alive': boolean;
        readonly 'out': number;
        readonly 'ships': readonly ({
          readonly 'cell': string | null;
          readonly 'number': number;
          readonly 'kind': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
          readonly 'loads': number;
          readonly 'shown': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
        })[];
        readonly 'stations': readonly ({
          readonly 'cell': string | null;
          readonly 'spent': boolean;
          readonly 'fresh': boolean;
        })[];
        readonly 'depot': {
          readonly 'drill': number;
          readonly 'habitat': number;
          readonly 'station': number;
        };
        readonly 'last_number': number;
        readonly 'exile': number;
        readonly 'allies': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
        readonly 'ask_always': boolean;
        readonly 'ledger': {
          readonly 'B': number;
          readonly 'C': number;
          readonly 'F': number;
          readonly 'M': number;
        };
        readonly 'lost': number;
      };
    };
    readonly 'planets': readonly ({
      readonly 'panel': number;
      readonly 'size': 'small' | 'medium' | 'large';
      readonly 'biome': 'Fair' | 'Harsh' | 'Water';
      readonly 'owner': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'cells': readonly ('empty' | 'forest' | 'mountain' | 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower')[];
      readonly 'built': string | null;
      readonly 'demolished': boolean;
      readonly 'cleared': boolean;
      readonly 'fired': number;
      readonly 'taken': number;
      readonly 'centre': string | null;
    })[];
    readonly 'asteroids': readonly ({
      readonly 'cell': string | null;
      readonly 'holds': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
      readonly 'owner': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'spent': boolean;
      readonly 'fresh': boolean;
    })[];
    readonly 'agreements': readonly ({
      readonly 'number': number;
      readonly 'low': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'high': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'secret': boolean;
      readonly 'terms': {
        readonly 'number': number;
        readonly 'giver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
        readonly 'other': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
        readonly 'carrier': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
        readonly 'ship': number;
        readonly 'first': {
          readonly 'B': number;
          readonly 'C': number;
          readonly 'F': number;
          readonly 'M': number;
        };
        readonly 'second': {
          readonly 'B': number;
          readonly 'C': number;
          readonly 'F': number;
          readonly 'M': number;
        };
        readonly 'secret': boolean;
        readonly 'legs': number;
        readonly 'leaver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      };
    })[];
    readonly 'last_bill': number;
    readonly 'dice': number;
    readonly 'quiet': number;
    readonly 'loud': boolean;
    readonly 'in_doubt': boolean;
    readonly 'deciding': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
    readonly 'asking': 'none' | 'choose_faction' | 'place_natural' | 'place_cannon' | 'place_asteroid' | 'structure' | 'structure_cell' | 'ship' | 'ship_cell' | 'activate' | 'unit_action' | 'share_victory';
    readonly 'frames': readonly ({
      readonly 'kind': 'setup';
      readonly 'step': 'ask_faction' | 'hear_faction' | 'make_planet' | 'ask_natural' | 'hear_natural' | 'ask_cannon' | 'hear_cannon' | 'count_asteroids' | 'roll_panel' | 'ask_asteroid' | 'hear_asteroid' | 'end';
      readonly 'at': number;
      readonly 'planets': number;
      readonly 'forests': number;
      readonly 'mountains': number;
      readonly 'asteroids': number;
      readonly 'panel': number;
      readonly 'rolls': number;
    } | {
      readonly 'kind': 'turn';
      readonly 'step': 'begin' | 'ask_structure' | 'hear_structure' | 'ask_spot' | 'hear_spot' | 'ask_ship' | 'hear_ship' | 'ask_ship_cell' | 'hear_ship_cell' | 'ask_activate' | 'hear_activate' | 'ask_action' | 'hear_action' | 'end' | 'pass';
      readonly 'work': 'build' | 'demolish' | 'clear';
      readonly 'thing': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
      readonly 'panel': number;
      readonly 'station': string | null;
    } | {
      readonly 'kind': 'share';
      readonly 'step': 'ask' | 'hear';
    })[];
  };
  readonly 'own': {
    readonly 'stock': {
      readonly 'B': number;
      readonly 'C': number;
      readonly 'F': number;
      readonly 'M': number;
    };
    readonly 'holds': readonly ({
      readonly 'ship': number;
      readonly 'structure': 'greenhouse' | 'furnace' | 'spaceport' | 'cannon' | 'tower' | 'drill' | 'habitat' | 'station' | 'cargo' | 'small' | 'medium' | 'large' | 'enormous' | 'none';
      readonly 'bought': boolean;
      readonly 'bundle': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'seen': boolean;
    })[];
    readonly 'bought': readonly (number)[];
    readonly 'bills': readonly ({
      readonly 'number': number;
      readonly 'giver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'other': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'carrier': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'ship': number;
      readonly 'first': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'second': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'secret': boolean;
      readonly 'legs': number;
      readonly 'leaver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
    })[];
    readonly 'offered': readonly ({
      readonly 'number': number;
      readonly 'giver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'other': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'carrier': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'ship': number;
      readonly 'first': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'second': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'secret': boolean;
      readonly 'legs': number;
      readonly 'leaver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
    })[];
    readonly 'received': readonly ({
      readonly 'number': number;
      readonly 'giver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'other': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'carrier': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'ship': number;
      readonly 'first': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'second': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'secret': boolean;
      readonly 'legs': number;
      readonly 'leaver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
    })[];
    readonly 'drafting': boolean;
    readonly 'draft': {
      readonly 'number': number;
      readonly 'giver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'other': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'carrier': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
      readonly 'ship': number;
      readonly 'first': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'second': {
        readonly 'B': number;
        readonly 'C': number;
        readonly 'F': number;
        readonly 'M': number;
      };
      readonly 'secret': boolean;
      readonly 'legs': number;
      readonly 'leaver': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
    };
    readonly 'allies': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
    readonly 'wooed': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
    readonly 'wooers': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | null)[];
    readonly 'leg_covered': boolean;
    readonly 'reply': 'none' | 'yes' | 'no';
    readonly 'may_share': boolean;
  };
};

export type CosmicView = {
  readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
  readonly 'pub': {
    readonly 'rules': {
      readonly 'seats': number;
      readonly 'confirm': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'planets': number;
      readonly 'ships': number;
      readonly 'to_win': number;
      readonly 'power_threshold': number;
      readonly 'hidden_powers': boolean;
      readonly 'rotating_powers': boolean;
      readonly 'free_flares': boolean;
      readonly 'technology': boolean;
      readonly 'alien_levels': number;
      readonly 'alien_choice': number;
      readonly 'allow_forbidden_pairs': boolean;
      readonly 'deal_seconds': number;
      readonly 'deal_max_proposals': number;
      readonly 'deal_colony_max_ships': number;
      readonly 'zombie_compensation': boolean;
      readonly 'turn_limit': number;
      readonly 'asking': 'holders' | 'possible' | 'always';
      readonly 'tiers'?: number;
      readonly 'first_box_only'?: boolean;
      readonly 'expansion_cards'?: boolean;
      readonly 'skip_turn'?: boolean;
      readonly 'joker_own_system'?: boolean;
      readonly 'kickers'?: boolean;
      readonly 'reinforcements'?: boolean;
      readonly 'attack_any_base'?: boolean;
      readonly 'abuse_aliens'?: boolean;
    };
    readonly 'over': boolean;
    readonly 'winners': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
    readonly 'phase': 'setup' | 'start_turn' | 'regroup' | 'destiny' | 'launch' | 'alliance' | 'planning' | 'reveal' | 'resolution' | 'deal' | 'over' | 'interphase' | 'offense_invites' | 'defense_invites' | 'discard';
    readonly 'turn': number;
    readonly 'active': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
    readonly 'players': {
      readonly 'A': {
        readonly 'ships': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'warp': number;
        readonly 'fresh': number;
        readonly 'removed': number;
        readonly 'hand': number;
        readonly 'hoard': number;
        readonly 'aside': number;
        readonly 'power_on': boolean;
        readonly 'sheets': readonly ({
          readonly 'alien': string;
          readonly 'hidden': boolean;
          readonly 'zapped': boolean;
          readonly 'suspended': boolean;
          readonly 'extra': boolean;
          readonly 'grown': boolean;
          readonly 'used': number;
          readonly 'tokens': number;
          readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
          readonly 'lent_inside': boolean;
          readonly 'copied'?: boolean;
          readonly 'form'?: boolean;
        })[];
      };
      readonly 'B': {
        readonly 'ships': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'warp': number;
        readonly 'fresh': number;
        readonly 'removed': number;
        readonly 'hand': number;
        readonly 'hoard': number;
        readonly 'aside': number;
        readonly 'power_on': boolean;
        readonly 'sheets': readonly ({
          readonly 'alien': string;
          readonly 'hidden': boolean;
          readonly 'zapped': boolean;
          readonly 'suspended': boolean;
          readonly 'extra': boolean;
          readonly 'grown': boolean;
          readonly 'used': number;
          readonly 'tokens': number;
          readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
          readonly 'lent_inside': boolean;
          readonly 'copied'?: boolean;
          readonly 'form'?: boolean;
        })[];
      };
      readonly 'C': {
        readonly 'ships': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'warp': number;
        readonly 'fresh': number;
        readonly 'removed': number;
        readonly 'hand': number;
        readonly 'hoard': number;
        readonly 'aside': number;
        readonly 'power_on': boolean;
        readonly 'sheets': readonly ({
          readonly 'alien': string;
          readonly 'hidden': boolean;
          readonly 'zapped': boolean;
          readonly 'suspended': boolean;
          readonly 'extra': boolean;
          readonly 'grown': boolean;
          readonly 'used': number;
          readonly 'tokens': number;
          readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
          readonly 'lent_inside': boolean;
          readonly 'copied'?: boolean;
          readonly 'form'?: boolean;
        })[];
      };
      readonly 'D': {
        readonly 'ships': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'warp': number;
        readonly 'fresh': number;
        readonly 'removed': number;
        readonly 'hand': number;
        readonly 'hoard': number;
        readonly 'aside': number;
        readonly 'power_on': boolean;
        readonly 'sheets': readonly ({
          readonly 'alien': string;
          readonly 'hidden': boolean;
          readonly 'zapped': boolean;
          readonly 'suspended': boolean;
          readonly 'extra': boolean;
          readonly 'grown': boolean;
          readonly 'used': number;
          readonly 'tokens': number;
          readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
          readonly 'lent_inside': boolean;
          readonly 'copied'?: boolean;
          readonly 'form'?: boolean;
        })[];
      };
      readonly 'E': {
        readonly 'ships': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'warp': number;
        readonly 'fresh': number;
        readonly 'removed': number;
        readonly 'hand': number;
        readonly 'hoard': number;
        readonly 'aside': number;
        readonly 'power_on': boolean;
        readonly 'sheets': readonly ({
          readonly 'alien': string;
          readonly 'hidden': boolean;
          readonly 'zapped': boolean;
          readonly 'suspended': boolean;
          readonly 'extra': boolean;
          readonly 'grown': boolean;
          readonly 'used': number;
          readonly 'tokens': number;
          readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
          readonly 'lent_inside': boolean;
          readonly 'copied'?: boolean;
          readonly 'form'?: boolean;
        })[];
      };
      readonly 'F': {
        readonly 'ships': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'warp': number;
        readonly 'fresh': number;
        readonly 'removed': number;
        readonly 'hand': number;
        readonly 'hoard': number;
        readonly 'aside': number;
        readonly 'power_on': boolean;
        readonly 'sheets': readonly ({
          readonly 'alien': string;
          readonly 'hidden': boolean;
          readonly 'zapped': boolean;
          readonly 'suspended': boolean;
          readonly 'extra': boolean;
          readonly 'grown': boolean;
          readonly 'used': number;
          readonly 'tokens': number;
          readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
          readonly 'lent_inside': boolean;
          readonly 'copied'?: boolean;
          readonly 'form'?: boolean;
        })[];
      };
      readonly 'G': {
        readonly 'ships': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'warp': number;
        readonly 'fresh': number;
        readonly 'removed': number;
        readonly 'hand': number;
        readonly 'hoard': number;
        readonly 'aside': number;
        readonly 'power_on': boolean;
        readonly 'sheets': readonly ({
          readonly 'alien': string;
          readonly 'hidden': boolean;
          readonly 'zapped': boolean;
          readonly 'suspended': boolean;
          readonly 'extra': boolean;
          readonly 'grown': boolean;
          readonly 'used': number;
          readonly 'tokens': number;
          readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
          readonly 'lent_inside': boolean;
          readonly 'copied'?: boolean;
          readonly 'form'?: boolean;
        })[];
      };
      readonly 'H': {
        readonly 'ships': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'warp': number;
        readonly 'fresh': number;
        readonly 'removed': number;
        readonly 'hand': number;
        readonly 'hoard': number;
        readonly 'aside': number;
        readonly 'power_on': boolean;
        readonly 'sheets': readonly ({
          readonly 'alien': string;
          readonly 'hidden': boolean;
          readonly 'zapped': boolean;
          readonly 'suspended': boolean;
          readonly 'extra': boolean;
          readonly 'grown': boolean;
          readonly 'used': number;
          readonly 'tokens': number;
          readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
          readonly 'lent_inside': boolean;
          readonly 'copied'?: boolean;
          readonly 'form'?: boolean;
        })[];
      };
    };
    readonly 'gone': readonly ('A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none')[];
    readonly 'planets': readonly ('A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none')[];
    readonly 'forts': readonly ({
      readonly 'planet': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
      readonly 'card': string;
    })[];
    readonly 'flares': number;
    readonly 'flares_seen': readonly (string)[];
    readonly 'flares_gone'?: readonly (string)[];
    readonly 'deck': number;
    readonly 'open_hands'?: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
    readonly 'deck_lies_open'?: boolean;
    readonly 'open_deck'?: readonly (string)[];
    readonly 'quakes': number;
    readonly 'discards': readonly (string)[];
    readonly 'tosses': readonly ({
      readonly 'step': number;
      readonly 'from': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'first': number;
      readonly 'count': number;
      readonly 'reinforcements': boolean;
      readonly 'waits_for': number;
    })[];
    readonly 'destinies': number;
    readonly 'destiny_discards': readonly ('colour_a' | 'colour_b' | 'colour_c' | 'colour_d' | 'colour_e' | 'colour_f' | 'colour_g' | 'colour_h' | 'wild' | 'most_colonies' | 'most_cards' | 'fewest_in_warp' | 'reverse_a' | 'reverse_b' | 'reverse_c' | 'reverse_d' | 'reverse_e' | 'reverse_f' | 'reverse_g' | 'reverse_h' | 'reverse_wild' | 'none')[];
    readonly 'aliens_gone': readonly (string)[];
    readonly 'forms'?: readonly ({
      readonly 'alien': string;
      readonly 'hidden': boolean;
      readonly 'zapped': boolean;
      readonly 'suspended': boolean;
      readonly 'extra': boolean;
      readonly 'grown': boolean;
      readonly 'used': number;
      readonly 'tokens': number;
      readonly 'lender': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'lent_inside': boolean;
      readonly 'copied'?: boolean;
      readonly 'form'?: boolean;
    })[];
    readonly 'form_shift'?: number;
    readonly 'draws': number;
    readonly 'techs': readonly ({
      readonly 'owner': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'tech': 'coldsleep_ship' | 'collapsium_hulls' | 'cosmic_field_generator' | 'delta_scanners' | 'energy_cloak' | 'enigma_device' | 'genesis_bomb' | 'gluon_mines' | 'infinity_drive' | 'lunar_cannon' | 'omega_missile' | 'plasma_thrusters' | 'precursor_seed' | 'prometheus' | 'qax' | 'quark_battery' | 'tech_scrambler' | 'vacuum_turbines' | 'warpspace_key' | 'xenon_lasers' | 'none';
      readonly 'ships': number;
      readonly 'up': boolean;
      readonly 'loaded': boolean;
      readonly 'used': number;
    })[];
    readonly 'tech_deck': number;
    readonly 'tech_discards': readonly ('coldsleep_ship' | 'collapsium_hulls' | 'cosmic_field_generator' | 'delta_scanners' | 'energy_cloak' | 'enigma_device' | 'genesis_bomb' | 'gluon_mines' | 'infinity_drive' | 'lunar_cannon' | 'omega_missile' | 'plasma_thrusters' | 'precursor_seed' | 'prometheus' | 'qax' | 'quark_battery' | 'tech_scrambler' | 'vacuum_turbines' | 'warpspace_key' | 'xenon_lasers' | 'none')[];
    readonly 'flagship': {
      readonly 'owner': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'berth': 'nowhere' | 'colony' | 'encounter' | 'moving' | 'warp' | 'removed';
      readonly 'planet': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
    };
    readonly 'cannon': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
    readonly 'encounters': readonly ({
      readonly 'offense': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'defense': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'target': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
      readonly 'destiny': 'colour_a' | 'colour_b' | 'colour_c' | 'colour_d' | 'colour_e' | 'colour_f' | 'colour_g' | 'colour_h' | 'wild' | 'most_colonies' | 'most_cards' | 'fewest_in_warp' | 'reverse_a' | 'reverse_b' | 'reverse_c' | 'reverse_d' | 'reverse_e' | 'reverse_f' | 'reverse_g' | 'reverse_h' | 'reverse_wild' | 'none';
      readonly 'pointed': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'reverse'?: boolean;
      readonly 'has_played'?: boolean;
      readonly 'number': number;
      readonly 'inserted': boolean;
      readonly 'again': boolean;
      readonly 'put_aside': string;
      readonly 'result': 'open' | 'offense_won' | 'defense_won' | 'both_lost' | 'deal' | 'no_deal' | 'settled' | 'broken_off' | 'skipped';
      readonly 'order': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'invited': {
        readonly 'offense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
        readonly 'defense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      };
      readonly 'allies': {
        readonly 'offense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
        readonly 'defense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      };
      readonly 'came': {
        readonly 'offense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
        readonly 'defense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      };
      readonly 'sent': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
        readonly 'E': number;
        readonly 'F': number;
        readonly 'G': number;
        readonly 'H': number;
      };
      readonly 'limit': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
        readonly 'E': number;
        readonly 'F': number;
        readonly 'G': number;
        readonly 'H': number;
      };
      readonly 'left': {
        readonly 'A1': number;
        readonly 'A2': number;
        readonly 'A3': number;
        readonly 'A4': number;
        readonly 'A5': number;
        readonly 'A6': number;
        readonly 'B1': number;
        readonly 'B2': number;
        readonly 'B3': number;
        readonly 'B4': number;
        readonly 'B5': number;
        readonly 'B6': number;
        readonly 'C1': number;
        readonly 'C2': number;
        readonly 'C3': number;
        readonly 'C4': number;
        readonly 'C5': number;
        readonly 'C6': number;
        readonly 'D1': number;
        readonly 'D2': number;
        readonly 'D3': number;
        readonly 'D4': number;
        readonly 'D5': number;
        readonly 'D6': number;
        readonly 'E1': number;
        readonly 'E2': number;
        readonly 'E3': number;
        readonly 'E4': number;
        readonly 'E5': number;
        readonly 'E6': number;
        readonly 'F1': number;
        readonly 'F2': number;
        readonly 'F3': number;
        readonly 'F4': number;
        readonly 'F5': number;
        readonly 'F6': number;
        readonly 'G1': number;
        readonly 'G2': number;
        readonly 'G3': number;
        readonly 'G4': number;
        readonly 'G5': number;
        readonly 'G6': number;
        readonly 'H1': number;
        readonly 'H2': number;
        readonly 'H3': number;
        readonly 'H4': number;
        readonly 'H5': number;
        readonly 'H6': number;
        readonly 'none'?: number;
      };
      readonly 'slots': {
        readonly 'offense': {
          readonly 'selected': boolean;
          readonly 'open': boolean;
          readonly 'hoarded': boolean;
          readonly 'card': string;
          readonly 'as': string;
          readonly 'layer'?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        };
        readonly 'defense': {
          readonly 'selected': boolean;
          readonly 'open': boolean;
          readonly 'hoarded': boolean;
          readonly 'card': string;
          readonly 'as': string;
          readonly 'layer'?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        };
      };
      readonly 'beside'?: readonly ({
        readonly 'kind': 'kicker' | 'second' | 'support';
        readonly 'side': 'offense' | 'defense' | 'none';
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        readonly 'open': boolean;
        readonly 'card': string;
        readonly 'as': string;
      })[];
      readonly 'extras': readonly ({
        readonly 'card': string;
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      })[];
      readonly 'spent': readonly ({
        readonly 'card': string;
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        readonly 'extra': boolean;
        readonly 'offered': boolean;
      })[];
      readonly 'marks': readonly ({
        readonly 'by': string | null;
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        readonly 'side': 'offense' | 'defense' | 'none';
        readonly 'card': string;
        readonly 'value': number;
      })[];
      readonly 'flared': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'flares_used': readonly (string)[];
      readonly 'flares_stopped': readonly (string)[];
      readonly 'kept': string;
      readonly 'kept_by': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'welcome': {
        readonly 'offense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
        readonly 'defense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      };
      readonly 'pressed': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'pressed_to': 'offense' | 'defense' | 'none';
      readonly 'shows_first': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'watched': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'watcher': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'bars': number;
      readonly 'lost': {
        readonly 'offense': number;
        readonly 'defense': number;
      };
      readonly 'joined': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
        readonly 'E': number;
        readonly 'F': number;
        readonly 'G': number;
        readonly 'H': number;
      };
      readonly 'swapped': boolean;
      readonly 'token_holders': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'margin': number;
      readonly 'paused': {
        readonly 'powers': readonly ({
          readonly 'alien': string;
          readonly 'used': number;
          readonly 'zapped': boolean;
          readonly 'copier'?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        })[];
        readonly 'techs': {
          readonly 'coldsleep_ship': number;
          readonly 'collapsium_hulls': number;
          readonly 'cosmic_field_generator': number;
          readonly 'delta_scanners': number;
          readonly 'energy_cloak': number;
          readonly 'enigma_device': number;
          readonly 'genesis_bomb': number;
          readonly 'gluon_mines': number;
          readonly 'infinity_drive': number;
          readonly 'lunar_cannon': number;
          readonly 'omega_missile': number;
          readonly 'plasma_thrusters': number;
          readonly 'precursor_seed': number;
          readonly 'prometheus': number;
          readonly 'qax': number;
          readonly 'quark_battery': number;
          readonly 'tech_scrambler': number;
          readonly 'vacuum_turbines': number;
          readonly 'warpspace_key': number;
          readonly 'xenon_lasers': number;
        };
        readonly 'fresh': {
          readonly 'A': number;
          readonly 'B': number;
          readonly 'C': number;
          readonly 'D': number;
          readonly 'E': number;
          readonly 'F': number;
          readonly 'G': number;
          readonly 'H': number;
        };
      };
      readonly 'turn_of'?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'vetoes'?: {
        readonly 'aim': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
        readonly 'has_load': boolean;
        readonly 'load': {
          readonly 'A1': number;
          readonly 'A2': number;
          readonly 'A3': number;
          readonly 'A4': number;
          readonly 'A5': number;
          readonly 'A6': number;
          readonly 'B1': number;
          readonly 'B2': number;
          readonly 'B3': number;
          readonly 'B4': number;
          readonly 'B5': number;
          readonly 'B6': number;
          readonly 'C1': number;
          readonly 'C2': number;
          readonly 'C3': number;
          readonly 'C4': number;
          readonly 'C5': number;
          readonly 'C6': number;
          readonly 'D1': number;
          readonly 'D2': number;
          readonly 'D3': number;
          readonly 'D4': number;
          readonly 'D5': number;
          readonly 'D6': number;
          readonly 'E1': number;
          readonly 'E2': number;
          readonly 'E3': number;
          readonly 'E4': number;
          readonly 'E5': number;
          readonly 'E6': number;
          readonly 'F1': number;
          readonly 'F2': number;
          readonly 'F3': number;
          readonly 'F4': number;
          readonly 'F5': number;
          readonly 'F6': number;
          readonly 'G1': number;
          readonly 'G2': number;
          readonly 'G3': number;
          readonly 'G4': number;
          readonly 'G5': number;
          readonly 'G6': number;
          readonly 'H1': number;
          readonly 'H2': number;
          readonly 'H3': number;
          readonly 'H4': number;
          readonly 'H5': number;
          readonly 'H6': number;
          readonly 'none'?: number;
        };
        readonly 'join': {
          readonly 'offense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
          readonly 'defense': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
        };
        readonly 'redraw': boolean;
      };
      readonly 'shows_hands'?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'adds_low_attack'?: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'adds_any_card'?: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'must_use'?: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'must_not_use'?: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'garrison'?: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'ally_lost'?: {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
        readonly 'E': number;
        readonly 'F': number;
        readonly 'G': number;
        readonly 'H': number;
      };
      readonly 'played'?: readonly ({
        readonly 'card': string;
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        readonly 'with_cards': boolean;
      })[];
      readonly 'before_cards'?: {
        readonly 'marks': number;
        readonly 'bars': number;
        readonly 'shows_first': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      };
      readonly 'used'?: readonly ({
        readonly 'card': string;
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      })[];
      readonly 'set_aside'?: readonly ({
        readonly 'card': string;
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      })[];
      readonly 'edicts'?: readonly (string)[];
    })[];
    readonly 'allied_ships': readonly ({
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'planet': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
      readonly 'count': number;
    })[];
    readonly 'talks': {
      readonly 'standing': {
        readonly 'offense': boolean;
        readonly 'defense': boolean;
      };
      readonly 'offers': {
        readonly 'offense': {
          readonly 'gives': {
            readonly 'offense': {
              readonly 'named': readonly (string)[];
              readonly 'veiled': number;
              readonly 'of_type': {
                readonly 'attack': number;
                readonly 'negotiate': number;
                readonly 'morph': number;
                readonly 'reinforcement': number;
                readonly 'artifact': number;
                readonly 'flare': number;
                readonly 'kicker'?: number;
              };
              readonly 'choice': number;
              readonly 'random': number;
              readonly 'colony': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
              readonly 'ships': number;
              readonly 'ceded'?: boolean;
            };
            readonly 'defense': {
              readonly 'named': readonly (string)[];
              readonly 'veiled': number;
              readonly 'of_type': {
                readonly 'attack': number;
                readonly 'negotiate': number;
                readonly 'morph': number;
                readonly 'reinforcement': number;
                readonly 'artifact': number;
                readonly 'flare': number;
                readonly 'kicker'?: number;
              };
              readonly 'choice': number;
              readonly 'random': number;
              readonly 'colony': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
              readonly 'ships': number;
              readonly 'ceded'?: boolean;
            };
          };
          readonly 'freed': {
            readonly 'A': number;
            readonly 'B': number;
            readonly 'C': number;
            readonly 'D': number;
            readonly 'E': number;
            readonly 'F': number;
            readonly 'G': number;
            readonly 'H': number;
          };
        };
        readonly 'defense': {
          readonly 'gives': {
            readonly 'offense': {
              readonly 'named': readonly (string)[];
              readonly 'veiled': number;
              readonly 'of_type': {
                readonly 'attack': number;
                readonly 'negotiate': number;
                readonly 'morph': number;
                readonly 'reinforcement': number;
                readonly 'artifact': number;
                readonly 'flare': number;
                readonly 'kicker'?: number;
              };
              readonly 'choice': number;
              readonly 'random': number;
              readonly 'colony': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
              readonly 'ships': number;
              readonly 'ceded'?: boolean;
            };
            readonly 'defense': {
              readonly 'named': readonly (string)[];
              readonly 'veiled': number;
              readonly 'of_type': {
                readonly 'attack': number;
                readonly 'negotiate': number;
                readonly 'morph': number;
                readonly 'reinforcement': number;
                readonly 'artifact': number;
                readonly 'flare': number;
                readonly 'kicker'?: number;
              };
              readonly 'choice': number;
              readonly 'random': number;
              readonly 'colony': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
              readonly 'ships': number;
              readonly 'ceded'?: boolean;
            };
          };
          readonly 'freed': {
            readonly 'A': number;
            readonly 'B': number;
            readonly 'C': number;
            readonly 'D': number;
            readonly 'E': number;
            readonly 'F': number;
            readonly 'G': number;
            readonly 'H': number;
          };
        };
      };
      readonly 'failed': {
        readonly 'offense': boolean;
        readonly 'defense': boolean;
      };
      readonly 'waiting': {
        readonly 'offense': boolean;
        readonly 'defense': boolean;
      };
      readonly 'refused': number;
      readonly 'agreed': boolean;
      readonly 'deal': {
        readonly 'gives': {
          readonly 'offense': {
            readonly 'named': readonly (string)[];
            readonly 'veiled': number;
            readonly 'of_type': {
              readonly 'attack': number;
              readonly 'negotiate': number;
              readonly 'morph': number;
              readonly 'reinforcement': number;
              readonly 'artifact': number;
              readonly 'flare': number;
              readonly 'kicker'?: number;
            };
            readonly 'choice': number;
            readonly 'random': number;
            readonly 'colony': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
            readonly 'ships': number;
            readonly 'ceded'?: boolean;
          };
          readonly 'defense': {
            readonly 'named': readonly (string)[];
            readonly 'veiled': number;
            readonly 'of_type': {
              readonly 'attack': number;
              readonly 'negotiate': number;
              readonly 'morph': number;
              readonly 'reinforcement': number;
              readonly 'artifact': number;
              readonly 'flare': number;
              readonly 'kicker'?: number;
            };
            readonly 'choice': number;
            readonly 'random': number;
            readonly 'colony': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
            readonly 'ships': number;
            readonly 'ceded'?: boolean;
          };
        };
        readonly 'freed': {
          readonly 'A': number;
          readonly 'B': number;
          readonly 'C': number;
          readonly 'D': number;
          readonly 'E': number;
          readonly 'F': number;
          readonly 'G': number;
          readonly 'H': number;
        };
      };
      readonly 'loss': {
        readonly 'offense': number;
        readonly 'defense': number;
      };
      readonly 'regained'?: {
        readonly 'offense': number;
        readonly 'defense': number;
      };
    };
    readonly 'deciding': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
    readonly 'question': {
      readonly 'kind': 'none' | 'choose_alien' | 'choose_hoard' | 'choose_tech' | 'rotate_power' | 'tech_action' | 'play_effect' | 'respond' | 'own_colour' | 'wild_target' | 'aim' | 'launch_source' | 'invite_offense' | 'invite_defense' | 'ally_side' | 'ally_source' | 'select_card' | 'lose_ships' | 'return_ships' | 'deal' | 'deal_cards_pick' | 'reward_split' | 'second_encounter' | 'pick_player' | 'pick_planet' | 'pick_source' | 'pick_card' | 'pick_shown' | 'pick_number' | 'pick_yes_no' | 'pick_side' | 'pick_destiny' | 'pick_claim' | 'pick_open' | 'pick_discard' | 'skip_turn' | 'retrieve' | 'pick_named' | 'kicker' | 'second_card' | 'support_card' | 'whom' | 'regain' | 'pick_kind' | 'pick_edict' | 'pick_of_deck';
      readonly 'moment': 'start_of_turn' | 'before_anything' | 'encounter_begins' | 'before_retrieval' | 'before_destiny' | 'destiny_drawn' | 'destiny_known' | 'before_launch' | 'loading' | 'launched' | 'before_invitations' | 'inviting' | 'answering' | 'joining' | 'allied' | 'before_selection' | 'selecting' | 'opposing_card_seen' | 'selected' | 'revealing' | 'revealed' | 'winner_known' | 'losing_ships_leave' | 'ships_left' | 'compensating' | 'compensated' | 'aftermath' | 'cards_leave' | 'cards_discarded' | 'encounter_ends' | 'deal_agreed' | 'deal_failed' | 'new_hand' | 'power_used' | 'card_played' | 'flare_used' | 'artifact_used' | 'tech_used' | 'reinforced' | 'discarded' | 'losing' | 'lost' | 'retrieved' | 'drawn' | 'colony_gained' | 'power_lost' | 'reshuffled' | 'chosen' | 'defense_known' | 'summed' | 'resolved' | 'drawing' | 'reinforcing' | 'never';
      readonly 'about': string | null;
      readonly 'subject': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'seats': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'planets': readonly ('A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none')[];
      readonly 'research': boolean;
      readonly 'pick': 'any' | 'encounter' | 'attack' | 'type' | 'exact' | 'not_exact' | 'lacked';
      readonly 'low': number;
      readonly 'high': number;
      readonly 'card': string;
      readonly 'may_stop': boolean;
      readonly 'all_at_once': boolean;
      readonly 'quiet': boolean;
      readonly 'avoid'?: string;
    };
    readonly 'frames': readonly ({
      readonly 'kind': 'window';
      readonly 'step': number;
      readonly 'moment': 'start_of_turn' | 'before_anything' | 'encounter_begins' | 'before_retrieval' | 'before_destiny' | 'destiny_drawn' | 'destiny_known' | 'before_launch' | 'loading' | 'launched' | 'before_invitations' | 'inviting' | 'answering' | 'joining' | 'allied' | 'before_selection' | 'selecting' | 'opposing_card_seen' | 'selected' | 'revealing' | 'revealed' | 'winner_known' | 'losing_ships_leave' | 'ships_left' | 'compensating' | 'compensated' | 'aftermath' | 'cards_leave' | 'cards_discarded' | 'encounter_ends' | 'deal_agreed' | 'deal_failed' | 'new_hand' | 'power_used' | 'card_played' | 'flare_used' | 'artifact_used' | 'tech_used' | 'reinforced' | 'discarded' | 'losing' | 'lost' | 'retrieved' | 'drawn' | 'colony_gained' | 'power_lost' | 'reshuffled' | 'chosen' | 'defense_known' | 'summed' | 'resolved' | 'drawing' | 'reinforcing' | 'never';
      readonly 'open': boolean;
      readonly 'at': number;
      readonly 'passed': number;
      readonly 'only': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'about': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'from_hand': boolean;
      readonly 'together'?: boolean;
      readonly 'silent'?: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'answered': readonly (string | null)[];
    } | {
      readonly 'kind': 'play';
      readonly 'step': number;
      readonly 'stage': 'announce' | 'respond' | 'zap' | 'ride' | 'act' | 'finish';
      readonly 'effect': string | null;
      readonly 'owner': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'sheet': number;
      readonly 'card': string;
      readonly 'hoarded': boolean;
      readonly 'cancelled': boolean;
      readonly 'zapped': boolean;
      readonly 'ridden': boolean;
      readonly 'keep': boolean;
      readonly 'gone': boolean;
      readonly 'as_other'?: boolean;
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'planet': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
      readonly 'tech': number;
      readonly 'chosen': string;
      readonly 'number': number;
      readonly 'count': number;
      readonly 'side': 'offense' | 'defense' | 'none';
      readonly 'seats': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'tally': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
        readonly 'E': number;
        readonly 'F': number;
        readonly 'G': number;
        readonly 'H': number;
      };
    } | {
      readonly 'kind': 'encounter';
      readonly 'step': number;
      readonly 'at': number;
      readonly 'count': number;
      readonly 'side': 'offense' | 'defense' | 'none';
      readonly 'redraws': number;
    } | {
      readonly 'kind': 'turn';
      readonly 'step': number;
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
    } | {
      readonly 'kind': 'loss';
      readonly 'step': number;
      readonly 'cause': 'encounter' | 'effect' | 'deal' | 'sacrifice';
      readonly 'side': 'offense' | 'defense' | 'none';
      readonly 'fought': boolean;
      readonly 'batch': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
        readonly 'E': number;
        readonly 'F': number;
        readonly 'G': number;
        readonly 'H': number;
      };
      readonly 'removed': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
        readonly 'E': number;
        readonly 'F': number;
        readonly 'G': number;
        readonly 'H': number;
      };
      readonly 'healed': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
    } | {
      readonly 'kind': 'surrender';
      readonly 'step': number;
      readonly 'owner': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'chooser': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'count': number;
      readonly 'gate': boolean;
      readonly 'colonies_only': boolean;
      readonly 'spares_allied': boolean;
      readonly 'spared': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
    } | {
      readonly 'kind': 'home';
      readonly 'step': number;
      readonly 'owner': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'count': number;
      readonly 'from_warp': boolean;
      readonly 'allied': boolean;
      readonly 'not_to': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
    } | {
      readonly 'kind': 'draw';
      readonly 'step': number;
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'count': number;
      readonly 'drawn': number;
      readonly 'heard': boolean;
      readonly 'to': 'hand' | 'hoard' | 'open';
      readonly 'watcher': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'announced'?: boolean;
      readonly 'surplus'?: number;
      readonly 'by'?: string | null;
    } | {
      readonly 'kind': 'toss';
      readonly 'step': number;
      readonly 'from': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'first': number;
      readonly 'count': number;
      readonly 'reinforcements': boolean;
      readonly 'waits_for': number;
    } | {
      readonly 'kind': 'colony';
      readonly 'step': number;
      readonly 'gained': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'planet': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
    } | {
      readonly 'kind': 'renew';
      readonly 'step': number;
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'renewed'?: number;
      readonly 'keeps'?: boolean;
    } | {
      readonly 'kind': 'talks';
      readonly 'step': number;
      readonly 'side': 'offense' | 'defense' | 'none';
      readonly 'type': number;
    } | {
      readonly 'kind': 'spoils';
      readonly 'step': number;
      readonly 'taker': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'payer': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'count': number;
      readonly 'taken': number;
      readonly 'rewards': boolean;
      readonly 'refused': readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null)[];
      readonly 'picker': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'by': string | null;
      readonly 'gives_back': boolean;
      readonly 'quakes': number;
    } | {
      readonly 'kind': 'choice';
      readonly 'step': number;
      readonly 'what': 'aim' | 'load' | 'join' | 'redraw' | 'kicker' | 'card';
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'cancelled': boolean;
    })[];
  };
  readonly 'own': {
    readonly 'hand': {
      readonly 'plain': {
        readonly 'attack_m8'?: number;
        readonly 'attack_m6'?: number;
        readonly 'attack_m5'?: number;
        readonly 'attack_m4'?: number;
        readonly 'attack_m1'?: number;
        readonly 'attack_00': number;
        readonly 'attack_01': number;
        readonly 'attack_04': number;
        readonly 'attack_05': number;
        readonly 'attack_06': number;
        readonly 'attack_07': number;
        readonly 'attack_08': number;
        readonly 'attack_09': number;
        readonly 'attack_10': number;
        readonly 'attack_11': number;
        readonly 'attack_12': number;
        readonly 'attack_13': number;
        readonly 'attack_14': number;
        readonly 'attack_15': number;
        readonly 'attack_16'?: number;
        readonly 'attack_17'?: number;
        readonly 'attack_18'?: number;
        readonly 'attack_19'?: number;
        readonly 'attack_20': number;
        readonly 'attack_23': number;
        readonly 'attack_30': number;
        readonly 'attack_40': number;
        readonly 'negotiate': number;
        readonly 'morph': number;
        readonly 'kicker_m2'?: number;
        readonly 'kicker_m1'?: number;
        readonly 'kicker_0'?: number;
        readonly 'kicker_1'?: number;
        readonly 'kicker_2'?: number;
        readonly 'kicker_3'?: number;
        readonly 'kicker_4'?: number;
        readonly 'reinforcement_1'?: number;
        readonly 'reinforcement_2': number;
        readonly 'reinforcement_3': number;
        readonly 'reinforcement_4'?: number;
        readonly 'reinforcement_5': number;
        readonly 'card_zap': number;
        readonly 'cosmic_zap': number;
        readonly 'mobius_tubes': number;
        readonly 'plague': number;
        readonly 'force_field': number;
        readonly 'emotion_control': number;
        readonly 'quash': number;
        readonly 'ionic_gas': number;
        readonly 'flare_zap'?: number;
        readonly 'un_zap'?: number;
        readonly 'warp_break'?: number;
        readonly 'timegash'?: number;
        readonly 'keeper'?: number;
        readonly 'finder'?: number;
        readonly 'rebirth'?: number;
        readonly 'sanity'?: number;
        readonly 'hand_zap'?: number;
        readonly 'kicker_zap'?: number;
        readonly 'space_junk'?: number;
        readonly 'victory_boon'?: number;
        readonly 'solar_wind'?: number;
        readonly 'moon_zap'?: number;
        readonly 'lucre_levy'?: number;
        readonly 'wild_destiny'?: number;
      };
      readonly 'flares': readonly (string)[];
    };
    readonly 'hoard': {
      readonly 'plain': {
        readonly 'attack_m8'?: number;
        readonly 'attack_m6'?: number;
        readonly 'attack_m5'?: number;
        readonly 'attack_m4'?: number;
        readonly 'attack_m1'?: number;
        readonly 'attack_00': number;
        readonly 'attack_01': number;
        readonly 'attack_04': number;
        readonly 'attack_05': number;
        readonly 'attack_06': number;
        readonly 'attack_07': number;
        readonly 'attack_08': number;
        readonly 'attack_09': number;
        readonly 'attack_10': number;
        readonly 'attack_11': number;
        readonly 'attack_12': number;
        readonly 'attack_13': number;
        readonly 'attack_14': number;
        readonly 'attack_15': number;
        readonly 'attack_16'?: number;
        readonly 'attack_17'?: number;
        readonly 'attack_18'?: number;
        readonly 'attack_19'?: number;
        readonly 'attack_20': number;
        readonly 'attack_23': number;
        readonly 'attack_30': number;
        readonly 'attack_40': number;
        readonly 'negotiate': number;
        readonly 'morph': number;
        readonly 'kicker_m2'?: number;
        readonly 'kicker_m1'?: number;
        readonly 'kicker_0'?: number;
        readonly 'kicker_1'?: number;
        readonly 'kicker_2'?: number;
        readonly 'kicker_3'?: number;
        readonly 'kicker_4'?: number;
        readonly 'reinforcement_1'?: number;
        readonly 'reinforcement_2': number;
        readonly 'reinforcement_3': number;
        readonly 'reinforcement_4'?: number;
        readonly 'reinforcement_5': number;
        readonly 'card_zap': number;
        readonly 'cosmic_zap': number;
        readonly 'mobius_tubes': number;
        readonly 'plague': number;
        readonly 'force_field': number;
        readonly 'emotion_control': number;
        readonly 'quash': number;
        readonly 'ionic_gas': number;
        readonly 'flare_zap'?: number;
        readonly 'un_zap'?: number;
        readonly 'warp_break'?: number;
        readonly 'timegash'?: number;
        readonly 'keeper'?: number;
        readonly 'finder'?: number;
        readonly 'rebirth'?: number;
        readonly 'sanity'?: number;
        readonly 'hand_zap'?: number;
        readonly 'kicker_zap'?: number;
        readonly 'space_junk'?: number;
        readonly 'victory_boon'?: number;
        readonly 'solar_wind'?: number;
        readonly 'moon_zap'?: number;
        readonly 'lucre_levy'?: number;
        readonly 'wild_destiny'?: number;
      };
      readonly 'flares': readonly (string)[];
    };
    readonly 'aside': {
      readonly 'plain': {
        readonly 'attack_m8'?: number;
        readonly 'attack_m6'?: number;
        readonly 'attack_m5'?: number;
        readonly 'attack_m4'?: number;
        readonly 'attack_m1'?: number;
        readonly 'attack_00': number;
        readonly 'attack_01': number;
        readonly 'attack_04': number;
        readonly 'attack_05': number;
        readonly 'attack_06': number;
        readonly 'attack_07': number;
        readonly 'attack_08': number;
        readonly 'attack_09': number;
        readonly 'attack_10': number;
        readonly 'attack_11': number;
        readonly 'attack_12': number;
        readonly 'attack_13': number;
        readonly 'attack_14': number;
        readonly 'attack_15': number;
        readonly 'attack_16'?: number;
        readonly 'attack_17'?: number;
        readonly 'attack_18'?: number;
        readonly 'attack_19'?: number;
        readonly 'attack_20': number;
        readonly 'attack_23': number;
        readonly 'attack_30': number;
        readonly 'attack_40': number;
        readonly 'negotiate': number;
        readonly 'morph': number;
        readonly 'kicker_m2'?: number;
        readonly 'kicker_m1'?: number;
        readonly 'kicker_0'?: number;
        readonly 'kicker_1'?: number;
        readonly 'kicker_2'?: number;
        readonly 'kicker_3'?: number;
        readonly 'kicker_4'?: number;
        readonly 'reinforcement_1'?: number;
        readonly 'reinforcement_2': number;
        readonly 'reinforcement_3': number;
        readonly 'reinforcement_4'?: number;
        readonly 'reinforcement_5': number;
        readonly 'card_zap': number;
        readonly 'cosmic_zap': number;
        readonly 'mobius_tubes': number;
        readonly 'plague': number;
        readonly 'force_field': number;
        readonly 'emotion_control': number;
        readonly 'quash': number;
        readonly 'ionic_gas': number;
        readonly 'flare_zap'?: number;
        readonly 'un_zap'?: number;
        readonly 'warp_break'?: number;
        readonly 'timegash'?: number;
        readonly 'keeper'?: number;
        readonly 'finder'?: number;
        readonly 'rebirth'?: number;
        readonly 'sanity'?: number;
        readonly 'hand_zap'?: number;
        readonly 'kicker_zap'?: number;
        readonly 'space_junk'?: number;
        readonly 'victory_boon'?: number;
        readonly 'solar_wind'?: number;
        readonly 'moon_zap'?: number;
        readonly 'lucre_levy'?: number;
        readonly 'wild_destiny'?: number;
      };
      readonly 'flares': readonly (string)[];
    };
    readonly 'selected': string;
    readonly 'vetoed'?: string;
    readonly 'vetoed_kicker'?: string;
    readonly 'kicker'?: string;
    readonly 'beside'?: string;
    readonly 'must_play': string;
    readonly 'borrowed'?: readonly (string)[];
    readonly 'shown': {
      readonly 'plain': {
        readonly 'attack_m8'?: number;
        readonly 'attack_m6'?: number;
        readonly 'attack_m5'?: number;
        readonly 'attack_m4'?: number;
        readonly 'attack_m1'?: number;
        readonly 'attack_00': number;
        readonly 'attack_01': number;
        readonly 'attack_04': number;
        readonly 'attack_05': number;
        readonly 'attack_06': number;
        readonly 'attack_07': number;
        readonly 'attack_08': number;
        readonly 'attack_09': number;
        readonly 'attack_10': number;
        readonly 'attack_11': number;
        readonly 'attack_12': number;
        readonly 'attack_13': number;
        readonly 'attack_14': number;
        readonly 'attack_15': number;
        readonly 'attack_16'?: number;
        readonly 'attack_17'?: number;
        readonly 'attack_18'?: number;
        readonly 'attack_19'?: number;
        readonly 'attack_20': number;
        readonly 'attack_23': number;
        readonly 'attack_30': number;
        readonly 'attack_40': number;
        readonly 'negotiate': number;
        readonly 'morph': number;
        readonly 'kicker_m2'?: number;
        readonly 'kicker_m1'?: number;
        readonly 'kicker_0'?: number;
        readonly 'kicker_1'?: number;
        readonly 'kicker_2'?: number;
        readonly 'kicker_3'?: number;
        readonly 'kicker_4'?: number;
        readonly 'reinforcement_1'?: number;
        readonly 'reinforcement_2': number;
        readonly 'reinforcement_3': number;
        readonly 'reinforcement_4'?: number;
        readonly 'reinforcement_5': number;
        readonly 'card_zap': number;
        readonly 'cosmic_zap': number;
        readonly 'mobius_tubes': number;
        readonly 'plague': number;
        readonly 'force_field': number;
        readonly 'emotion_control': number;
        readonly 'quash': number;
        readonly 'ionic_gas': number;
        readonly 'flare_zap'?: number;
        readonly 'un_zap'?: number;
        readonly 'warp_break'?: number;
        readonly 'timegash'?: number;
        readonly 'keeper'?: number;
        readonly 'finder'?: number;
        readonly 'rebirth'?: number;
        readonly 'sanity'?: number;
        readonly 'hand_zap'?: number;
        readonly 'kicker_zap'?: number;
        readonly 'space_junk'?: number;
        readonly 'victory_boon'?: number;
        readonly 'solar_wind'?: number;
        readonly 'moon_zap'?: number;
        readonly 'lucre_levy'?: number;
        readonly 'wild_destiny'?: number;
      };
      readonly 'flares': readonly (string)[];
    };
    readonly 'received': {
      readonly 'plain': {
        readonly 'attack_m8'?: number;
        readonly 'attack_m6'?: number;
        readonly 'attack_m5'?: number;
        readonly 'attack_m4'?: number;
        readonly 'attack_m1'?: number;
        readonly 'attack_00': number;
        readonly 'attack_01': number;
        readonly 'attack_04': number;
        readonly 'attack_05': number;
        readonly 'attack_06': number;
        readonly 'attack_07': number;
        readonly 'attack_08': number;
        readonly 'attack_09': number;
        readonly 'attack_10': number;
        readonly 'attack_11': number;
        readonly 'attack_12': number;
        readonly 'attack_13': number;
        readonly 'attack_14': number;
        readonly 'attack_15': number;
        readonly 'attack_16'?: number;
        readonly 'attack_17'?: number;
        readonly 'attack_18'?: number;
        readonly 'attack_19'?: number;
        readonly 'attack_20': number;
        readonly 'attack_23': number;
        readonly 'attack_30': number;
        readonly 'attack_40': number;
        readonly 'negotiate': number;
        readonly 'morph': number;
        readonly 'kicker_m2'?: number;
        readonly 'kicker_m1'?: number;
        readonly 'kicker_0'?: number;
        readonly 'kicker_1'?: number;
        readonly 'kicker_2'?: number;
        readonly 'kicker_3'?: number;
        readonly 'kicker_4'?: number;
        readonly 'reinforcement_1'?: number;
        readonly 'reinforcement_2': number;
        readonly 'reinforcement_3': number;
        readonly 'reinforcement_4'?: number;
        readonly 'reinforcement_5': number;
        readonly 'card_zap': number;
        readonly 'cosmic_zap': number;
        readonly 'mobius_tubes': number;
        readonly 'plague': number;
        readonly 'force_field': number;
        readonly 'emotion_control': number;
        readonly 'quash': number;
        readonly 'ionic_gas': number;
        readonly 'flare_zap'?: number;
        readonly 'un_zap'?: number;
        readonly 'warp_break'?: number;
        readonly 'timegash'?: number;
        readonly 'keeper'?: number;
        readonly 'finder'?: number;
        readonly 'rebirth'?: number;
        readonly 'sanity'?: number;
        readonly 'hand_zap'?: number;
        readonly 'kicker_zap'?: number;
        readonly 'space_junk'?: number;
        readonly 'victory_boon'?: number;
        readonly 'solar_wind'?: number;
        readonly 'moon_zap'?: number;
        readonly 'lucre_levy'?: number;
        readonly 'wild_destiny'?: number;
      };
      readonly 'flares': readonly (string)[];
    };
    readonly 'offered': readonly (string)[];
    readonly 'face_down': string;
    readonly 'techs': readonly ('coldsleep_ship' | 'collapsium_hulls' | 'cosmic_field_generator' | 'delta_scanners' | 'energy_cloak' | 'enigma_device' | 'genesis_bomb' | 'gluon_mines' | 'infinity_drive' | 'lunar_cannon' | 'omega_missile' | 'plasma_thrusters' | 'precursor_seed' | 'prometheus' | 'qax' | 'quark_battery' | 'tech_scrambler' | 'vacuum_turbines' | 'warpspace_key' | 'xenon_lasers' | 'none')[];
    readonly 'tech_offer': readonly ('coldsleep_ship' | 'collapsium_hulls' | 'cosmic_field_generator' | 'delta_scanners' | 'energy_cloak' | 'enigma_device' | 'genesis_bomb' | 'gluon_mines' | 'infinity_drive' | 'lunar_cannon' | 'omega_missile' | 'plasma_thrusters' | 'precursor_seed' | 'prometheus' | 'qax' | 'quark_battery' | 'tech_scrambler' | 'vacuum_turbines' | 'warpspace_key' | 'xenon_lasers' | 'none')[];
    readonly 'under': string;
    readonly 'reply': number;
    readonly 'draft': {
      readonly 'gives': {
        readonly 'offense': {
          readonly 'named': readonly (string)[];
          readonly 'veiled': number;
          readonly 'of_type': {
            readonly 'attack': number;
            readonly 'negotiate': number;
            readonly 'morph': number;
            readonly 'reinforcement': number;
            readonly 'artifact': number;
            readonly 'flare': number;
            readonly 'kicker'?: number;
          };
          readonly 'choice': number;
          readonly 'random': number;
          readonly 'colony': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
          readonly 'ships': number;
          readonly 'ceded'?: boolean;
        };
        readonly 'defense': {
          readonly 'named': readonly (string)[];
          readonly 'veiled': number;
          readonly 'of_type': {
            readonly 'attack': number;
            readonly 'negotiate': number;
            readonly 'morph': number;
            readonly 'reinforcement': number;
            readonly 'artifact': number;
            readonly 'flare': number;
            readonly 'kicker'?: number;
          };
          readonly 'choice': number;
          readonly 'random': number;
          readonly 'colony': 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'none';
          readonly 'ships': number;
          readonly 'ceded'?: boolean;
        };
      };
      readonly 'freed': {
        readonly 'A': number;
        readonly 'B': number;
        readonly 'C': number;
        readonly 'D': number;
        readonly 'E': number;
        readonly 'F': number;
        readonly 'G': number;
        readonly 'H': number;
      };
    };
    readonly 'veiled': {
      readonly 'draft': readonly (string)[];
      readonly 'offers': {
        readonly 'offense': readonly (string)[];
        readonly 'defense': readonly (string)[];
      };
    };
    readonly 'known': readonly ({
      readonly 'holder': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'card': string;
    })[];
  };
  readonly 'derived': {
    readonly 'sides': {
      readonly 'offense': readonly ({
        readonly 'step': number;
        readonly 'source': 'card' | 'swap' | 'ships' | 'allies' | 'flagship' | 'effect' | 'kicker' | 'beside';
        readonly 'by': string | null;
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        readonly 'card': string;
        readonly 'known': boolean;
        readonly 'factor': number;
        readonly 'before': number;
        readonly 'after': number;
      })[];
      readonly 'defense': readonly ({
        readonly 'step': number;
        readonly 'source': 'card' | 'swap' | 'ships' | 'allies' | 'flagship' | 'effect' | 'kicker' | 'beside';
        readonly 'by': string | null;
        readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
        readonly 'card': string;
        readonly 'known': boolean;
        readonly 'factor': number;
        readonly 'before': number;
        readonly 'after': number;
      })[];
    };
    readonly 'rulings': readonly ({
      readonly 'step': number;
      readonly 'by': string | null;
      readonly 'seat': 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null;
      readonly 'winner': 'offense' | 'defense' | 'none';
    })[];
  };
};

export type CosmicMayfairView = CosmicView;

