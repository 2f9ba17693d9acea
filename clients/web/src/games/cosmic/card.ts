// Cosmic Encounter among the games.

import type { GameCard } from '../known';

export const card: GameCard = {
  title: 'Cosmic Encounter',
  about: {
    en: 'Negotiate, cheat and fight with an alien power of your own.',
    it: 'Tratta, bara e combatti con un potere alieno tutto tuo.',
  },
  tint: '#47175c',
  stretch: 6000,
};
