// Draws the sheet of emblems again: npx playwright test -c tests/pictures emblems.spec

import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { inRepository } from '../browser/kit/programs';
import { sheet } from './emblemSheet';

test('all emblems of aliens', () => {
  writeFileSync(inRepository('docs/pictures/cosmic-emblems.svg'), sheet());
});
