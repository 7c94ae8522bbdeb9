import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import { address, counterparts, isNight, timeZone } from './environment';
import { brands } from './routing';
import { site } from './site';

const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
// Brands by host name: their pages come from this machine, as a site behind TLS would.
const hosts = Object.values(brands).map(({ host }) => host);
const origins = hosts.map((host) => `http://${host}:${new URL(address).port}`);
const args = [
  `--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1`).join(',')}`,
  `--unsafely-treat-insecure-origin-as-secure=${origins.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
const executablePath = process.env.CHROME_PATH ?? debian.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'stories',
  testMatch: '*.story.ts',
  grepInvert: isNight ? undefined : /@night/,
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One server, one database, two cores: a third browser would only slow the other two.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: timeZone,
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
    // A trace of every step takes as long as the step: `--trace on` is for whoever looks into a failure.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
  webServer: [
    {
      command: 'node --import tsx e2e/counterparts/main.ts',
      cwd: site.cwd,
      url: `${counterparts.google.url}/.well-known/openid-configuration`,
      reuseExistingServer: Boolean(process.env.E2E_ADDRESS),
    },
    {
      command: `node ${site.program}`,
      cwd: site.cwd,
      env: site.env,
      url: `${address}/readyz?seasons=complete`,
      timeout: 1_800_000,
      stdout: 'pipe',
      reuseExistingServer: Boolean(process.env.E2E_ADDRESS),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});
