import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Step } from './runSteps';

const limitMs = 5 * 60_000;
const limitBytes = 16 * 1024 * 1024;

/** Runs a package's command in the project's folder with the current Node. */
const command = (
  directory: string,
  title: string,
  from: string,
  bin: string,
  args: string[],
): Step => ({
  title,
  check: () => {
    const { resolve } = createRequire(from);
    const [name = '', ...path] = bin.split(':');
    const file = join(dirname(resolve(`${name}/package.json`)), ...path);
    const options = { cwd: directory, timeout: limitMs, maxBuffer: limitBytes };
    return new Promise((done) => {
      execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
        done(error ? `${stdout}${stderr}`.trim() || error.message : ''),
      );
    });
  },
});

/** Checks of the sources of a remote in its own repository. */
export function sourceSteps(directory: string): Step[] {
  const kit = import.meta.url;
  const own = join(directory, 'package.json');
  return [
    command(directory, 'format', kit, 'prettier:bin/prettier.cjs', [
      '--check',
      '.',
      '--log-level',
      'warn',
    ]),
    command(directory, 'types', kit, 'typescript:bin/tsc', ['-p', '.', '--noEmit']),
    command(directory, 'tests', own, 'jest:bin/jest.js', []),
  ];
}
