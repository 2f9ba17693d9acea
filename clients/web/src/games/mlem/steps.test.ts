import { expect, test } from 'vitest';
import type { GameEvent, MlemView } from '../../wire/types';
import { flightsBetween } from './flights';
import { stepsBetween } from './steps';
import type { Pub } from './types';

const none = { A: [], B: [], C: [], D: [], E: [] };
const site = { rows: [], moon_cats: [], cats: none };
const noDice = { 1: 0, 2: 0, 3: 0, 4: 0, T: 0 };
const thrown = { ...noDice, 2: 3 };

function view(change: object): MlemView {
  const pub = {
    rules: { seats: 2 },
    space: 0,
    failures: 0,
    thrown: noDice,
    crew: [],
    aboard: {},
    home: none,
    sites: { M1: site, P1: site },
    comet: none,
    galaxy: none,
    ...change,
  };
  return { seat: 'A', pub } as unknown as MlemView;
}

function told(...events: object[]): GameEvent[] {
  return events.map((event, at) => ({
    sequence: at + 1,
    kind: 'event',
    event,
    text: { key: '', args: {} },
  }));
}

const pubs = (steps: ReturnType<typeof stepsBetween>): Pub[] =>
  steps.map((step) => (step.view as MlemView).pub);

test('a throw is seen before the rocket moves, and its lost dice are told with it', () => {
  const before = view({ crew: ['A', 'B'] });
  const after = view({ crew: ['A', 'B'], space: 6 });
  const events = told(
    { kind: 'stayed', seat: 'B' },
    { kind: 'rolled', seat: 'A', dice: thrown },
    { kind: 'moved', seat: 'A', space: 6, count: 6 },
    { kind: 'dice_discarded', count: 3 },
  );
  const steps = stepsBetween(before, after, events);
  expect(steps.map((step) => step.events.length)).toEqual([2, 4]);
  expect(pubs(steps).map((pub) => [pub.space, pub.thrown[2]])).toEqual([
    [0, 3],
    [6, 0],
  ]);
  expect(steps.at(-1)?.view).toBe(after);
});

test('cats fly home one after the other, and the rocket goes back last', () => {
  const before = view({ crew: ['A', 'B'], space: 6 });
  const after = view({ failures: 1 });
  const steps = stepsBetween(
    before,
    after,
    told(
      { kind: 'rolled', seat: 'A', dice: thrown },
      { kind: 'crashed', space: 6, count: 1 },
      { kind: 'went_home', seat: 'A', cat: 'moon' },
      { kind: 'went_home', seat: 'B', cat: 'moon' },
      { kind: 'expedition_ended', count: 1 },
      { kind: 'expedition_begins', seat: 'B', count: 2 },
    ),
  );
  const all = [before.pub, ...pubs(steps)];
  const flights = all.slice(1).map((pub, at) => flightsBetween(all[at] ?? pub, pub));
  expect(flights.map((list) => list.map(({ seat, to }) => `${seat} ${to}`))).toEqual([
    [],
    [],
    ['A home.A'],
    ['B home.B'],
    [],
  ]);
  expect(pubs(steps).map((pub) => pub.space)).toEqual([6, 6, 6, 6, 0]);
});

test('a cat lands before the next expedition begins and others board', () => {
  const landed = { ...site, rows: ['B'], cats: { ...none, B: ['moon'] } };
  const before = view({ crew: ['B'], space: 6 });
  const after = view({ crew: ['A'], sites: { M1: site, P1: landed } });
  const steps = stepsBetween(
    before,
    after,
    told(
      { kind: 'landed_planet', seat: 'B', cat: 'moon', place: 'P1' },
      { kind: 'expedition_ended', count: 1 },
      { kind: 'expedition_begins', seat: 'A', count: 2 },
      { kind: 'boarded', seat: 'A', cat: 'deep' },
    ),
  );
  const [first, second, third] = pubs(steps);
  expect(first && flightsBetween(before.pub, first)).toEqual([
    { seat: 'B', from: 'crew.B', to: 'P1.B' },
  ]);
  expect(second?.space).toBe(0);
  expect(third && second && flightsBetween(second, third)).toEqual([
    { seat: 'A', from: 'home.A', to: 'crew.A' },
  ]);
});

test('events that move nothing make one step', () => {
  const after = view({});
  const events = told({ kind: 'stayed', seat: 'A' }, { kind: 'new_commander', seat: 'B' });
  expect(stepsBetween(view({}), after, events)).toEqual([{ view: after, events }]);
});
