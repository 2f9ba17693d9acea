import { expect, test } from 'vitest';
import { effectsOf } from './effects';
import { event, position } from './fixture';
import { newsOf, notesOf, sinceTurn } from './news';

const log = [
  event(1, { kind: 'turn_begins', seat: 'A', count: 1 }),
  event(2, { kind: 'moved', seat: 'A', cell: '9,6' }),
  event(3, { kind: 'turn_begins', seat: 'B', count: 1 }),
  event(4, { kind: 'ship_built', seat: 'B' }),
  event(5, { kind: 'moved', seat: 'B', cell: '9,6' }),
  event(6, { kind: 'moved', seat: 'B', cell: '9,7' }),
  event(7, { kind: 'conquered', seat: 'B', panel: 3 }),
  event(8, { kind: 'turn_begins', seat: 'A', count: 2 }),
  event(9, { kind: 'catastrophe', seat: 'A', catastrophe: 'none' }),
  event(10, { kind: 'destroyed', seat: 'A', other: 'B', cell: '10,6' }),
];
const sequences = (upTo: number) =>
  sinceTurn(log.slice(0, upTo), 'A').map(({ sequence }) => sequence);

test('news are what others did since the own turn', () => {
  expect(sequences(10)).toEqual([3, 4, 5, 6, 7]);
  expect(sequences(7)).toEqual([3, 4, 5, 6, 7]);
  expect(sequences(2)).toEqual([]);
  expect(sinceTurn([], 'A')).toEqual([]);
});

test('many deeds are counted, great ones told', () => {
  const news = newsOf(log, 'A');
  expect(news.highlights.map(({ sequence }) => sequence)).toEqual([7]);
  expect(news.deeds).toEqual([
    {
      seat: 'B',
      counts: [
        ['ship_built', 1],
        ['moved', 2],
      ],
    },
  ]);
});

test('notes are those whose words one may read', () => {
  const note = (sequence: number, text?: string) => ({
    ...event(sequence, { from: 'B', to: ['A'], ...(text === undefined ? {} : { text }) }),
    kind: 'note' as const,
  });
  expect(notesOf([note(1, 'Peace?'), note(2)])).toEqual([{ from: 'B', to: ['A'], text: 'Peace?' }]);
});

test('shots show their dice, losses burst', () => {
  const dice = { kind: 'attacked', from: '9,6', cell: '10,6', attack: 9, defence: 5, shield: 4 };
  const effects = effectsOf(position(), [
    event(1, dice),
    event(2, { kind: 'destroyed', cell: '10,6' }),
  ]);
  expect(effects).toMatchObject([{ kind: 'shot', hit: true, attack: 9 }, { kind: 'burst' }]);
  const tie = { ...dice, attack: 5 };
  expect(effectsOf(position(), [event(1, tie)])).toMatchObject([{ hit: false }]);
  const land = [
    event(1, { kind: 'razed', panel: 1, spot: '-2,2' }),
    event(2, { kind: 'conquered', panel: 1 }),
    event(3, { kind: 'bombarded', panel: 9 }),
    event(4, { kind: 'moved', from: '1,1', cell: '2,2' }),
  ];
  expect(effectsOf(position(), land).map(({ kind }) => kind)).toEqual(['burst', 'claim']);
});
