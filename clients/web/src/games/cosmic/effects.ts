// Names of effects as the view writes them: "trader", "macron.2", "wild_trader", "card_zap",
// "energy_cloak" and "complete_energy_cloak".

import { ALIEN_EMBLEMS } from './emblems/emblems';

export interface EffectName {
  readonly kind: 'power' | 'wild' | 'super' | 'card' | 'tech';
  /** The alien, the card or the tech. */
  readonly of: string;
}

export function isAlien(name: string): boolean {
  return Object.hasOwn(ALIEN_EMBLEMS, name);
}

const TECHS: ReadonlySet<string> = new Set([
  'coldsleep_ship',
  'collapsium_hulls',
  'cosmic_field_generator',
  'delta_scanners',
  'energy_cloak',
  'enigma_device',
  'genesis_bomb',
  'gluon_mines',
  'infinity_drive',
  'lunar_cannon',
  'omega_missile',
  'plasma_thrusters',
  'precursor_seed',
  'prometheus',
  'qax',
  'quark_battery',
  'tech_scrambler',
  'vacuum_turbines',
  'warpspace_key',
  'xenon_lasers',
]);

export function effectName(effect: string): EffectName {
  const name = effect.replace(/\.\d+$/, '');
  const flare = /^(wild|super)_(.+)$/.exec(name);
  if (flare) return { kind: flare[1] as 'wild' | 'super', of: flare[2] ?? '' };
  const tech = name.replace(/^complete_/, '');
  if (TECHS.has(tech)) return { kind: 'tech', of: tech };
  return isAlien(name) ? { kind: 'power', of: name } : { kind: 'card', of: name };
}

/** The key of its name in the game's texts. */
export function nameKey({ kind, of }: EffectName): string {
  return kind === 'card' || kind === 'tech' ? `${kind}.${of}` : `alien.${of}`;
}

/** The key of the text that says what it does. */
export function textKey({ kind, of }: EffectName): string {
  if (kind === 'wild' || kind === 'super') return `alien.${of}.${kind}`;
  return `${nameKey({ kind, of })}.text`;
}

export function effectKey(effect: string): string {
  return nameKey(effectName(effect));
}
