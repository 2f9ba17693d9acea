// The first game of a newcomer in the older edition: a scripted scenario, with a few words at each decision.

import scenario from '@games/cosmic_mayfair/lessons/first_challenge.json';
import en from '@games/cosmic_mayfair/lessons/first_challenge.en.json';
import it from '@games/cosmic_mayfair/lessons/first_challenge.it.json';
import { lessonOf } from '../lesson';

export const lesson = lessonOf('first_challenge', scenario, en, it);
