// The table component of each game, fetched when it is needed.

import type { Component } from 'svelte';
import type { Stepper } from '../room/steps';
import type { TableProps } from '../table/contract';
import type { AlienFrontiersView, CosmicView, MlemView, MonolithView } from '../wire/types';
import type { Lesson } from './lesson';

/** A view goes only to the component of its own game, so its type is not known here. */
export type AnyTable = Component<TableProps<unknown>>;

type Loader = () => Promise<AnyTable>;

function table<View>(load: () => Promise<{ default: Component<TableProps<View>> }>): Loader {
  return async () => (await load()).default as AnyTable;
}

export const registry: Readonly<Record<string, Loader>> = {
  mlem: table<MlemView>(() => import('./mlem/MlemTable.svelte')),
  alien_frontiers: table<AlienFrontiersView>(
    () => import('./alien_frontiers/AlienFrontiersTable.svelte'),
  ),
  monolith: table<MonolithView>(() => import('./monolith/MonolithTable.svelte')),
  cosmic: table<CosmicView>(() => import('./cosmic/CosmicTable.svelte')),
};

/** What a game's board looked like between two positions; a game without it jumps. */
export const steppers: Readonly<Record<string, () => Promise<Stepper>>> = {
  alien_frontiers: async () =>
    (await import('./alien_frontiers/steps')).alienFrontiersSteps as Stepper,
  mlem: async () => (await import('./mlem/steps')).mlemSteps as Stepper,
  monolith: async () => (await import('./monolith/steps')).monolithSteps as Stepper,
  cosmic: async () => (await import('./cosmic/steps')).cosmicSteps as Stepper,
};

/** The first lesson of each game. */
export const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  alien_frontiers: async () => (await import('./alien_frontiers/lesson')).lesson,
  mlem: async () => (await import('./mlem/lesson')).lesson,
  monolith: async () => (await import('./monolith/lesson')).lesson,
  cosmic: async () => (await import('./cosmic/lesson')).lesson,
};
