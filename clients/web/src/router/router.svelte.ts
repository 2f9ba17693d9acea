// Where the reader is, with the browser's own history. Links are plain <a href>.

import { addressOf, routeOf, type Route } from './routes';

function here(): Route {
  return routeOf(new URL(location.href));
}

class Router {
  route = $state.raw<Route>(here());

  go(route: Route): void {
    history.pushState(undefined, '', addressOf(route));
    this.route = here();
  }

  /** Another address for the same place: no new step back. */
  rename(route: Route): void {
    history.replaceState(undefined, '', addressOf(route));
  }

  start(): void {
    addEventListener('popstate', () => (this.route = here()));
    document.addEventListener('click', (click) => this.follow(click));
  }

  private follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = click.target instanceof Element ? click.target.closest('a') : undefined;
    if (!link || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    // The browser itself jumps within a page.
    if (url.pathname === location.pathname && url.hash !== '') return;
    click.preventDefault();
    history.pushState(undefined, '', url);
    this.route = here();
  }
}

export const router = new Router();
