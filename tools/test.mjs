// @ts-check
import { fail, requireNode } from './run/node.mjs';

requireNode();
const { createDisplay } = await import('./run/display.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { stopChildren, stopOnSignals } = await import('./run/children.mjs');

stopOnSignals();
const display = createDisplay();
await ensureInstalled(display);
const { changedChecks, checks, nightlyChecks } = await import('./run/check/checks.mjs');
const { runSuite } = await import('./run/check/suite.mjs');

const all = process.argv.slice(2);
const [first, ...rest] = all.filter((word) => word !== '--engines');
const mayInstallEngines = all.includes('--engines') || process.env.CI === 'true';
const [list, names] =
  first === '--nightly'
    ? [nightlyChecks(), rest]
    : first === '--changed'
      ? [changedChecks(rest[0] ?? 'main'), []]
      : [checks({ mayInstallEngines }), first === undefined ? [] : [first, ...rest]];
const suite = runSuite(list, names, display);
const outcomes = await suite.catch((error) => {
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
