import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

import { address, dataDir, port } from './place';

const root = fileURLToPath(new URL('..', import.meta.url));
const debian = '/usr/bin/chromium';
const executablePath = process.env.CHROME_PATH ?? (existsSync(debian) ? debian : undefined);

export default defineConfig({
  testDir: 'stories',
  testMatch: '*.story.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One server, one database, two cores: a third browser would only slow the other two.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  globalTeardown: './removeData.ts',
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
  webServer: {
    command: 'node tools/start.mjs',
    cwd: root,
    url: `${address}/readyz`,
    timeout: 300_000,
    stdout: 'pipe',
    reuseExistingServer: Boolean(process.env.E2E_ADDRESS),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_SEED: '20261121',
      DEMO_SPEED: '60',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  },
});
