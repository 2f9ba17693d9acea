// How this browser likes its tables: motion, sound, colours, speed, opponents.

import { readSetting, writeSetting } from './storage';

const KEY = 'sidera.settings';

export type Motion = 'system' | 'on' | 'off';
export type Palette = 'night' | 'contrast';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export interface SettingValues {
  readonly motion: Motion;
  /** Not chosen yet: only with other people. */
  readonly turnSound: boolean | undefined;
  readonly palette: Palette;
  readonly speed: Speed;
  /** The level of the bots, by game. */
  readonly bots: Readonly<Record<string, string>>;
}

const STANDARD: SettingValues = {
  motion: 'system',
  turnSound: undefined,
  palette: 'night',
  speed: 'normal',
  bots: {},
};

/** How long each position stays at least, in milliseconds. */
const PACE: Readonly<Record<Speed, number>> = { slow: 1000, normal: 450, fast: 180, instant: 0 };

function kept(): SettingValues {
  try {
    const values: unknown = JSON.parse(readSetting(KEY) ?? '{}');
    return typeof values === 'object' ? { ...STANDARD, ...values } : STANDARD;
  } catch {
    return STANDARD;
  }
}

class Settings {
  values = $state.raw<SettingValues>(kept());

  set(change: Partial<SettingValues>): void {
    this.values = { ...this.values, ...change };
    writeSetting(KEY, JSON.stringify(this.values));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset['palette'] = this.values.palette;
    root.dataset['motion'] = this.isStill ? 'off' : 'on';
  }

  /** Nothing moves on the screen. */
  get isStill(): boolean {
    if (this.values.motion !== 'system') return this.values.motion === 'off';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  hasTurnSound(isWithPeople: boolean): boolean {
    return this.values.turnSound ?? isWithPeople;
  }

  get pace(): number {
    return this.isStill ? 0 : PACE[this.values.speed];
  }
}

export const settings = new Settings();
