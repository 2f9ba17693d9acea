// The screens by the name of their route. All but the first one people see are fetched when
// somebody goes there.

import type { Component } from 'svelte';
import type { Route, RouteName } from '../router/routes';
import Home from './home/Home.svelte';

type Screen = Component<{ route: Route }>;
type Module = { default: Component<never> };

const loaders: Readonly<Record<RouteName, () => Promise<Module>>> = {
  home: () => Promise.resolve({ default: Home }),
  setup: () => import('./setup/Setup.svelte'),
  table: () => import('./table/TableScreen.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  end: () => import('./end/End.svelte'),
  history: () => import('./History.svelte'),
  ratings: () => import('./Ratings.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  settings: () => import('./settings/Settings.svelte'),
  verify: () => import('./Verify.svelte'),
  lost: () => import('./Lost.svelte'),
};

/** Each screen is given the route it is registered for. */
export async function loadScreen(name: RouteName): Promise<Screen> {
  return (await loaders[name]()).default as unknown as Screen;
}
