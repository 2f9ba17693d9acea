// The first game of a newcomer: a scripted scenario, with a few words at each decision.

import scenario from '@games/cosmic/lessons/first_encounter.json';
import en from '@games/cosmic/lessons/first_encounter.en.json';
import it from '@games/cosmic/lessons/first_encounter.it.json';
import { lessonOf } from '../lesson';

export const lesson = lessonOf('first_encounter', scenario, en, it);
