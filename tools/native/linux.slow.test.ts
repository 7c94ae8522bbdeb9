import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from '@jest/globals';

import { root } from '../run/children.mjs';
import { findLinuxShell } from '../run/service/nativeShell.mjs';
import { openDisplay } from './linuxApp';

it('passes the tests of its own', async () => {
  const { missing } = await findLinuxShell();
  if (missing) return console.warn(`The tests of the Linux shell are skipped: ${missing}.`);
  const display = await openDisplay();
  try {
    const file = join(root, 'examples/native/linux/test_shell.py');
    const { stderr } = await promisify(execFile)('/usr/bin/python3', [file], { env: display.env });
    expect(stderr).toMatch(/^Ran 12 tests/m);
  } finally {
    await display.close();
  }
}, 300_000);
