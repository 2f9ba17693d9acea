// The same table again.

import type { Room } from '../../room/room.svelte';
import { router } from '../../router/router.svelte';
import type { RoomState } from '../../wire/types';

/** Goes to the rematch; opens it if nobody has yet. */
export async function playAgain(room: Room, table: RoomState): Promise<void> {
  if (table.next !== undefined) {
    router.go({ name: 'table', room: table.next });
    return;
  }
  const answer = await room.act({ type: 'rematch' });
  if (answer.type === 'ack' && answer.room !== undefined)
    router.go({ name: 'table', room: answer.room });
}
