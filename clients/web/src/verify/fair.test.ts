import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, seedOf } from './fair';
import { sha256 } from './sha256';

const reference = (text: string): string => createHash('sha256').update(text).digest('hex');

test('known fingerprints', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('the same as everybody else’s', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(reference(text));
    }),
  );
});

test('promise and seed as docs/fair-dice.md says', () => {
  expect(commitmentOf('m1', 'aa')).toBe(reference('sidera fair dice 1\nm1\naa'));
  expect(seedOf('m1', 'aa', ['x', '', 'z'])).toBe(
    reference('sidera seed 1\nm1\naa\nx\n\nz').slice(0, 32),
  );
});
