// The games the server can play, asked for once.

import { get } from '../wire/http';
import type { GameInfo, Said } from '../wire/types';

class Games {
  list = $state.raw<ReadonlyArray<GameInfo> | undefined>();
  problem = $state.raw<Said | undefined>();
  private isAsking = false;

  async load(): Promise<void> {
    if (this.list || this.isAsking) return;
    this.isAsking = true;
    const result = await get<ReadonlyArray<GameInfo>>('/api/games');
    this.isAsking = false;
    this.problem = result.ok ? undefined : result.why;
    if (result.ok) this.list = result.value;
  }

  find(name: string): GameInfo | undefined {
    return this.list?.find((game) => game.name === name);
  }
}

export const games = new Games();
