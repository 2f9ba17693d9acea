import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import AlienEmblem from './AlienEmblem.svelte';
import en from '@games/cosmic/text/en.json';
import { INKS } from './inks';
import { ALIEN_EMBLEMS, ALIENS } from './emblems';

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
  it('are there for all aliens that have a text', () => {
    const named = Object.keys(en).filter((key) => /^alien\.[a-z_]+$/.test(key));
    expect(ALIENS).toEqual(named.map((key) => key.slice('alien.'.length)).sort());
    expect(ALIENS.length).toBeGreaterThanOrEqual(50);
  });

  it.each(ALIENS)('%s is made of paths a browser can draw', (alien) => {
    const paths = ALIEN_EMBLEMS[alien] ?? [];
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.map((path) => problemOf(path['d'] ?? '')).filter((problem) => problem)).toEqual(
      [],
    );
    for (const path of paths)
      expect(path['fill'] !== 'none' || path['stroke'] !== undefined).toBe(true);
  });

  it('have few inks besides the night, all from one box', () => {
    const box = new Set<string>(Object.values(INKS));
    for (const alien of ALIENS) {
      const all = (ALIEN_EMBLEMS[alien] ?? []).flatMap((path) => [path['fill'], path['stroke']]);
      const inks = new Set(all.filter((ink = 'none') => ink !== 'none').map((ink) => ink ?? ''));
      expect(
        [...inks].filter((ink) => !box.has(ink)),
        alien,
      ).toEqual([]);
      inks.delete(INKS.night);
      expect(inks.size, alien).toBeLessThanOrEqual(5);
    }
  });

  it('are drawn shape by shape, and hidden from those who hear the name anyway', () => {
    const { container } = render(AlienEmblem, { alien: 'void' });
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.getAttribute('width')).toBe('32');
    const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(drawn).toEqual(ALIEN_EMBLEMS['void']?.map((path) => path['d']));
    expect(drawn.length).toBeGreaterThan(0);
  });

  it('are pictures with a name when they stand alone', () => {
    const { getByRole } = render(AlienEmblem, { alien: 'tick_tock', size: 96, title: 'Tick-Tock' });
    const svg = getByRole('img', { name: 'Tick-Tock' });
    expect(svg.getAttribute('aria-hidden')).toBeNull();
    expect(svg.getAttribute('height')).toBe('96');
  });
});
