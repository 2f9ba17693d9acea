import { describe, expect, it } from 'vitest';

import type { GameEvent } from '../../wire/types';
import { event, planet, player, position, props, ship } from './fixture';
import { planetOn } from './lookups';
import { stepsBetween } from './steps';
import type { MonolithView, Planet, Pub } from './types';

const viewOf = (pub: Pub): MonolithView => props(pub, []).view;

function told(...events: object[]): GameEvent[] {
  return events.map((what, at) => event(at + 1, what));
}

function stepsOf(before: Pub, after: Pub, ...events: object[]) {
  const last = viewOf(after);
  const steps = stepsBetween(viewOf(before), last, told(...events));
  expect(steps.at(-1)?.view).toBe(last);
  expect(steps.at(-1)?.events).toHaveLength(events.length);
  return steps.map((step) => (step.view as MonolithView).pub);
}

/** A position with other ships of two players. */
function fleets(own: readonly string[], others: readonly string[], some: Partial<Pub> = {}): Pub {
  const before = position(some);
  const fleet = (cells: readonly string[]) =>
    player({ ships: cells.map((cell, i) => ship(i + 1, cell)) });
  return { ...before, players: { ...before.players, A: fleet(own), B: fleet(others) } };
}

const cellsOf = (pub: Pub, seat: 'A' | 'B') => pub.players[seat].ships.map(({ cell }) => cell);

function withHome(pub: Pub, change: (home: Planet) => Planet): Pub {
  return { ...pub, planets: pub.planets.map((each) => (each.panel === 1 ? change(each) : each)) };
}

describe('steps', () => {
  it('move a ship, show the shot, and only then remove what was hit', () => {
    const before = fleets(['12,6'], ['9,6']);
    const pubs = stepsOf(
      before,
      fleets(['10,6'], []),
      { kind: 'activated', seat: 'A', thing: 'small', number: 1, cell: '12,6' },
      { kind: 'moved', seat: 'A', thing: 'small', number: 1, from: '12,6', cell: '10,6' },
      { kind: 'attacked', seat: 'A', other: 'B', from: '10,6', cell: '9,6' },
      { kind: 'destroyed', seat: 'A', other: 'B', thing: 'small', number: 1, cell: '9,6' },
      { kind: 'eliminated', seat: 'B' },
    );
    expect(pubs.map((pub) => [cellsOf(pub, 'A'), cellsOf(pub, 'B')])).toEqual([
      [['10,6'], ['9,6']],
      [['10,6'], ['9,6']],
      [['10,6'], []],
    ]);
  });

  it('build one thing after the other', () => {
    const before = fleets([], []);
    const after = withHome(fleets(['9,6'], []), (home) => ({
      ...home,
      cells: home.cells.map((cell, i) => (i === 8 ? 'spaceport' : cell)),
    }));
    const pubs = stepsOf(
      before,
      after,
      { kind: 'structure_built', seat: 'A', panel: 1, spot: '-1,2', content: 'spaceport' },
      { kind: 'ship_built', seat: 'A', thing: 'small', number: 1, cell: '9,6' },
    );
    expect(pubs.map((pub) => planetOn(pub, 1)?.cells[8])).toEqual(['spaceport', 'spaceport']);
    expect(pubs.map((pub) => cellsOf(pub, 'A'))).toEqual([[], ['9,6']]);
  });

  it('bombard a planet before it changes hands; forests stay', () => {
    const bare = (home: Planet): Planet => ({
      ...home,
      owner: 'B',
      cells: home.cells.map((cell) => (cell === 'furnace' || cell === 'cannon' ? 'empty' : cell)),
    });
    const pubs = stepsOf(
      position(),
      withHome(position(), bare),
      { kind: 'bombarded', seat: 'B', other: 'A', panel: 1, count: 2 },
      { kind: 'conquered', seat: 'B', other: 'A', panel: 1 },
    );
    const homes = pubs.map((pub) => planetOn(pub, 1));
    expect(homes.map((home) => home?.owner)).toEqual(['A', 'B']);
    expect(homes[0]?.cells).toEqual(homes[1]?.cells);
    expect(homes[0]?.cells.slice(0, 8)).toContain('forest');
  });

  it('take turrets, stations and what stands on asteroids from where they were', () => {
    const before = position();
    const after: Pub = {
      ...withHome(before, (home) => ({ ...home, cells: planet(1, '6,6').cells })),
      players: { ...before.players, B: player() },
      asteroids: [],
    };
    const shots = ['5,8', '20,12', '14,3'].map((cell) => ({ kind: 'attacked', seat: 'A', cell }));
    const [turret, station, drill] = [
      { thing: 'cannon', other: 'A', cell: '5,8' },
      { thing: 'station', other: 'B', cell: '20,12' },
      { thing: 'drill', other: 'A', cell: '14,3' },
    ].map((what) => ({ kind: 'destroyed', seat: 'B', number: 0, ...what }));
    const pubs = stepsOf(
      before,
      after,
      ...[shots[0], turret, shots[1], station, shots[2], drill].map((each) => each ?? {}),
      { kind: 'asteroid_destroyed', seat: 'B', cell: '14,3' },
    );
    expect(pubs.map((pub) => planetOn(pub, 1)?.cells[7])).toEqual([
      'cannon',
      ...Array.from({ length: 6 }, () => 'empty'),
    ]);
    expect(pubs.map((pub) => pub.players.B.stations.length)).toEqual([1, 1, 1, 0, 0, 0, 0]);
    expect(pubs[5]?.asteroids.map(({ holds }) => holds)).toEqual(['none', 'none']);
  });

  it('put a station or a drill where it will be', () => {
    const before = position();
    const rock = { cell: '12,3', holds: 'drill' as const, owner: 'A' as const };
    const placed = before.asteroids.map((each) =>
      each.cell === '12,3' ? { ...each, ...rock } : each,
    );
    const after = { ...fleets(['9,5'], []), asteroids: placed };
    const pubs = stepsOf(
      fleets(['9,6'], []),
      after,
      { kind: 'structure_placed', seat: 'A', thing: 'drill', number: 1, cell: '12,3' },
      { kind: 'moved', seat: 'A', thing: 'cargo', number: 1, from: '9,6', cell: '9,5' },
    );
    expect(pubs[0]?.asteroids).toEqual(placed);
    expect(pubs.map((pub) => cellsOf(pub, 'A'))).toEqual([['9,6'], ['9,5']]);
  });

  it('are one where nothing moves, and bear what they do not know', () => {
    const events = [{ kind: 'turn_begins', seat: 'A' }, { kind: 'razed' }, { kind: 'destroyed' }];
    expect(stepsOf(position(), position(), ...events)).toHaveLength(1);
  });
});
