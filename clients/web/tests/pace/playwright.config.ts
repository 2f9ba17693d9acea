// Measures how long people wait between their answers: npx playwright test -c tests/pace

import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

export default defineConfig(tests, {
  testDir: '.',
  outputDir: '../../../../build/pace',
  timeout: 1_200_000,
  workers: 1,
  use: { contextOptions: { reducedMotion: 'no-preference' } },
});
