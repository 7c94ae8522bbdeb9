// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installed, root, run } from '../children.mjs';
import { skipped } from './reports.mjs';
import { runJest } from './runners.mjs';

const minute = 60_000;

/** Of each, the newest is tested. */
const ranges = ['^20.20.2', '^22.0.0', '^24.0.0', '^26.0.0'];

/** @param {string} range */
const majorOf = (range) => Number(/\d+/.exec(range)?.[0]);

/**
 * Installs a Node from npm into a folder.
 * @param {string} range @param {string} folder
 * @returns {Promise<{ path: string, missing: string }>} `missing` is npm's message
 */
async function installNode(range, folder) {
  const name = `node-${process.platform}-${process.arch}`;
  const args = ['install', '--prefix', folder, '--no-save', '--loglevel=error', `${name}@${range}`];
  const { code, output } = await run('npm', args, { limitMs: 10 * minute });
  const path = join(folder, 'node_modules', name, 'bin/node');
  return code === 0 ? { path, missing: '' } : { path: '', missing: output.trim() };
}

/** @param {import('./reports.mjs').Outcome} tests @param {{ code: number, output: string }} drill */
const withDrill = (tests, { code, output }) =>
  code === 0
    ? { ...tests, passed: tests.passed + 1 }
    : {
        ...tests,
        failed: tests.failed + 1,
        failures: [...tests.failures, output.trim() || `npm start exited with ${code}`],
      };

/**
 * `npm start`, killed and stopped, and the server's tests on every other Node that the project supports.
 * @param {{ after: string[], report: (name: string) => string, services: () => Promise<{ env: NodeJS.ProcessEnv }> }} options
 * @returns {import('./command.mjs').Check[]}
 */
export const nodeVersions = ({ after, report, services }) =>
  ranges
    .filter((range) => majorOf(range) !== majorOf(process.versions.node))
    .map((range) => ({
      name: `node-${majorOf(range)}`,
      title: `npm start and server tests on Node ${majorOf(range)}`,
      after,
      usesAllCores: true,
      check: async ({ display, tell }) => {
        const folder = mkdtempSync(join(tmpdir(), 'scoreline-node-'));
        try {
          const { path, missing } = await installNode(range, folder);
          if (missing) return skipped(`no Node ${range}: ${missing}`);
          const version = await run(path, ['--version']);
          display.print(`  Node ${version.output.trim()}`);
          const drill = await run(
            path,
            [installed('tsx/dist/cli.mjs'), join(root, 'tools/run/check/startDrill.ts')],
            { limitMs: 40 * minute, tell },
          );
          const { env } = await services();
          const args = ['--config', join(root, 'jest.config.mjs'), '--selectProjects', 'server'];
          const options = { env, tell, limitMs: 50 * minute, node: path };
          return withDrill(await runJest(report(`node-${majorOf(range)}`), args, options), drill);
        } finally {
          rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
        }
      },
    }));
