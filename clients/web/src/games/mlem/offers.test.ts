import { describe, expect, it } from 'vitest';

import { offerSaying, offersAbout, offersOf } from '../../table/offers';
import type { Decision, Option } from '../../wire/types';
import { destination, landing } from './offers';

function option(notation: string, about: string, args: Record<string, number> = {}): Option {
  const said = Object.entries(args).map(([name, number]) => [name, { number }]);
  const label = { key: `option.${notation}`, args: Object.fromEntries(said) };
  return { code: notation.length, notation, about, label, lo: 0, hi: 0 };
}

function decision(...options: Option[]): Decision {
  const prompt = { key: 'prompt.select', args: {} };
  return { kind: 'select', channel: 'main', serial: 1, prompt, confirm: false, options };
}

const two = option('use:2', 'face:2', { count: 2, distance: 4 });
const confirm = option('confirm', 'rocket', { distance: 3, space: 10 });

describe('offers', () => {
  it('are found by the thing on the table and by their notation', () => {
    const offers = offersOf([decision(two, confirm)]);
    expect(offersAbout(offers, 'face:2').map((offer) => offer.option)).toEqual([two]);
    expect(offerSaying(offers, 'confirm')?.option).toBe(confirm);
    expect(offersAbout(offers, 'face:3')).toEqual([]);
  });
});

describe('destination', () => {
  it('is what the label says', () => {
    expect(destination(confirm, [], 7, 26)).toBe(10);
  });
  it('is the place of a landing', () => {
    expect(destination(option('deep', 'space:26'), [], 26, 26)).toBe(26);
  });
  it('adds the distance to the rocket, or to what is picked already', () => {
    expect(destination(two, offersOf([decision(two)]), 7, 26)).toBe(11);
    expect(destination(two, offersOf([decision(two, confirm)]), 7, 26)).toBe(14);
    expect(destination(two, [], 25, 26)).toBe(26);
  });
  it('is unknown for the rest', () => {
    expect(destination(option('stay', 'rocket'), [], 7, 26)).toBeUndefined();
  });
});

describe('landing', () => {
  it('is said relative to the rocket', () => {
    const said = (space: number) => landing(space, 12, 'land');
    expect([11, 12, 13].map(said)).toEqual(['land:-1', 'land', 'land:+1']);
  });

  it('names a space further off, and any while nobody lands', () => {
    expect([0, 10, 14, 26].map((space) => landing(space, 12, 'land'))).toEqual([
      'land@0',
      'land@10',
      'land@14',
      'land@26',
    ]);
    expect(landing(13, 12, 'select')).toBe('land@13');
  });
});
