import { describe, expect, it } from 'vitest';

import { lessonOf } from './lesson';
import { lessons } from './registry';

describe('a lesson', () => {
  it('speaks at the answers of the newcomer, and at no other', () => {
    const scenario = { when: ['A: roll', 'B: roll', 'A: gives A B = 10'] };
    const en = { intro: 'hello', 'step.1': 'first', 'step.2': 'second', outro: 'bye' };
    const it = { intro: 'ciao', 'step.1': 'primo', 'step.2': 'secondo', outro: 'addio' };
    expect(lessonOf('test', scenario, en, it)).toEqual({
      name: 'test',
      intro: { en: 'hello', it: 'ciao' },
      steps: [
        { say: { en: 'first', it: 'primo' }, expect: 'roll' },
        { say: { en: 'second', it: 'secondo' }, expect: 'gives A B = 10' },
      ],
      outro: { en: 'bye', it: 'addio' },
    });
  });
});

describe.each(Object.entries(lessons))('the lesson of %s', (_game, load) => {
  it('has words for every step in both languages, none of them long', async () => {
    const lesson = await load();
    expect(lesson.steps.length).toBeGreaterThan(9);
    for (const { en, it } of [lesson.intro, ...lesson.steps.map(({ say }) => say), lesson.outro])
      for (const text of [en, it]) {
        expect(text.length).toBeGreaterThan(40);
        expect(text.length).toBeLessThan(260);
      }
  });
});
