import { beforeAll, expect, test } from 'vitest';
import { catalogues } from '../text/catalogues.svelte';
import type { GameEvent } from '../wire/types';
import { storyOf } from './story';

const nameOf = (): string => 'Ada';
const stayed: GameEvent = {
  sequence: 1,
  kind: 'event',
  event: { kind: 'stayed', seat: 'A' },
  text: { key: 'event.stayed', args: { seat: { seat: 'A' } } },
};
const answered = { seat: 'A', label: { key: 'option.stay', args: {} } } as const;

beforeAll(() => catalogues.fetch('mlem', 'texts', 'en'));

test('a moment is told by its events', () => {
  const story = storyOf('mlem', { events: [stayed], answered }, nameOf);
  expect(story).toContain('Ada');
  expect(story).not.toContain('event.');
  expect(story).not.toMatch(/^Ada: /);
});

test('where nothing was told it says what was answered', () => {
  const story = storyOf('mlem', { events: [], answered }, nameOf);
  expect(story).toMatch(/^Ada: .+\.$/);
  expect(story).not.toContain('option.');
});

test('the start of a game has no story', () => {
  expect(storyOf('mlem', { events: [] }, nameOf)).toBe('');
});
