// @ts-check
import { join } from 'node:path';

import { root } from '../children.mjs';
import { findBrowser } from '../service/browser.mjs';
import { findEngines } from '../service/engines.mjs';
import { single } from './reports.mjs';
import { noBrowser, runPlaywright } from './runners.mjs';

const config = join(root, 'e2e/smoke/smoke.config.ts');
const limitMs = 60 * 60_000;

/**
 * The smoke set in Chromium and in each engine that is here; one that is missing is skipped, and said so.
 * @param {{ after: string[], report: string, env: () => NodeJS.ProcessEnv, mayInstall: boolean }} options
 * @returns {import('./checks.mjs').Check}
 */
export const smoke = ({ after, report, env, mayInstall }) => ({
  name: 'smoke',
  title: 'smoke set',
  after,
  check: async ({ tell }) => {
    const browser = await findBrowser();
    if (!browser) return single(noBrowser);
    const engines = await findEngines({ mayInstall });
    const outcome = await runPlaywright(
      config,
      report,
      ['--retries=1', ...projectsWithout(engines.missing)],
      {
        env: { ...env(), ...engines.env, CHROME_PATH: browser },
        limitMs,
        tell,
      },
    );
    return withSkipped(outcome, engines.missing);
  },
});

/** Playwright's arguments that leave an engine out. @param {Record<string, string>} missing */
export function projectsWithout(missing) {
  const names = ['chromium', 'firefox', 'webkit', 'special'].filter((name) => !(name in missing));
  return names.map((name) => `--project=${name}-*`);
}

/** @param {import('./reports.mjs').Outcome} outcome @param {Record<string, string>} missing */
export function withSkipped(outcome, missing) {
  const reasons = Object.values(missing).map((why) => `smoke set: ${why}`);
  return {
    ...outcome,
    skipped: outcome.skipped + reasons.length,
    skips: [...outcome.skips, ...reasons],
  };
}
