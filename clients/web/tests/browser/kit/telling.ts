// What a page tells its reader besides its words: notices of the browser, sounds, title and icon.

import type { Page } from '@playwright/test';
import type { Visitor } from './test';

export interface Told {
  readonly notices: readonly string[];
  readonly sounds: number;
  /** How often the browser was asked for its permission. */
  readonly asked: number;
}

/** Runs in the page before its own scripts. The browser's notices are the only thing that is not real. */
function listenInPage(): void {
  const PERMISSION = 'test.permission';
  const told = { notices: [] as string[], sounds: 0, asked: 0, isElsewhere: false };
  class Notice {
    onclick: unknown = undefined;

    constructor(title: string, { body }: { readonly body: string }) {
      told.notices.push(`${title}: ${body}`);
    }

    static get permission(): string {
      return localStorage.getItem(PERMISSION) ?? 'default';
    }

    static requestPermission(): Promise<string> {
      told.asked++;
      localStorage.setItem(PERMISSION, 'granted');
      return Promise.resolve('granted');
    }
  }
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    told.sounds++;
    start.call(this, when);
  };
  Object.defineProperty(document, 'hidden', { get: () => told.isElsewhere });
  Object.assign(globalThis, { told, Notification: Notice });
}

/** Visitors whose pages are listened to. */
export function heardBy(visitor: Visitor): Visitor {
  return async (options) => {
    const page = await visitor(options);
    await page.context().addInitScript(listenInPage);
    return page;
  };
}

export function toldBy(page: Page): Promise<Told> {
  return page.evaluate(() => Reflect.get(globalThis, 'told') as Told);
}

/** The reader looks at another page of the browser, or is back. */
export async function lookElsewhere(page: Page, isElsewhere: boolean): Promise<void> {
  await page.evaluate((isElsewhere) => {
    Object.assign(Reflect.get(globalThis, 'told') as object, { isElsewhere });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isElsewhere);
}

export function iconOf(page: Page): Promise<string | null> {
  return page.locator('link[rel="icon"]').getAttribute('href');
}
