// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { installed, root, run } from '../children.mjs';
import { readJest, readPlaywright } from './reports.mjs';

/** @typedef {import('./reports.mjs').Outcome} Outcome */
/** @typedef {NonNullable<Parameters<typeof run>[2]>} RunOptions */

export const noBrowser = 'no Chromium: name one in CHROME_PATH, or let npx playwright install it';

/** Arguments that override what jest.config.mjs ignores, so that slow tests run too. */
export const withSlowTests = ['/node_modules/', '\\.nightly\\.test\\.'].map(
  (pattern) => `--testPathIgnorePatterns=${pattern}`,
);

/**
 * Runs jest and reads its report from `report`, ignoring the report of an earlier run.
 * @param {string} report @param {string[]} args @param {RunOptions & { node?: string }} options `node` runs it, by default this one
 * @returns {Promise<Outcome>}
 */
export async function runJest(report, args, { node = process.execPath, ...options }) {
  rmSync(report, { force: true });
  const all = [installed('jest/bin/jest.js'), ...args, '--json', `--outputFile=${report}`];
  const { code, output } = await run(node, all, options);
  return readJest(report, code, output);
}

/**
 * Runs the stories in the browser that `CHROME_PATH` of the environment names.
 * @param {string} report @param {string[]} args @param {RunOptions} options
 * @returns {Promise<Outcome>}
 */
export const runStories = (report, args, options) =>
  runPlaywright(join(root, 'e2e/playwright.config.ts'), report, args, options);

/**
 * Runs a Playwright configuration and reads its report like runJest.
 * @param {string} config @param {string} report @param {string[]} args @param {RunOptions} options
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(config, report, args, options) {
  rmSync(report, { force: true });
  const all = [installed('@playwright/test/cli.js'), 'test', '--config', config, ...args];
  const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: '1' };
  const { code, output } = await run(process.execPath, [...all, '--reporter=list,json'], {
    ...options,
    env,
  });
  return readPlaywright(report, code, output);
}
