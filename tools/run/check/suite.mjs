// @ts-check
import { availableParallelism } from 'node:os';

import { namesOf } from './command.mjs';
import { single } from './reports.mjs';

/** @typedef {import('./command.mjs').Check} Check */
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
  for (const skip of outcome.skips) display.print(`  skipped: ${skip}`);
  return outcome;
}

/**
 * Runs the checks in order, in parallel up to the number of lanes. A check waits for those it names, and one that uses all cores
 * runs alone.
 * @param {Check[]} list @param {(check: Check) => Promise<Outcome>} begin
 * @param {number} [lanes]
 * @returns {Promise<Outcome[]>}
 */
export function inOrder(list, begin, lanes = Math.min(4, availableParallelism())) {
  const waiting = [...list];
  /** @type {Set<string>} */
  const open = new Set(namesOf(list));
  /** @type {Outcome[]} */
  const outcomes = [];
  let used = 0;
  return new Promise((done) => {
    const fill = () => {
      if (open.size === 0) return done(outcomes);
      while (used < lanes) {
        const at = waiting.findIndex(
          ({ after, usesAllCores }) =>
            !(usesAllCores && used > 0) && !after?.some((name) => open.has(name)),
        );
        if (at === -1) return;
        const [next] = /** @type {[Check]} */ (waiting.splice(at, 1));
        const taken = next.usesAllCores ? lanes : 1;
        used += taken;
        void begin(next).then((outcome) => {
          used -= taken;
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
 * One line for each failure, because the failures themselves may be far above the end of a long run.
 * @param {{ title: string, outcome: Outcome }[]} results
 */
const failureLines = (results) =>
  results.flatMap(({ title, outcome }) =>
    outcome.failures.map((failure) => `${title}: ${failure.trimStart().split('\n', 1)[0]}`),
  );

/**
 * Runs the checks named, or all.
 * @param {Check[]} known @param {string[]} names @param {import('../display.mjs').Display} display
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} [progress] of a run that can be resumed: what has passed is not repeated
 * @returns {Promise<Outcome[]>}
 * @throws on a name there is no check of
 */
export async function runSuite(known, names, display, progress) {
  const unknown = names.find((name) => !known.some((check) => check.name === name));
  if (unknown) throw new Error(`no check "${unknown}"; there are ${namesOf(known).join(', ')}`);
  const chosen = known.filter(
    ({ name }) =>
      (names.length === 0 || names.includes(name)) && !progress?.passed().includes(name),
  );
  const left = new Set(namesOf(chosen));
  /** @type {{ title: string, outcome: Outcome }[]} */
  const results = [];
  const outcomes = await inOrder(chosen, async (check) => {
    const outcome = await perform(check, display);
    results.push({ title: check.title, outcome });
    left.delete(check.name);
    if (progress) {
      if (outcome.failed === 0) progress.add(check.name);
      if (left.size > 0) display.print(`  left: ${[...left].join(', ')}`);
    }
    return outcome;
  });
  for (const line of failureLines(results)) display.print(`failed: ${line}`);
  return outcomes;
}
