// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fail, requireNode } from '../tools/run/node.mjs';

requireNode();
const { findBrowser } = await import('../tools/run/service/browser.mjs');
const { stopChildren, stopOnSignals } = await import('../tools/run/children.mjs');
const { busyProcesses, chooseKinds, chooseTrials, hostileRuns, summaryLine } =
  await import('./hostile/runs.mjs');
const { noBrowser, runJest, runStories, withSlowTests } =
  await import('../tools/run/check/runners.mjs');

stopOnSignals();
const limitMs = 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'scoreline-hostile-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const report = join(folder, 'report.json');

/** @typedef {import('./hostile/runs.mjs').HostileRun} HostileRun */

/** They end with this process, and on their own if it is killed. */
function occupy() {
  const work = 'while (process.ppid === Number(process.argv[1]));';
  return Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ['-e', work, String(process.pid)], { stdio: 'ignore' }),
  );
}

/** @param {HostileRun} chosen @param {string} browser @returns {Promise<boolean>} whether it is green */
async function perform(chosen, browser) {
  const busy = chosen.isBusy ? occupy() : [];
  try {
    const { args, env } = chosen;
    const outcome = await (chosen.kind === 'units'
      ? runJest(report, ['--silent', ...withSlowTests, ...args], { env, limitMs })
      : runStories(report, args, { env: { ...env, CHROME_PATH: browser }, limitMs }));
    process.stdout.write(`${summaryLine(chosen, outcome)}\n`);
    for (const failure of outcome.failures) process.stdout.write(`\n${failure}\n`);
    return outcome.failed === 0;
  } finally {
    for (const child of busy) child.kill();
  }
}

const { trials, rest } = chooseTrials(process.argv.slice(2));
const choice = chooseKinds(rest);
const browser = choice.stories ? await findBrowser() : '';
if (choice.stories && !browser) fail(noBrowser);
let failed = 0;
const runs = hostileRuns(choice, trials);
for (const chosen of runs) if (!(await perform(chosen, browser))) failed++;
await stopChildren();
process.stdout.write(`${runs.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
