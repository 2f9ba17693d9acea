// The drawn emblem of each game.

import type { Component } from 'svelte';
import type { GameName } from '../known';
import AlienFrontiers from './AlienFrontiers.svelte';
import Cosmic from './Cosmic.svelte';
import CosmicMayfair from './CosmicMayfair.svelte';
import Mlem from './Mlem.svelte';
import Monolith from './Monolith.svelte';

export const emblems: Readonly<Record<GameName, Component>> = {
  mlem: Mlem,
  alien_frontiers: AlienFrontiers,
  monolith: Monolith,
  cosmic: Cosmic,
  cosmic_mayfair: CosmicMayfair,
};
