// The addresses of all screens.

import type { Seat } from '../wire/types';

export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'setup'; readonly game: string }
  | { readonly name: 'table'; readonly room: string; readonly seatSecret?: string }
  | { readonly name: 'replay'; readonly match: string; readonly at: number; readonly seat?: Seat }
  | { readonly name: 'end'; readonly match: string }
  | { readonly name: 'history' }
  | { readonly name: 'ratings'; readonly game: string }
  | { readonly name: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'settings' }
  | { readonly name: 'verify'; readonly match: string }
  | { readonly name: 'lost' };

export type RouteName = Route['name'];

const SEATS: ReadonlyArray<Seat> = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const WORD = /^[A-Za-z0-9_.~-]{1,80}$/;
const LOST: Route = { name: 'lost' };

function moment(search: URLSearchParams): { readonly at: number; readonly seat?: Seat } {
  const at = Number(search.get('at') ?? 0);
  const seat = SEATS.find((letter) => letter === search.get('seat'));
  return {
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    ...(seat === undefined ? {} : { seat }),
  };
}

function withOneWord(first: string, word: string, url: URL): Route {
  switch (first) {
    case 'new':
      return { name: 'setup', game: word };
    case 't': {
      const seatSecret = url.searchParams.get('seat');
      return { name: 'table', room: word, ...(seatSecret ? { seatSecret } : {}) };
    }
    case 'm':
      return { name: 'replay', match: word, ...moment(url.searchParams) };
    case 'ratings':
      return { name: 'ratings', game: word };
    case 'rules': {
      const rule = url.hash.slice(1);
      return { name: 'rules', game: word, ...(rule ? { rule } : {}) };
    }
    case 'learn':
      return { name: 'learn', game: word };
    case 'verify':
      return { name: 'verify', match: word };
    default:
      return LOST;
  }
}

export function routeOf(url: URL): Route {
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const [first, second, third] = parts;
  if (first === undefined) return { name: 'home' };
  if (!parts.every((part) => WORD.test(part))) return LOST;
  if (second === undefined) {
    if (first === 'history' || first === 'settings') return { name: first };
    return LOST;
  }
  if (third === undefined) return withOneWord(first, second, url);
  if (first === 'm' && third === 'end' && parts.length === 3) return { name: 'end', match: second };
  return LOST;
}

export function addressOf(route: Route): string {
  switch (route.name) {
    case 'home':
    case 'lost':
      return '/';
    case 'setup':
      return `/new/${route.game}`;
    case 'table':
      return `/t/${route.room}` + (route.seatSecret ? `?seat=${route.seatSecret}` : '');
    case 'replay': {
      const query = new URLSearchParams();
      if (route.at > 0) query.set('at', String(route.at));
      if (route.seat !== undefined) query.set('seat', route.seat);
      return `/m/${route.match}` + (query.size > 0 ? `?${query.toString()}` : '');
    }
    case 'end':
      return `/m/${route.match}/end`;
    case 'ratings':
    case 'learn':
      return `/${route.name}/${route.game}`;
    case 'rules':
      return `/rules/${route.game}` + (route.rule ? `#${route.rule}` : '');
    case 'verify':
      return `/verify/${route.match}`;
    case 'history':
    case 'settings':
      return `/${route.name}`;
  }
}
