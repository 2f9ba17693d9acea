// The first game of a newcomer: a scripted scenario, with a few words at each decision.

import scenario from '@games/alien_frontiers/lessons/first_landing.json';
import en from '@games/alien_frontiers/lessons/first_landing.en.json';
import it from '@games/alien_frontiers/lessons/first_landing.it.json';
import type { Lesson, LessonStep, Words } from '../lesson';

type Key = keyof typeof en & keyof typeof it;

function words(key: Key): Words {
  return { en: en[key], it: it[key] };
}

function step(key: Key, kind: string, expect: string): LessonStep {
  return { kind, say: words(key), expect };
}

export { scenario };

export const lesson: Lesson = {
  name: 'first_landing',
  intro: words('intro'),
  steps: [
    step('step.1', 'roll', 'roll'),
    step('step.2', 'main', 'dock solar 5'),
    step('step.3', 'main', 'dock lunar 2'),
    step('step.4', 'main', 'dock lunar 4'),
    step('step.5', 'main', 'end_turn'),
    step('step.6', 'roll', 'roll'),
    step('step.7', 'main', 'power booster_pod'),
    step('step.8', 'booster_ship', 'ship 3'),
    step('step.9', 'main', 'dock yard 4'),
    step('step.10', 'main', 'dock solar 6'),
    step('step.11', 'main', 'end_turn'),
    step('step.12', 'roll', 'roll'),
    step('step.13', 'main', 'dock raiders 1'),
    step('step.14', 'raid_mode', 'raid resources'),
    step('step.15', 'raid_pick', 'take B ore'),
    step('step.16', 'raid_pick', 'take B ore'),
    step('step.17', 'raid_pick', 'take B ore'),
    step('step.18', 'raid_pick', 'take B fuel'),
    step('step.19', 'main', 'dock hub 6'),
    step('step.20', 'main', 'end_turn'),
    step('step.21', 'end_return', 'give_back 1'),
    step('step.22', 'roll', 'roll'),
    step('step.23', 'main', 'dock constructor 5'),
    step('step.24', 'place_colony', 'place lem'),
    step('step.25', 'main', 'dock solar 3'),
    step('step.26', 'main', 'end_turn'),
    step('step.27', 'roll', 'roll'),
    step('step.28', 'main', 'dock market 2'),
    step('step.29', 'main', 'trade'),
    step('step.30', 'main', 'dock artifact 6'),
    step('step.31', 'main', 'dock artifact 3'),
    step('step.32', 'main', 'claim'),
    step('step.33', 'claim_card', 'card alien_monument'),
  ],
  outro: words('outro'),
};
