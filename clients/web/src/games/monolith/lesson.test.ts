import { describe, expect, it } from 'vitest';

import en from '@games/monolith/lessons/first_command.en.json';
import italian from '@games/monolith/lessons/first_command.it.json';
import { lesson, scenario } from './lesson';

describe('the lesson', () => {
  it('explains exactly the answers of the newcomer in the scenario', () => {
    const answers = scenario.when.filter((line) => line.startsWith('A: '));
    expect(lesson.steps.map((step) => `A: ${step.expect}`)).toEqual(answers);
  });
  it('has the same texts in both languages, none of them long', () => {
    expect(Object.keys(italian)).toEqual(Object.keys(en));
    expect(Object.keys(en)).toHaveLength(lesson.steps.length + 2);
    for (const text of [...Object.values(en), ...Object.values(italian)]) {
      expect(text.length).toBeGreaterThan(40);
      expect(text.length).toBeLessThan(260);
    }
  });
});
