import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import AlienEmblem from './AlienEmblem.svelte';
import { ALIEN_EMBLEMS, ALIENS, pathOf } from './emblems';

const EXPECTED = `amoeba anti_matter barbarian calculator chosen citadel clone cudgel dictator fido
  filch fodder gambler grudge hacker hate healer human kamikaze loser machine macron masochist mind
  mirror miser mite mutant observer oracle pacifist parasite philanthropist reincarnator remora
  reserve shadow sorcerer spiff tick_tock trader tripler vacuum virus void vulch warpish warrior
  will zombie`;

/** How many numbers a command of a path takes at a time. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

function problemOf(d: string): string | undefined {
  if (!/^[Mm]/.test(d)) return `does not begin with a move: ${d}`;
  for (const [step, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[command.toLowerCase()];
    const count = rest.match(NUMBER)?.length ?? 0;
    const isComplete = takes === 0 ? count === 0 : count > 0 && count % (takes ?? NaN) === 0;
    const isClean = rest.replace(NUMBER, '').trim() === '';
    if (!isComplete || !isClean) return `${step} in ${d}`;
  }
  return undefined;
}

describe('emblems of aliens', () => {
  it('are there for all fifty, by name', () => {
    expect(ALIENS).toEqual(EXPECTED.split(/\s+/));
    expect(ALIENS).toHaveLength(50);
  });

  it.each(ALIENS)('%s is made of paths a browser can draw', (alien) => {
    const shapes = ALIEN_EMBLEMS[alien];
    expect(shapes.map(({ d }) => problemOf(d)).filter((problem) => problem)).toEqual([]);
    for (const shape of shapes) expect(shape.fill ?? shape.line).toBeDefined();
  });

  it('have few inks besides the night', () => {
    for (const alien of ALIENS) {
      const inks = new Set(ALIEN_EMBLEMS[alien].flatMap(({ fill, line }) => [fill, line]));
      const seen = [...inks].filter((ink) => ink !== undefined && ink !== 'night');
      expect(seen.length, alien).toBeLessThanOrEqual(5);
    }
  });

  it('are drawn shape by shape, and hidden from those who hear the name anyway', () => {
    const { container } = render(AlienEmblem, { alien: 'void' });
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.getAttribute('width')).toBe('32');
    const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(drawn).toEqual(ALIEN_EMBLEMS.void.map((shape) => pathOf(shape)['d']));
  });

  it('are pictures with a name when they stand alone', () => {
    const { getByRole } = render(AlienEmblem, { alien: 'tick_tock', size: 96, title: 'Tick-Tock' });
    const svg = getByRole('img', { name: 'Tick-Tock' });
    expect(svg.getAttribute('aria-hidden')).toBeNull();
    expect(svg.getAttribute('height')).toBe('96');
  });
});
