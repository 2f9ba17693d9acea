// What each game brings to its table, fetched when it is needed.

import type { Component } from 'svelte';
import type { Stepper } from '../room/steps';
import type { TableProps } from '../table/contract';
import type { Lesson } from './lesson';
import { own, shared } from './list';

/** A view goes only to the component of its own game, so its type is not known here. */
export type AnyTable = Component<TableProps<unknown>>;

export const registry = shared(
  import.meta.glob<AnyTable>('./*/Table.svelte', { import: 'default' }),
  'Table.svelte',
);

/** What a game's board looked like between two positions; a game without it jumps. */
export const steppers = shared(
  import.meta.glob<Stepper>('./*/steps.ts', { import: 'stepsBetween' }),
  'steps.ts',
);

/** The first lesson of each game. */
export const lessons = own(
  import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' }),
  'lesson.ts',
);
