// Cosmic Encounter (Mayfair) among the games.

import type { GameCard } from '../known';

export const card: GameCard = {
  title: 'Cosmic Encounter (Mayfair)',
  about: {
    en: 'The classic edition: a cone with a black side, Edicts and one-shot flares.',
    it: 'L’edizione classica: un cono col lato nero, Editti e Flare da usare una volta sola.',
  },
  tint: '#3a2a70',
  stretch: 6000,
};
