// Names of effects as the view writes them: "trader", "macron.2", "wild_trader", "card_zap".

import { ALIEN_EMBLEMS, type Alien } from './emblems/emblems';

export interface EffectName {
  readonly kind: 'power' | 'wild' | 'super' | 'card';
  /** The alien, or the card. */
  readonly of: string;
}

export function isAlien(name: string): name is Alien {
  return Object.hasOwn(ALIEN_EMBLEMS, name);
}

export function effectName(effect: string): EffectName {
  const name = effect.replace(/\.\d+$/, '');
  const flare = /^(wild|super)_(.+)$/.exec(name);
  if (flare) return { kind: flare[1] as 'wild' | 'super', of: flare[2] ?? '' };
  return isAlien(name) ? { kind: 'power', of: name } : { kind: 'card', of: name };
}

/** The key of its name in the game's texts. */
export function effectKey(effect: string): string {
  const { kind, of } = effectName(effect);
  return kind === 'card' ? `card.${of}` : `alien.${of}`;
}
