// @ts-check
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { dataDir } from '../builds.mjs';
import { root } from '../children.mjs';
import { dataFolder } from '../dataFolder.mjs';
import { findBrowser } from '../service/browser.mjs';
import { findEngines } from '../service/engines.mjs';
import { clusterParent } from '../service/postgres.mjs';
import { command } from './command.mjs';
import { single } from './reports.mjs';
import { noBrowser, runPlaywright, runStories } from './runners.mjs';

const minute = 60_000;

/** @typedef {import('./command.mjs').Check} Check */
/** @typedef {{ after: string[], report: string, env: () => NodeJS.ProcessEnv, title?: string, limitMs?: number }} BrowserOptions */

/**
 * A temporary DATA_DIR that all checks of one run share, with the builds that are already made.
 * @returns {() => string}
 */
export function sharedDataDir() {
  /** @type {string | undefined} */
  let folder;
  return () => (folder ??= createDataDir());
}

function createDataDir() {
  const folder = dataFolder('scoreline-stories', clusterParent());
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const built = join(dataDir(), 'built');
  if (existsSync(built)) cpSync(built, join(folder, 'built'), { recursive: true });
  return folder;
}

/**
 * Fills the database that the browser checks use.
 * @param {() => NodeJS.ProcessEnv} env @returns {Check}
 */
export const seasons = (env) =>
  command(
    'seasons',
    'demo seasons',
    'tsx/dist/cli.mjs',
    [join(root, 'e2e/fillSeasons.ts')],
    // Long on a busy machine.
    { after: ['build'], limitMs: 30 * minute, env },
  );

/**
 * @param {BrowserOptions & { files?: string[] }} options `files` picks stories by name; all when omitted
 * @returns {Check}
 */
export const stories = ({ after, report, env, files = [], title = 'stories', limitMs }) => ({
  name: 'e2e',
  title,
  after,
  usesAllCores: true,
  check: async ({ tell }) => {
    const browser = await findBrowser();
    if (!browser) return single(noBrowser);
    const options = { env: { ...env(), CHROME_PATH: browser }, limitMs: limitMs ?? 60 * minute };
    return runStories(report, files, { ...options, tell });
  },
});

/**
 * Playwright's projects of the smoke set. `first` has every journey in Chromium and one in each other engine; `rest` has all others.
 * @type {Record<'first' | 'rest', Record<string, string>>}
 */
const smokeSets = {
  first: { chromium: 'chromium-*', firefox: 'first-firefox', webkit: 'first-webkit' },
  rest: { firefox: 'firefox-*', webkit: 'webkit-*', special: 'special-*' },
};

/**
 * The smoke journeys. An engine that is missing counts as skipped.
 * @param {BrowserOptions & { set: keyof typeof smokeSets, mayInstall: boolean }} options
 * @returns {Check}
 */
export const smoke = ({ after, report, env, set, mayInstall }) => ({
  name: 'smoke',
  title: 'smoke set',
  after,
  usesAllCores: true,
  check: async ({ tell }) => {
    const browser = await findBrowser();
    if (!browser) return single(noBrowser);
    const engines = await findEngines({ mayInstall });
    const outcome = await runPlaywright(
      join(root, 'e2e/smoke/smoke.config.ts'),
      report,
      projectsOf(set, engines.missing),
      { env: { ...env(), ...engines.env, CHROME_PATH: browser }, limitMs: 60 * minute, tell },
    );
    return withSkipped(outcome, engines.missing);
  },
});

/**
 * Playwright's arguments that omit the missing engines.
 * @param {keyof typeof smokeSets} set @param {Record<string, string>} missing
 */
export const projectsOf = (set, missing) =>
  Object.entries(smokeSets[set])
    .filter(([engine]) => !(engine in missing))
    .map(([, project]) => `--project=${project}`);

/** @param {import('./reports.mjs').Outcome} outcome @param {Record<string, string>} missing */
export function withSkipped(outcome, missing) {
  const reasons = Object.values(missing).map((why) => `smoke set: ${why}`);
  return {
    ...outcome,
    skipped: outcome.skipped + reasons.length,
    skips: [...outcome.skips, ...reasons],
  };
}
