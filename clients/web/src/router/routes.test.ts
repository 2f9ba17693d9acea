import { expect, test } from 'vitest';
import { addressOf, routeOf, type Route } from './routes';

const at = (path: string): Route => routeOf(new URL(path, 'http://sidera.test'));

const ROUTES: ReadonlyArray<readonly [string, Route]> = [
  ['/', { name: 'home' }],
  ['/new/mlem', { name: 'setup', game: 'mlem' }],
  ['/t/abc', { name: 'table', room: 'abc' }],
  ['/t/abc?seat=s3cret', { name: 'table', room: 'abc', seatSecret: 's3cret' }],
  ['/m/77', { name: 'replay', match: '77', at: 0 }],
  ['/m/77?at=12&seat=B', { name: 'replay', match: '77', at: 12, seat: 'B' }],
  ['/m/77/end', { name: 'end', match: '77' }],
  ['/history', { name: 'history' }],
  ['/ratings/mlem', { name: 'ratings', game: 'mlem' }],
  ['/rules/mlem', { name: 'rules', game: 'mlem' }],
  ['/rules/mlem#ML-TAKE-2', { name: 'rules', game: 'mlem', rule: 'ML-TAKE-2' }],
  ['/learn/mlem', { name: 'learn', game: 'mlem' }],
  ['/settings', { name: 'settings' }],
  ['/verify/77', { name: 'verify', match: '77' }],
];

test.each(ROUTES)('%s is read and written', (path, route) => {
  expect(at(path)).toEqual(route);
  expect(addressOf(route)).toBe(path);
});

test.each(['/nowhere', '/t', '/t/a/b', '/m/77/start', '/m/77/end/x', '/new/<b>', '/t/a%20b'])(
  '%s is no place',
  (path) => expect(at(path)).toEqual({ name: 'lost' }),
);

test('a moment that makes no sense is the start', () => {
  expect(at('/m/77?at=-3&seat=Z')).toEqual({ name: 'replay', match: '77', at: 0 });
  expect(at('/m/77?at=x')).toEqual({ name: 'replay', match: '77', at: 0 });
});
