import { defineConfig } from '@playwright/test';

import stories from './playwright.config';

/** Takes the documents' pictures anew, on the stories' site: `npx scoreline pictures`. */
export default defineConfig({
  ...stories,
  testDir: 'pictures',
  testMatch: '*.picture.ts',
  workers: 1,
});
