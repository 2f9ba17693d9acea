// The secret by which the server knows this browser's player.

import { dropSetting, readSetting, writeSetting } from '../settings/storage';

const KEY = 'sidera.secret';

export const secretStore = {
  read: (): string | undefined => readSetting(KEY),
  write: (secret: string): void => writeSetting(KEY, secret),
  drop: (): void => dropSetting(KEY),
};

export type SecretStore = typeof secretStore;
