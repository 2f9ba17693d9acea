import { expect, it } from 'vitest';
import { encounter, galaxy, player, ships } from './fixture';
import { flightsBetween } from './flights';
import type { Pub } from './types';

function withPlayer(pub: Pub, more: Parameters<typeof player>[1]): Pub {
  return { ...pub, players: { ...pub.players, B: player('B', more) } };
}

it('shows ships that are sent', () => {
  const before = galaxy({ encounters: [encounter({ sent: ships() })] });
  const fewer = { ...before.players.B.ships, B1: 3 };
  const after = withPlayer(galaxy({ encounters: [encounter({ sent: ships({ B: 1 }) })] }), {
    ships: fewer,
  });
  expect(flightsBetween(before, after)).toEqual([{ seat: 'B', from: 'B.B1', to: 'B.sent' }]);
});

it('shows ships that are lost, from each place', () => {
  const before = galaxy();
  const fewer = { ...before.players.B.ships, B1: 0, B2: 3 };
  const after = withPlayer(before, { ships: fewer, warp: 5 });
  expect(flightsBetween(before, after)).toEqual([
    { seat: 'B', from: 'B.B1', to: 'B.warp' },
    { seat: 'B', from: 'B.B2', to: 'B.warp' },
  ]);
});

it('shows ships that are put on a planet, from where they were taken before', () => {
  const home = (count: number, from_warp: boolean) => [
    { kind: 'home', owner: 'B' as const, count, from_warp },
  ];
  const more = { ...galaxy().players.B.ships, B1: 5 };
  for (const [from_warp, from] of [
    [true, 'B.warp'],
    [false, 'B.sent'],
  ] as const) {
    const before = galaxy({
      frames: home(1, from_warp),
      encounters: [encounter({ sent: ships() })],
    });
    const after = withPlayer({ ...before, frames: [] }, { ships: more });
    expect(flightsBetween(before, after)).toEqual([{ seat: 'B', from, to: 'B.B1' }]);
    expect(flightsBetween(before, before)).toEqual([]);
  }
});

it('shows nothing of what leaves the game or stays', () => {
  const before = galaxy();
  const fewer = { ...before.players.B.ships, B1: 0 };
  expect(flightsBetween(before, withPlayer(before, { ships: fewer }))).toEqual([]);
  expect(flightsBetween(before, before)).toEqual([]);
});
