// MLEM among the games.

import type { GameCard } from '../known';

export const card: GameCard = {
  title: 'MLEM: Space Agency',
  about: {
    en: 'Send cats into space on one shaky rocket, and jump off in time.',
    it: 'Manda gatti nello spazio su un razzo traballante e salta giù in tempo.',
  },
  tint: '#2c3a78',
  stretch: 3000,
};
