// The first game of a newcomer: a scripted scenario, with a few words at each decision.

import scenario from '@games/alien_frontiers/lessons/first_landing.json';
import en from '@games/alien_frontiers/lessons/first_landing.en.json';
import it from '@games/alien_frontiers/lessons/first_landing.it.json';
import { lessonOf } from '../lesson';

export const lesson = lessonOf('first_landing', scenario, en, it);
