// @ts-check
import { availableParallelism } from 'node:os';

import { serialChecks, staticChecks } from './checks.mjs';
import { single } from './reports.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./reports.mjs').Outcome} Outcome */

/** @param {Check} check @param {import('./display.mjs').Display} display @returns {Promise<Outcome>} */
async function perform({ title, check }, display) {
  const step = display.begin(title);
  const outcome = await check(display).catch((error) => single(error.stack ?? String(error)));
  const { passed, failed, skipped } = outcome;
  const counts =
    passed + failed + skipped > 1 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : '';
  if (failed > 0) step.fail(counts);
  else step.done(counts);
  for (const failure of outcome.failures) display.print(`\n${failure}\n`);
  for (const skip of outcome.skips) display.print(`  skipped: ${skip}`);
  return outcome;
}

/** @param {Check[]} checks @param {import('./display.mjs').Display} display */
async function sideBySide(checks, display) {
  const waiting = [...checks];
  /** @type {Outcome[]} */
  const outcomes = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcomes.push(await perform(next, display));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, lane));
  return outcomes;
}

/**
 * Runs the checks named, or all.
 * @param {string[]} names @param {import('./display.mjs').Display} display
 * @returns {Promise<Outcome[]>}
 * @throws on a name there is no check of
 */
export async function runSuite(names, display) {
  const chosen = (/** @type {Check} */ { name }) => names.length === 0 || names.includes(name);
  const known = [...staticChecks(), ...serialChecks()].map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`no check "${unknown}"; there are ${known.join(', ')}`);

  const outcomes = await sideBySide(staticChecks().filter(chosen), display);
  for (const check of serialChecks().filter(chosen)) outcomes.push(await perform(check, display));
  return outcomes;
}
