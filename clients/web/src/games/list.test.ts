import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { gathered } from '../../vite/texts';
import { KNOWN_GAMES } from './known';
import { GAMES, own, shared } from './list';
import { registry } from './registry';

const EDITIONS = [{ name: 'old' }, { name: 'new', folder: 'old' }];

test('an edition takes from the folder it shares what it has not itself', () => {
  const tables = { './old/Table.svelte': 'table', './other/Table.svelte': 'other' };
  expect(shared(tables, 'Table.svelte', EDITIONS)).toEqual({ old: 'table', new: 'table' });
  const cards = { './old/card.ts': 'one', './new/card.ts': 'two' };
  expect(shared(cards, 'card.ts', EDITIONS)).toEqual({ old: 'one', new: 'two' });
});

test('it does not take what each has for itself', () => {
  expect(own({ './old/lesson.ts': 'lesson' }, 'lesson.ts', EDITIONS)).toEqual({ old: 'lesson' });
});

test('games of the list have a card, in its order, and a table', () => {
  const names = GAMES.map(({ name }) => name);
  expect(KNOWN_GAMES.map(({ name }) => name).slice(0, names.length)).toEqual(names);
  expect(Object.keys(registry)).toEqual(names);
});

test('an edition says only what it says differently', () => {
  const root = mkdtempSync(join(tmpdir(), 'sidera-'));
  const put = (path: string, content: object) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };
  put('games.json', EDITIONS);
  put('games/old/text/en.json', { ship: 'ship', card: 'artifact' });
  put('games/old/things/one/text.en.json', { one: 'One', 'X-ONE-1': 'A rule.' });
  put('games/new/text/en.json', { card: 'edict' });
  const texts = gathered(join(root, 'games/new/text/en.json'));
  expect(texts?.catalogue).toEqual({ ship: 'ship', card: 'edict', one: 'One' });
  expect(texts?.files).toHaveLength(3);
  rmSync(root, { recursive: true });
});
