import { describe, expect, it } from 'vitest';
import { effectKey, effectName, textKey } from './effects';
import { galaxy } from './fixture';
import { responseStack } from './responses';
import type { Frame } from './types';

const TURN: Frame = { kind: 'turn' };
const REVEALED: Frame = { kind: 'window', moment: 'revealed' };
const PLAY: Frame = { kind: 'play', effect: 'wild_trader', owner: 'B', cancelled: false };

describe('the stack of responses', () => {
  it('is empty when nothing is asked', () => {
    expect(responseStack(galaxy({ frames: [TURN, { kind: 'encounter' }] }))).toEqual([]);
  });

  it('says the moment of an open window', () => {
    const stack = responseStack(galaxy({ frames: [TURN, REVEALED] }));
    expect(stack).toEqual([{ kind: 'moment', moment: 'revealed' }]);
  });

  it('has plays in the order they were made, and the moment that is answered now', () => {
    const zap: Frame = { kind: 'play', effect: 'card_zap', owner: 'C', zapped: false };
    const frames = [TURN, REVEALED, PLAY, { kind: 'window', moment: 'card_played' }, zap];
    expect(responseStack(galaxy({ frames })).map((item) => item.kind)).toEqual(['play', 'play']);
    const asked = [...frames, { kind: 'window', moment: 'zapped' }];
    expect(responseStack(galaxy({ frames: asked })).at(-1)).toEqual({
      kind: 'moment',
      moment: 'zapped',
    });
  });

  it('shows what was cancelled', () => {
    const frames = [TURN, REVEALED, { ...PLAY, cancelled: true }];
    expect(responseStack(galaxy({ frames }))).toEqual([
      { kind: 'play', owner: 'B', effect: { kind: 'wild', of: 'trader' }, isCancelled: true },
    ]);
  });
});

describe('names of effects', () => {
  it('are powers, flares and cards', () => {
    expect(effectName('macron.2')).toEqual({ kind: 'power', of: 'macron' });
    expect(effectName('super_tick_tock')).toEqual({ kind: 'super', of: 'tick_tock' });
    expect(effectName('cosmic_zap')).toEqual({ kind: 'card', of: 'cosmic_zap' });
    expect(effectKey('wild_void')).toBe('alien.void');
    expect(effectKey('reinforcement_3')).toBe('card.reinforcement_3');
  });

  it('lead to what they do', () => {
    expect(textKey(effectName('macron.2'))).toBe('alien.macron.text');
    expect(textKey(effectName('wild_void'))).toBe('alien.void.wild');
    expect(textKey(effectName('quash'))).toBe('card.quash.text');
    expect(textKey(effectName('complete_lunar_cannon'))).toBe('tech.lunar_cannon.text');
  });
});
