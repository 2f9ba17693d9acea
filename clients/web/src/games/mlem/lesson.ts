// The first game of a newcomer: a scripted scenario, with a few words at each decision.

import scenario from '@games/mlem/lessons/first_flight.json';
import en from '@games/mlem/lessons/first_flight.en.json';
import it from '@games/mlem/lessons/first_flight.it.json';
import type { Pub } from './types';

export interface Words {
  readonly en: string;
  readonly it: string;
}

export interface LessonStep {
  readonly when: { readonly kind: Pub['asking'] };
  readonly say: Words;
  /** The answer the script goes on with. */
  readonly expect: string;
}

type Key = keyof typeof en & keyof typeof it;

function words(key: Key): Words {
  return { en: en[key], it: it[key] };
}

function step(key: Key, kind: Pub['asking'], expect: string): LessonStep {
  return { when: { kind }, say: words(key), expect };
}

export const lesson = {
  scenario,
  intro: words('intro'),
  steps: [
    step('step.1', 'board', 'board moon'),
    step('step.2', 'roll', 'roll'),
    step('step.3', 'select', 'use:2'),
    step('step.4', 'select', 'confirm'),
    step('step.5', 'roll', 'roll'),
    step('step.6', 'select', 'use:T'),
    step('step.7', 'select', 'confirm'),
    step('step.8', 'land', 'land'),
    step('step.9', 'board', 'board planet'),
    step('step.10', 'land', 'stay'),
    step('step.11', 'land', 'stay'),
    step('step.12', 'roll', 'roll'),
    step('step.13', 'select', 'use:T'),
    step('step.14', 'select', 'confirm'),
    step('step.15', 'land', 'land'),
    step('step.16', 'board', 'board parachute'),
    step('step.17', 'land', 'stay'),
    step('step.18', 'land', 'stay'),
    step('step.19', 'parachute', 'land'),
  ],
  outro: words('outro'),
};
