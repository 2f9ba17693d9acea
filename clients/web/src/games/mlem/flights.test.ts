import { expect, test } from 'vitest';
import { flightsBetween } from './flights';
import type { Pub } from './types';

type Site = Pub['sites']['M1'];

const none = { A: [], B: [], C: [], D: [], E: [] };
const empty: Site = { rows: [], moon_cats: [], cats: none };

type Change = Omit<Partial<Pub>, 'sites'> & { readonly sites?: Partial<Pub['sites']> };

function pub(change: Change = {}): Pub {
  const sites = { M1: empty, P1: empty, ...change.sites };
  const rules = { seats: 2 };
  return { rules, crew: [], comet: none, galaxy: none, ...change, sites } as unknown as Pub;
}

test('nothing flies when nothing changes', () => {
  expect(flightsBetween(pub(), pub())).toEqual([]);
});

test('a cat boards from home, and goes back there', () => {
  const aboard = pub({ crew: ['A'] });
  expect(flightsBetween(pub(), aboard)).toEqual([{ seat: 'A', from: 'home.A', to: 'crew.A' }]);
  expect(flightsBetween(aboard, pub())).toEqual([{ seat: 'A', from: 'crew.A', to: 'home.A' }]);
});

test('a cat lands on its moon', () => {
  const site: Site = { ...empty, rows: [null, 'B'] };
  expect(flightsBetween(pub({ crew: ['B'] }), pub({ sites: { M1: site } }))).toEqual([
    { seat: 'B', from: 'crew.B', to: 'M1.1' },
  ]);
});

test('a second cat joins the first on a planet', () => {
  const site = (...cats: Site['cats']['A'][number][]): Site => ({
    ...empty,
    rows: ['A'],
    cats: { ...none, A: cats },
  });
  const before = pub({ crew: ['A'], sites: { P1: site('moon') } });
  const after = pub({ sites: { P1: site('moon', 'deep') } });
  expect(flightsBetween(before, after)).toEqual([{ seat: 'A', from: 'crew.A', to: 'P1.A' }]);
  expect(flightsBetween(after, before)).toEqual([{ seat: 'A', from: 'P1.A', to: 'crew.A' }]);
});

test('deep space is reached', () => {
  const after = pub({ galaxy: { ...none, B: ['deep'] } });
  expect(flightsBetween(pub({ crew: ['A', 'B'] }), after)).toContainEqual({
    seat: 'B',
    from: 'crew.B',
    to: 'galaxy.B',
  });
});
