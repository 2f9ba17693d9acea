import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { gathered } from '../../../vite/texts';
import { GAMES } from '../list';
import { lessons, registry } from '../registry';
import { MAYFAIR } from './edition';

const ROOT = join(import.meta.dirname, '../../../../..');
const [name] = import.meta.dirname.split('/').slice(-1);
const textsOf = (language: string) =>
  gathered(join(ROOT, `games/${name}/text/${language}.json`))?.catalogue ?? {};

/** Of techs and variants that are the other edition's alone. */
const THEIRS = /tech|flagship|research|abandon|complete|most_|fewest|^setup\./;
/** What the table says of itself. */
const OURS = /^(table|phase|prompt|option|moment|event|item|role|sheet|score|report)\./;

describe.each([
  ['en', /\b(ships?|colony|colonies|encounters?|gate|negotiat\w*|compensation|artifacts?)\b/i],
  ['it', /\b(astronav\w*|coloni\w*|incontr\w*|portale|negoziat\w*|risarc\w*|artefatt\w*)\b/i],
])('the texts in %s', (language, others) => {
  const texts = textsOf(language);

  it('name every phase, and what can be ordered in it', () => {
    for (const phase of MAYFAIR.phases)
      for (const key of [
        `phase.${phase}`,
        `phase.${phase}.text`,
        `table.order.watch_${phase}.pass`,
        `table.order.act_${phase}.pass`,
      ])
        expect(texts, key).toHaveProperty([key]);
  });

  it('say what both sides of the cone mean', () => {
    for (const side of ['white', 'black'])
      for (const key of [`table.cone_${side}`, `table.cone_${side}.text`])
        expect(texts, key).toHaveProperty([key]);
  });

  it('have the words of this edition', () => {
    const strange = Object.entries(texts)
      .filter(([key, text]) => OURS.test(key) && !THEIRS.test(key) && key !== 'game.title' && text)
      .map(([key, text]) => [key, text.replaceAll(/\{\w+(?=\?|\})/g, '{')] as const)
      .filter(([, text]) => others.test(text));
    expect(strange).toEqual([]);
  });
});

it('has a table and a lesson', () => {
  expect(GAMES.map((game) => game.name)).toContain(name);
  expect(registry).toHaveProperty([name ?? '']);
  expect(lessons).toHaveProperty([name ?? '']);
});
