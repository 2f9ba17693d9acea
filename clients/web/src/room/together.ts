// What belongs together: several answers that make one movement and one line of the log.

import type { Argument, GameEvent, Said, Update } from '../wire/types';

/** Who did what, if it is something that somebody did. */
function deedOf({ kind, event }: GameEvent): string | undefined {
  if (kind !== 'event' || typeof event !== 'object' || event === null) return undefined;
  const deed = event as { readonly kind?: unknown; readonly seat?: unknown };
  return typeof deed.seat === 'string' ? `${String(deed.kind)} ${deed.seat}` : undefined;
}

export function isSameDeed(before: GameEvent | undefined, after: GameEvent | undefined): boolean {
  const deed = before && deedOf(before);
  return deed !== undefined && after !== undefined && deed === deedOf(after);
}

export function asks({ decisions }: Update): boolean {
  return decisions.some(({ channel }) => channel === 'main');
}

/** Both as one, if there was nothing to see in one of them, or only more of the same. */
export function joined(before: Update, after: Update): Update | undefined {
  if (asks(before)) return undefined;
  const isPlain = before.events.length === 0 || after.events.length === 0;
  if (!isPlain && !isSameDeed(before.events.at(-1), after.events[0])) return undefined;
  return { ...after, events: [...before.events, ...after.events] };
}

/** One line of the log: what it says, and all that it tells of. */
export interface Line {
  readonly text: Said;
  readonly events: readonly [GameEvent, ...GameEvent[]];
  readonly last: GameEvent;
}

const sameArgument = (one: Argument | undefined, other: Argument | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The one argument in which sentences of the same key differ; none if there are several. */
function difference(texts: ReadonlyArray<Said>): string | undefined {
  const [first, ...rest] = texts;
  const names = Object.keys(first?.args ?? {}).filter((name) =>
    rest.some(({ args }) => !sameArgument(args[name], first?.args[name])),
  );
  return names.length === 1 ? names[0] : undefined;
}

/**
 * Sentences about the same deed one after the other, as one. A game has a sentence for many where
 * it wants that: its key ends in ".many", it knows how many (`n`) and lists what differs.
 */
export function linesOf(
  events: ReadonlyArray<GameEvent>,
  hasText: (key: string) => boolean,
): ReadonlyArray<Line> {
  const lines: Line[] = [];
  for (const event of events) {
    const line = lines.at(-1);
    const goesOn =
      line !== undefined &&
      isSameDeed(line.last, event) &&
      line.last.text.key === event.text.key &&
      hasText(`${event.text.key}.many`);
    const grown = goesOn ? many([...line.events, event]) : undefined;
    if (grown) lines.splice(-1, 1, grown);
    else lines.push({ text: event.text, events: [event], last: event });
  }
  return lines;
}

function many(events: readonly [GameEvent, ...GameEvent[]]): Line | undefined {
  const texts = events.map(({ text }) => text);
  const name = difference(texts);
  const [{ text: first }] = events;
  const isSame = texts.every((text) => JSON.stringify(text) === JSON.stringify(first));
  if (name === undefined && !isSame) return undefined;
  const each = name === undefined ? [] : texts.map(({ args }) => args[name] as Argument);
  const different = each.filter(
    (one, at) => each.findIndex((other) => sameArgument(one, other)) === at,
  );
  const list: Argument = {
    list: different.map((argument) => ({ key: '{it}', args: { it: argument } })),
  };
  return {
    text: {
      key: `${first.key}.many`,
      args: {
        ...first.args,
        n: { number: events.length },
        ...(name === undefined ? {} : { [name]: list }),
      },
    },
    events,
    last: events.at(-1) ?? events[0],
  };
}
