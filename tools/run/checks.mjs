// @ts-check
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { findBrowser } from './browser.mjs';
import { buildAll } from './builds.mjs';
import { installed, root, run } from './children.mjs';
import { findPostgres } from './postgres.mjs';
import { findRedis } from './redis.mjs';
import { readPlaywright, readVitest, single } from './reports.mjs';

const limitMs = 9 * 60_000;
const reports = join(root, 'node_modules/.cache/reports');

/** @typedef {import('./reports.mjs').Outcome} Outcome */
/** @typedef {{ name: string, title: string, check: (display: import('./display.mjs').Display) => Promise<Outcome> }} Check */

const sources = () => [
  ...['shared-lib', 'shell', 'server', 'tools', 'e2e', 'bench'],
  ...readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name)),
];

/** @param {string} name @param {string} title @param {string} bin @param {string[]} args @returns {Check} */
const command = (name, title, bin, args) => ({
  name,
  title,
  check: async () => {
    const { code, output } = await run(process.execPath, [installed(bin), ...args], { limitMs });
    return single(code === 0 ? undefined : output.trim() || `ended with ${code}`);
  },
});

/** Independent of each other and of any service: run side by side. */
export const staticChecks = () => [
  command('lint', 'lint', 'eslint/bin/eslint.js', [
    ...['.', '--max-warnings', '0'],
    ...[
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  ]),
  command('types', 'types', 'typescript/bin/tsc', ['-p', '.', '--noEmit']),
  command('format', 'format', 'prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
  command('boundaries', 'boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', sources()),
  command('dead-code', 'dead code', 'knip/bin/knip.js', ['--no-config-hints']),
  command('packages', 'packages', 'sherif/index.js', []),
];

/** @type {Check} */
const unit = {
  name: 'unit',
  title: 'unit, server',
  check: async (display) => {
    const services = await Promise.all([findPostgres(), findRedis()]);
    display.print(`  tests use ${services.map(({ note }) => note).join(' and ')}`);
    const report = join(reports, 'vitest.json');
    const args = ['run', '--reporter=json', `--outputFile=${report}`];
    const env = Object.assign({}, ...services.map((service) => service.env));
    const { code, output } = await run(
      process.execPath,
      [installed('vitest/vitest.mjs'), ...args],
      {
        env,
        limitMs,
      },
    );
    return readVitest(report, code, output);
  },
};

/** @type {Check} */
const build = {
  name: 'build',
  title: 'build',
  check: async (display) => single((await buildAll(display)) || undefined),
};

/** @type {Check} */
const stories = {
  name: 'e2e',
  title: 'stories',
  check: async () => {
    const browser = await findBrowser();
    if (!browser)
      return single('no Chromium: name one in CHROME_PATH, or let npx playwright install it');
    const report = join(reports, 'playwright.json');
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json'];
    const env = {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CI: '1',
    };
    const { code, output } = await run(
      process.execPath,
      [installed('@playwright/test/cli.js'), ...args],
      { env, limitMs },
    );
    return readPlaywright(report, code, output);
  },
};

/** They share services, cores and the build: one after the other. */
export function serialChecks() {
  mkdirSync(reports, { recursive: true });
  return [unit, build, stories];
}
