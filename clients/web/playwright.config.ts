// The browser tests: real pages of a real server. Build both first (./test does).

import { defineConfig } from '@playwright/test';
import { chromium } from './tests/browser/kit/programs';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '../../build/browser',
  reporter: [['list']],
  // Each worker has a server and a store of its own; tests of one file may run beside each other.
  workers: 2,
  fullyParallel: true,
  // Against hanging only: on a busy machine all takes longer. Pace is measured in tests/pace.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    // Things happen at once: a test waits for what is there, never for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
