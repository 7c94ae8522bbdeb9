// @ts-check
import { join } from 'node:path';

import { fail, requireNode } from './run/node.mjs';

requireNode();
const { root } = await import('./run/children.mjs');
const { createDisplay } = await import('./run/display.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { stopChildren, stopOnSignals } = await import('./run/children.mjs');

stopOnSignals();
const display = createDisplay();
await ensureInstalled(display);
const { changedChecks, checks, fullChecks, nightlyChecks, storyChecks } =
  await import('./run/check/checks.mjs');
const { createProgress } = await import('./run/check/progress.mjs');
const { runSuite } = await import('./run/check/suite.mjs');

const all = process.argv.slice(2);
const [first, ...rest] = all.filter((word) => word !== '--engines' && word !== '--resume');
const mayInstallEngines = all.includes('--engines') || process.env.CI === 'true';

/** @returns {Promise<[list: import('./run/check/command.mjs').Check[], names: string[]]>} */
async function choose() {
  switch (first) {
    case '--nightly':
      return [nightlyChecks(), rest];
    case '--full':
      return [fullChecks({ mayInstallEngines }), rest];
    case '--changed':
      return [await changedChecks(rest[0] ?? 'main'), []];
    case 'e2e':
      return [storyChecks(rest), []];
    default:
      return [checks({ mayInstallEngines }), first === undefined ? [] : [first, ...rest]];
  }
}

const progress =
  first === '--nightly'
    ? createProgress(join(root, 'node_modules/.cache/reports/progress.json'), {
        isResumed: all.includes('--resume'),
      })
    : undefined;
const outcomes = await choose()
  .then(([list, names]) => runSuite(list, names, display, progress))
  .catch((error) => {
    display.close();
    return fail(error.message);
  });
await stopChildren();
display.close();

/** @param {'passed' | 'failed' | 'skipped'} what */
const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
process.stdout.write(
  `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
);
