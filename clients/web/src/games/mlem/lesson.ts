// The first game of a newcomer: a scripted scenario, with a few words at each decision.

import scenario from '@games/mlem/lessons/first_flight.json';
import en from '@games/mlem/lessons/first_flight.en.json';
import it from '@games/mlem/lessons/first_flight.it.json';
import { lessonOf } from '../lesson';

export const lesson = lessonOf('first_flight', scenario, en, it);
