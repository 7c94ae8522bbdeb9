import { defineConfig } from '@playwright/test';

import stories from './playwright.config';

/** Retakes the documents' pictures on the stories' site: `npx scoreline pictures`. */
export default defineConfig({
  ...stories,
  testDir: 'pictures',
  testMatch: '*.picture.ts',
  workers: 1,
});
