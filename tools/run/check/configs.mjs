// @ts-check
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root, run } from '../children.mjs';
import { findCommand, installPackage } from '../service/debian.mjs';

/** @typedef {{ program: string, debian: string, file: string, args: (file: string, folder: string) => string[] }} Validator */

/** @type {Validator[]} */
const validators = [
  {
    program: 'haproxy',
    debian: 'haproxy',
    file: 'haproxy/haproxy.cfg',
    args: (file) => ['-c', '-f', file],
  },
  {
    program: 'varnishd',
    debian: 'varnish',
    file: 'varnish/scoreline.vcl',
    args: (file, folder) => ['-C', '-n', join(folder, 'work'), '-f', file],
  },
  {
    program: 'promtool',
    debian: 'prometheus',
    file: 'prometheus/alerts.yaml',
    args: (file) => ['check', 'rules', file],
  },
  {
    program: 'nats-server',
    debian: 'nats-server',
    file: 'nats/nats.conf',
    args: (file) => ['-t', '-c', file],
  },
];

/** @param {Validator} validator @param {string} file @param {string} folder */
const isAccepted = async ({ program, args }, file, folder) => {
  const { code, output } = await run(program, args(file, folder), { limitMs: 60_000 });
  return { accepted: code === 0, output: output.trim() };
};

/** @param {Validator} validator @param {string} folder @returns {Promise<string>} its complaint, empty without one */
async function complaintOf(validator, folder) {
  const file = join(root, 'deploy', validator.file);
  const { accepted, output } = await isAccepted(validator, file, folder);
  if (!accepted) return `${validator.program} refuses deploy/${validator.file}:\n${output}`;
  const broken = join(folder, 'broken');
  writeFileSync(broken, `${readFileSync(file, 'utf8')}\n  no such setting: [\n`);
  const control = await isAccepted(validator, broken, folder);
  return control.accepted ? `${validator.program} accepts a broken deploy/${validator.file}` : '';
}

/**
 * Each service validates its own configuration, and must refuse a broken one. The tests run PgBouncer with its file instead,
 * because it has no such command. A program that can't be installed counts as skipped.
 * @param {{ after: string[] }} options @returns {import('./command.mjs').Check}
 */
export const configs = ({ after }) => ({
  name: 'configs',
  title: 'configurations of services',
  after,
  check: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scoreline-configs-'));
    // Varnish compiles as another user.
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'work'));
    let passed = 0;
    /** @type {string[]} */
    const failures = [];
    /** @type {string[]} */
    const skips = [];
    try {
      for (const validator of validators) {
        const { program, debian } = validator;
        if (!(await findCommand(program)) && !(await installPackage(debian))) {
          skips.push(`${program} is not installed (Debian: ${debian})`);
          continue;
        }
        const complaint = await complaintOf(validator, folder);
        if (complaint) failures.push(complaint);
        else passed += 1;
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return { passed, failed: failures.length, skipped: skips.length, failures, skips };
  },
});
