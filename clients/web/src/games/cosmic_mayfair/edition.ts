// What the table shows differently in Mayfair's edition: its ten phases and the two sides of the cone.

import type { Edition } from '../cosmic/editions';

export const MAYFAIR: Edition = {
  phases: [
    'interphase',
    'regroup',
    'destiny',
    'launch',
    'offense_invites',
    'defense_invites',
    'alliance',
    'planning',
    'reveal',
    'resolution',
    'discard',
  ],
  hasSides: true,
};
