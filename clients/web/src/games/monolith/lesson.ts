// The first game of a newcomer: a scripted scenario, with a few words at each decision.

import scenario from '@games/monolith/lessons/first_command.json';
import en from '@games/monolith/lessons/first_command.en.json';
import it from '@games/monolith/lessons/first_command.it.json';
import { lessonOf } from '../lesson';

export const lesson = lessonOf('first_command', scenario, en, it);
