import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { expect, it } from '@jest/globals';

import { familyOf, killFamily } from './processes';

it('finds children of children, and nobody else', () => {
  const all = [
    { pid: 2, parent: 1 },
    { pid: 3, parent: 2 },
    { pid: 4, parent: 3 },
    { pid: 5, parent: 1 },
  ];
  expect(familyOf(2, all)).toEqual([2, 3, 4]);
});

it('kills what a process has started in a session of its own', async () => {
  const grandchild = `const { pid } = require('node:child_process').spawn(process.execPath,
    ['-e', 'setInterval(() => {}, 1e6)'], { detached: true, stdio: 'ignore' });
    process.stdout.write(String(pid)); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['-e', grandchild], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(text.toString());
  expect(stateOf(pid)).toMatch(/^[^Z]/);
  await killFamily(child.pid!);
  // A process that nobody reaps stays in the table.
  expect(stateOf(pid)).toMatch(/^(Z.*)?$/);
});

/** Process state as `ps` prints it, empty without such a process. */
function stateOf(pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim();
}
