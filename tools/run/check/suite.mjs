// @ts-check
import { availableParallelism } from 'node:os';

import { single } from './reports.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./reports.mjs').Outcome} Outcome */

/** @param {Check} check @param {import('../display.mjs').Display} display @returns {Promise<Outcome>} */
async function perform({ title, check }, display) {
  const step = display.begin(title);
  const outcome = await check({ display, tell: step.note }).catch((error) =>
    single(error.stack ?? String(error)),
  );
  const { passed, failed, skipped } = outcome;
  const counts =
    passed + failed + skipped > 1 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : '';
  if (failed > 0) step.fail(counts);
  else step.done(counts);
  for (const failure of outcome.failures) display.print(`\n${failure}\n`);
  for (const retry of outcome.retried ?? [])
    display.print(`\npassed at the second try: ${retry}\n`);
  for (const skip of outcome.skips) display.print(`  skipped: ${skip}`);
  return outcome;
}

/**
 * Runs as many side by side as the machine has cores, in their order, but each only after those it names.
 * @param {Check[]} list @param {(check: Check) => Promise<Outcome>} begin
 * @param {number} [lanes]
 * @returns {Promise<Outcome[]>}
 */
export function inOrder(list, begin, lanes = Math.max(2, Math.min(4, availableParallelism()))) {
  const waiting = [...list];
  /** @type {Set<string>} */
  const open = new Set(list.map(({ name }) => name));
  /** @type {Outcome[]} */
  const outcomes = [];
  let running = 0;
  return new Promise((done) => {
    const fill = () => {
      if (open.size === 0) return done(outcomes);
      while (running < lanes) {
        const at = waiting.findIndex(({ after }) => !after?.some((name) => open.has(name)));
        if (at === -1) return;
        const [next] = /** @type {[Check]} */ (waiting.splice(at, 1));
        running++;
        void begin(next).then((outcome) => {
          running--;
          outcomes.push(outcome);
          open.delete(next.name);
          fill();
        });
      }
    };
    fill();
  });
}

/**
 * Runs the checks named, or all.
 * @param {Check[]} known @param {string[]} names @param {import('../display.mjs').Display} display
 * @returns {Promise<Outcome[]>}
 * @throws on a name there is no check of
 */
export async function runSuite(known, names, display) {
  const unknown = names.find((name) => !known.some((check) => check.name === name));
  if (unknown)
    throw new Error(`no check "${unknown}"; there are ${known.map(({ name }) => name).join(', ')}`);
  const chosen = known.filter(({ name }) => names.length === 0 || names.includes(name));
  return inOrder(chosen, (check) => perform(check, display));
}
