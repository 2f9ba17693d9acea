// Alien Frontiers among the games.

import type { GameCard } from '../known';

export const card: GameCard = {
  title: 'Alien Frontiers',
  about: {
    en: 'Dock dice as ships, settle eight territories of a strange planet.',
    it: 'Attracca dadi-astronave e colonizza gli otto territori di uno strano pianeta.',
  },
  tint: '#5a3326',
  stretch: 4500,
};
