// Where the programs under test are: the browser, the server, the built pages.

import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../../..');

export function inRepository(path: string): string {
  return join(root, path);
}

function inPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** The same engine without the windows nobody sees: it starts quicker and leaves the cores to others. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

export function chromium(): string {
  const found =
    process.env['SIDERA_CHROMIUM'] ??
    (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined) ??
    ['chromium', 'chromium-browser', 'google-chrome'].map(inPath).find((path) => path);
  if (found === undefined) throw new Error('No chromium in PATH; name one in SIDERA_CHROMIUM.');
  return found;
}

export function sidera(): string {
  const path = process.env['SIDERA_BINARY'] ?? inRepository('build/release/sidera');
  if (!existsSync(path)) throw new Error(`There is no ${path}; build it, or set SIDERA_BINARY.`);
  return path;
}

export function webFolder(): string {
  const folder = inRepository('build/web');
  if (!existsSync(join(folder, 'index.html'))) throw new Error('Run `npx vite build` first.');
  return folder;
}
