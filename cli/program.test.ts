import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from '@jest/globals';

const program = join(__dirname, 'scoreline.mjs');

/** Output and exit code of a command. */
const scoreline = (...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );

it('lists every command with a line', async () => {
  const { code, output } = await scoreline('--help');
  expect(code).toBe(0);
  expect(output).toMatch(/^ {2}import {2,}read results and prices from public files$/m);
  expect(output).toMatch(/^ {2}remote {2,}create, check, upload/m);
  expect(output).toContain('Exit codes: 0 done, 1 failed or refused, 2 not understood.');
});

it('suggests the nearest command for one that is not there', async () => {
  const { code, output } = await scoreline('imprt');
  expect([code, output]).toEqual([2, "error: unknown command 'imprt'\n(Did you mean import?)\n"]);
});

it('says how it is used where no command is named', async () => {
  const { code, output } = await scoreline();
  expect(code).toBe(2);
  expect(output).toContain('Usage: scoreline COMMAND');
});
