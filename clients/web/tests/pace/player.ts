// Plays in the page by clicking and notes how long it had to wait. Runs in the browser, so nothing of
// the test's own is in the times.

/** From an answer of the player's to the next question, in milliseconds. */
export interface Stretch {
  /** Until the question stood on the screen. */
  readonly whole: number;
  /** Until the server had sent it: bots think, answers are stored. */
  readonly thinking: number;
  /** Events of others in between. */
  readonly others: number;
  readonly updates: number;
  readonly bytes: number;
}

export interface Played {
  readonly stretches: Stretch[];
  isOver: boolean;
  bytes: number;
  updates: number;
}

declare global {
  interface Window {
    played: Played;
  }
}

interface Message {
  readonly type: string;
  readonly you?: string;
  readonly decisions?: ReadonlyArray<{ readonly channel: string }>;
  readonly events?: ReadonlyArray<{ readonly event: { readonly seat?: string } }>;
  readonly standing?: { readonly over: boolean };
}

/** For addInitScript: listens to the connection and answers whatever the page asks. */
export function playByItself(seed: number): void {
  const played: Played = { stretches: [], isOver: false, bytes: 0, updates: 0 };
  window.played = played;
  let answered: number | undefined;
  let arrived: number | undefined;
  let [others, updates, bytes] = [0, 0, 0];
  let you = '';
  let luck = seed;

  const hear = (text: string): void => {
    const message = JSON.parse(text) as Message;
    if (message.type === 'room') you = message.you ?? '';
    if (message.type !== 'update') return;
    updates++;
    played.updates++;
    bytes += text.length;
    played.bytes += text.length;
    others += (message.events ?? []).filter(
      ({ event }) => event?.seat !== undefined && event.seat !== you,
    ).length;
    if (message.decisions?.some(({ channel }) => channel === 'main')) arrived = performance.now();
    if (message.standing?.over) played.isOver = true;
  };

  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('message', ({ data }) => hear(String(data)));
    }

    override send(text: string): void {
      if ((JSON.parse(text) as Message).type === 'answer') {
        answered = performance.now();
        arrived = undefined;
        [others, updates, bytes] = [0, 0, 0];
      }
      super.send(text);
    }
  };

  const click = (): void => {
    const buttons = [
      ...document.querySelectorAll<HTMLButtonElement>(
        '[role="group"][aria-label="Choices"] button:not([disabled])',
      ),
    ];
    luck = (luck * 1103515245 + 12345) % 2147483648;
    buttons[Math.floor((luck / 2147483648) * buttons.length)]?.click();
  };

  let clicked = 0;
  const look = (): void => {
    const isAsked =
      document.querySelector('[role="group"][aria-label="Choices"] button:not([disabled])') !==
      null;
    const now = performance.now();
    if (isAsked && answered !== undefined && arrived !== undefined) {
      const [whole, thinking] = [now - answered, arrived - answered];
      played.stretches.push({ whole, thinking, others, updates, bytes });
      answered = undefined;
    }
    if (isAsked && now - clicked > 60) {
      clicked = now;
      click();
    }
    if (!played.isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
