import { defineConfig, type Project } from '@playwright/test';

import { address } from '../environment';
import { smokeSite } from '../site';
import { engineNames } from './drivers/engines';
import type { SmokeOptions } from './journey';
import { specials } from './special/changes';

const widths = [390, 1280];

const projects: Project<object, SmokeOptions>[] = [
  ...engineNames.flatMap((engine) =>
    widths.map((width) => ({
      name: `${engine}-${width}`,
      use: { engine, width, special: null },
      grepInvert: /@only-special/,
    })),
  ),
  // `npm test` runs one journey in each of these engines, `npm run test:full` all of them.
  ...(['firefox', 'webkit'] as const).map((engine) => ({
    name: `first-${engine}`,
    use: { engine, width: 390, special: null },
    grep: /@first\b/,
  })),
  ...specials.map((special) => ({
    name: `special-${special}`,
    use: { engine: 'chromium' as const, width: 390, special },
    grep: new RegExp(`@${special}\\b`),
  })),
];

/** The smoke set: the same journeys in every engine. */
export default defineConfig<object, SmokeOptions>({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/smoke',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects,
  webServer: {
    command: `node ${smokeSite.program}`,
    cwd: smokeSite.cwd,
    env: smokeSite.env,
    url: `${address}/readyz?seasons=complete`,
    timeout: 1_800_000,
    stdout: 'pipe',
    reuseExistingServer: Boolean(process.env.E2E_ADDRESS),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
