// The first game of a newcomer: a scripted scenario, with a few words at each decision.

import scenario from '@games/monolith/lessons/first_command.json';
import en from '@games/monolith/lessons/first_command.en.json';
import it from '@games/monolith/lessons/first_command.it.json';
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
  name: 'first_command',
  intro: words('intro'),
  steps: [
    step('step.1', 'structure', 'build P1 spaceport'),
    step('step.2', 'structure_cell', 'at P1:-1,0'),
    step('step.3', 'ship', 'ship P1 cargo'),
    step('step.4', 'ship_cell', 'dock 9,6'),
    step('step.5', 'activate', 'use ship 1'),
    step('step.6', 'unit_action', 'move 7,16'),
    step('step.7', 'unit_action', 'conquer P4'),
    step('step.8', 'activate', 'use ship 2'),
    step('step.9', 'unit_action', 'move 9,8'),
    step('step.10', 'unit_action', 'attack ship 8,7'),
    step('step.11', 'activate', 'use turret P1:2,0'),
    step('step.12', 'unit_action', 'attack ship 8,7'),
    step('step.13', 'activate', 'end_turn'),
    step('step.14', 'structure', 'build P4 greenhouse'),
    step('step.15', 'structure_cell', 'at P4:2,0'),
    step('step.16', 'structure', 'done_building'),
    step('step.17', 'talk', 'trade B'),
    step('step.18', 'talk', 'gives A B = 20'),
    step('step.19', 'talk', 'gives B M = 10'),
    step('step.20', 'talk', 'with_ship A 10'),
    step('step.21', 'talk', 'secret'),
    step('step.22', 'talk', 'offer'),
    step('step.23', 'activate', 'use ship 10'),
    step('step.24', 'unit_action', 'load'),
    step('step.25', 'unit_action', 'move 14,6'),
    step('step.26', 'activate', 'end_turn'),
    step('step.27', 'structure', 'done_building'),
    step('step.28', 'activate', 'use ship 10'),
    step('step.29', 'unit_action', 'unload'),
    step('step.30', 'unit_action', 'load'),
    step('step.31', 'activate', 'use ship 8'),
    step('step.32', 'unit_action', 'move 35,19'),
    step('step.33', 'unit_action', 'attack defence 34,19'),
    step('step.34', 'activate', 'end_turn'),
    step('step.35', 'structure', 'done_building'),
    step('step.36', 'talk', 'ally B'),
    step('step.37', 'activate', 'use ship 10'),
    step('step.38', 'unit_action', 'move 9,6'),
    step('step.39', 'unit_action', 'unload'),
    step('step.40', 'activate', 'bombard P6'),
    step('step.41', 'activate', 'use ship 9'),
    step('step.42', 'unit_action', 'conquer P6'),
    step('step.43', 'share_victory', 'yes'),
  ],
  outro: words('outro'),
};
