// HTTP requests to our own server. They give a value or a text that says why not, and never throw.

import { secretStore } from './secret';
import type { Problem, Said } from './types';

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly why: Said };

const OFFLINE: Said = { key: 'client.offline', args: {} };
const UNKNOWN: Said = { key: 'client.unknown', args: {} };

export function authorization(): Record<string, string> {
  const secret = secretStore.read();
  return secret === undefined ? {} : { Authorization: `Bearer ${secret}` };
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'why' in value;
}

async function ask<T>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<T> = (response) => response.json(),
): Promise<Result<T>> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    return { ok: false, status: 0, why: OFFLINE };
  }
  try {
    if (response.ok) return { ok: true, value: await read(response) };
    const value: unknown = await response.json();
    return { ok: false, status: response.status, why: isProblem(value) ? value.why : UNKNOWN };
  } catch {
    // A proxy answered in our server's place.
    const why = response.status >= 500 ? OFFLINE : UNKNOWN;
    return { ok: false, status: response.status, why };
  }
}

/** The server is trusted to send what pages.h describes for this path. */
export function get<T>(path: string): Promise<Result<T>> {
  return ask<T>(path, { headers: authorization() });
}

/** Something that is no JSON, such as a record. */
export function getText(path: string): Promise<Result<string>> {
  return ask(path, { headers: authorization() }, (response) => response.text());
}

export function post<T>(path: string, body: object): Promise<Result<T>> {
  return ask<T>(path, {
    method: 'POST',
    headers: { ...authorization(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
