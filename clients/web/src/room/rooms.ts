// Which room a match was played in, so that its end screen can ask for the rematch.

import { readSetting, writeSetting } from '../settings/storage';
import { connection } from '../wire/connection.svelte';

const KEY = 'sidera.rooms';
const KEPT = 30;

type Pairs = ReadonlyArray<readonly [match: string, room: string]>;

function pairs(): Pairs {
  try {
    const kept: unknown = JSON.parse(readSetting(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function rememberRoom(match: string, room: string): void {
  const others = pairs().filter(([other]) => other !== match);
  writeSetting(KEY, JSON.stringify([...others, [match, room]].slice(-KEPT)));
}

export function roomOf(match: string): string | undefined {
  return pairs().find(([other]) => other === match)?.[1];
}

/** Enters the old room once more and asks for the rematch; its room, or undefined. */
export async function rematchIn(room: string): Promise<string | undefined> {
  const entered = await connection.request({ type: 'enter', room, since: 0 });
  if (entered.type !== 'ack') return undefined;
  const answer = await connection.request({ type: 'rematch' });
  return answer.type === 'ack' ? answer.room : undefined;
}
