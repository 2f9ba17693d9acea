// Monolith among the games.

import type { GameCard } from '../known';

export const card: GameCard = {
  title: 'Monolith',
  about: {
    en: 'Fleets, colonies and trade on a wide map of stars.',
    it: 'Flotte, colonie e commerci su una grande mappa di stelle.',
  },
  tint: '#222a4a',
  stretch: 2200,
};
