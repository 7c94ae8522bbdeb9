// @ts-check
import { spawn } from 'node:child_process';

import { requireNode } from './run/node.mjs';

requireNode();
const { installed, run, stopChildren, stopOnSignals } = await import('./run/children.mjs');

stopOnSignals();
const minute = 60_000;
const busyProcesses = 4;
const limitMs = 60 * minute;

/** Clocks and zones in which a day, an hour or a date is not what it seems. @type {[string, NodeJS.ProcessEnv][]} */
const hours = [
  ['two minutes before midnight', { TZ: 'UTC', TEST_CLOCK: '2026-11-21T23:58' }],
  ['an hour that is skipped', { TZ: 'Europe/London', TEST_CLOCK: '2026-03-29T00:58' }],
  ['an hour that comes twice', { TZ: 'Europe/London', TEST_CLOCK: '2026-10-25T01:58' }],
  ['the day before everybody else', { TZ: 'Pacific/Apia', TEST_CLOCK: '2026-11-21T23:58' }],
];
/** @type {[string, NodeJS.ProcessEnv][]} */
const runs = [1, 2, 3].map((time) => [`beside ${busyProcesses} busy processes, ${time} of 3`, {}]);

/** @param {string} title @param {NodeJS.ProcessEnv} env */
async function test(title, env) {
  const args = ['--silent', ...process.argv.slice(2)];
  const { code, output } = await run(process.execPath, [installed('jest/bin/jest.js'), ...args], {
    limitMs,
    env: { ...process.env, ...env },
  });
  const [files, tests] = [/Test Suites: .*/, /Tests: .*/].map(
    (line) => output.match(line)?.[0] ?? '',
  );
  process.stdout.write(`${code === 0 ? '✓' : '✘'} ${title}: ${files}, ${tests}\n`);
  if (code !== 0) process.stdout.write(output);
  return code === 0;
}

/** They end with this process, and by themselves where it is killed. */
function occupy() {
  const work = `const end = Date.now() + ${limitMs}; while (Date.now() < end && process.ppid > 1);`;
  return Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ['-e', work], { stdio: 'ignore' }),
  );
}

const results = [];
for (const [title, env] of hours) results.push(await test(title, env));
const busy = occupy();
try {
  for (const [title, env] of runs) results.push(await test(title, env));
} finally {
  for (const child of busy) child.kill();
}
await stopChildren();
const failed = results.filter((isGreen) => !isGreen).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
