// The automatic accessibility check.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

declare const axe: { run(): Promise<{ violations: Finding[]; passes: unknown[] }> };

/** Nothing serious or critical on the page as it is now. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // The page's own policy forbids scripts from elsewhere; the debugger's are not the page's.
  await page.evaluate(source);
  const { violations, passes } = await page.evaluate(async () => {
    const { violations, passes } = await axe.run();
    return { violations, passes: passes.length };
  });
  expect(passes).toBeGreaterThan(10);
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
  expect(grave, screen).toEqual([]);
}
