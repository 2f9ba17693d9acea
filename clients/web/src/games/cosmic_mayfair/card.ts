// Cosmic Encounter (Mayfair) among the games.

import type { GameCard } from '../known';

export const card: GameCard = {
  title: 'Cosmic Encounter (Mayfair)',
  about: {
    en: 'The classic edition: flares, lucre and moons of trouble.',
    it: 'L’edizione classica: flare, lucre e lune piene di guai.',
  },
  tint: '#3a2a70',
};
