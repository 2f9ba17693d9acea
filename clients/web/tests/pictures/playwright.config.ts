// Takes the pictures of the documentation: npx playwright test -c tests/pictures

import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

export default defineConfig(tests, {
  testDir: '.',
  outputDir: '../../../../build/pictures',
  timeout: 120_000,
  workers: 1,
});
