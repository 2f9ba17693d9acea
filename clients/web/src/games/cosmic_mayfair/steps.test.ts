import { expect, it } from 'vitest';
import { encounter, galaxy, ships, told } from '../cosmic/fixture';
import { encounterOf } from '../cosmic/lookups';
import type { CosmicView, Pub } from '../cosmic/types';
import { stepsBetween } from './steps';

const viewOf = (pub: Pub): CosmicView => ({ seat: 'A', pub }) as unknown as CosmicView;

it('a cone is turned by destiny, loaded, and then pointed', () => {
  const before = galaxy({ phase: 'discard', encounters: [encounter({ sent: ships() })] });
  const reversed = encounter({ destiny: 'reverse_b', reverse: true, sent: ships({ A: 1 }) });
  const after = galaxy({ phase: 'launch', encounters: [reversed] });
  const steps = stepsBetween(
    viewOf(before),
    viewOf(after),
    told(
      { kind: 'encounter_begins', seat: 'A', count: 2 },
      { kind: 'destiny_drawn', seat: 'A', destiny: 'reverse_b' },
      { kind: 'defense_named', seat: 'A', other: 'B' },
      { kind: 'ship_launched', seat: 'A', planet: 'A1' },
      { kind: 'gate_aimed', seat: 'A', planet: 'B3' },
    ),
  );
  const seen = steps.map(({ view }) => {
    const { pub } = view as CosmicView;
    const last = encounterOf(pub as Pub);
    return [pub.phase, last?.reverse ?? false, last?.sent.A, last?.target];
  });
  expect(seen[0]).toEqual(['interphase', false, 0, 'none']);
  expect(seen).toContainEqual(['destiny', true, 0, 'none']);
  expect(seen).toContainEqual(['launch', true, 1, 'none']);
  expect(seen.at(-1)).toEqual(['launch', true, 1, 'B3']);
});
