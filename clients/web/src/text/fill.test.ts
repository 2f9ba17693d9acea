import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill } from './fill';

const number = (n: number) => ({ text: String(n), number: n });

test('replaces arguments and choices', () => {
  expect(fill('{who} rolls {n} {n?die|dice}', { who: { text: 'Ada' }, n: number(1) })).toBe(
    'Ada rolls 1 die',
  );
  expect(fill('{n?die|dice}', { n: number(2) })).toBe('dice');
  expect(fill('{n?die|dice}', { n: number(-1) })).toBe('die');
  expect(fill('{n?|s}', { n: number(0) })).toBe('s');
});

test('two braces write one', () => {
  expect(fill('{{n}} {{', { n: number(1) })).toBe('{n} {');
});

test('what lacks its argument appears as its name', () => {
  expect(fill('{a} {b?x|y}', {})).toBe('{a} {b}');
  expect(fill('{a?x|y}', { a: { text: 'no number' } })).toBe('{a}');
  expect(fill('{toString}', {})).toBe('{toString}');
});

test('from a fault on, a pattern appears as it is', () => {
  expect(fill('{a} {b', { a: { text: 'A' }, b: { text: 'B' } })).toBe('A {b');
  expect(fill('x } {a}', { a: { text: 'A' } })).toBe('x } {a}');
  expect(fill('{a b} {c}', { c: { text: 'C' } })).toBe('{a b} {c}');
  expect(fill('{a?one}', { a: number(1) })).toBe('{a?one}');
  expect(fill('{a?x|y|z}', { a: number(1) })).toBe('{a?x|y|z}');
  expect(fill('{}', {})).toBe('{}');
});

test('any text survives when its braces are doubled', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const pattern = text.replaceAll('{', '{{').replaceAll('}', '}}');
      expect(fill(pattern, {})).toBe(text);
    }),
  );
});

test('never fails, whatever the pattern', () => {
  const pattern = fc
    .array(fc.constantFrom('{', '}', '?', '|', 'a', 'n', ' '))
    .map((parts) => parts.join(''));
  fc.assert(fc.property(pattern, (text) => typeof fill(text, { n: number(3) }) === 'string'));
});
