import { expect, test } from 'vitest';
import { partsOf, searched, sectionsOf } from './sections';

const sections = sectionsOf({
  'section.take': 'Takeoff',
  'ML-TAKE-1': 'Perché si parte (ML-AST-PARACHUTE-1).',
  'ML-TAKE-2': 'Nobody stays.',
  'section.land': 'Landing',
  'ML-LAND-1': 'Land with option `ufo`.',
});

test('sections have their rules in order', () => {
  expect(sections.map(({ title, rules }) => [title, rules.length])).toEqual([
    ['Takeoff', 2],
    ['Landing', 1],
  ]);
});

test('search finds ids and words without accents, all words together', () => {
  const ids = (query: string) =>
    searched(sections, query).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('perche')).toEqual(['ML-TAKE-1']);
  expect(ids('ml-take')).toEqual(['ML-TAKE-1', 'ML-TAKE-2']);
  expect(ids('landing option')).toEqual(['ML-LAND-1']);
  expect(ids('nobody lands')).toEqual([]);
});

test('ids become links, back quotes become code', () => {
  expect(partsOf('See ML-AST-PARACHUTE-1 or `ufo`.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'rule', text: 'ML-AST-PARACHUTE-1' },
    { kind: 'text', text: ' or ' },
    { kind: 'code', text: 'ufo' },
    { kind: 'text', text: '.' },
  ]);
});
