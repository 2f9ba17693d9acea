// What is being answered: the plays that are not finished, and the moment somebody is asked about.

import type { Seat } from '../../wire/types';
import { effectName, type EffectName } from './effects';
import type { Frame, Pub } from './types';

export interface PlayItem {
  readonly kind: 'play';
  readonly owner: Seat;
  readonly effect: EffectName;
  readonly isCancelled: boolean;
}

export interface MomentItem {
  readonly kind: 'moment';
  readonly moment: string;
}

export type Item = PlayItem | MomentItem;

function itemOf(frame: Frame): Item | undefined {
  if (frame.kind === 'window' && frame.moment && frame.moment !== 'never')
    return { kind: 'moment', moment: frame.moment };
  if (frame.kind !== 'play' || !frame.effect || !frame.owner) return undefined;
  return {
    kind: 'play',
    owner: frame.owner,
    effect: effectName(frame.effect),
    isCancelled: (frame.cancelled ?? false) || (frame.zapped ?? false),
  };
}

/** From what began first to what is answered now. A window that a play came out of says nothing. */
export function responseStack(pub: Pub): readonly Item[] {
  const items = pub.frames.map(itemOf).filter((item) => item !== undefined);
  return items.filter((item, at) => item.kind === 'play' || at === items.length - 1);
}
