// @ts-check
import { join } from 'node:path';

import { installed, root, run } from '../children.mjs';
import { findCommand, installPackage } from '../service/debian.mjs';
import { single } from './reports.mjs';

const minute = 60_000;
/** Debian's packages, by one program of each. */
const packages = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'nats-server': 'nats-server',
  'redis-server': 'redis-server',
  pg_ctlcluster: 'postgresql',
};
const args = ['drill', '--clients', '200', '--members', '20', '--minutes', '5'];

/** @returns {Promise<string[]>} what is neither here nor to be had */
async function missingPackages() {
  const missing = [];
  for (const [program, name] of Object.entries(packages))
    if (!(await findCommand(program)) && !(await installPackage(name))) missing.push(name);
  return missing;
}

/**
 * A short cluster drill. Skipped with a note if the machine lacks an engine.
 * @param {{ after: string[] }} options @returns {import('./command.mjs').Check}
 */
export const clusterDrill = ({ after }) => ({
  name: 'cluster',
  title: 'drill of a cluster',
  after,
  usesAllCores: true,
  check: async ({ display, tell }) => {
    const missing = await missingPackages();
    if (missing.length > 0) {
      const why = `no drill of a cluster: ${missing.join(', ')} not installed`;
      display.print(`  ${why}`);
      return { passed: 0, failed: 0, skipped: 1, failures: [], skips: [why] };
    }
    const { code, output } = await run(
      process.execPath,
      [installed('tsx/dist/cli.mjs'), join(root, 'lab/cluster/main.ts'), ...args],
      { limitMs: 25 * minute, tell },
    );
    return single(code === 0 ? undefined : output.trim() || `ended with ${code}`);
  },
});
