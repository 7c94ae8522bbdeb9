import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { expect, it } from '@jest/globals';

import { verdictOf } from '../results';
import { familyOf, killFamily } from './processes';
import { rowsOf } from './rows';

it('holds both parts of a cut fill against a whole one, and its second part against the rest', () => {
  const rows = rowsOf([
    { whole: 200, first: 100, second: 110, ready: 10 },
    { whole: 300, first: 100, second: 220, ready: 12 },
  ]);
  const [all, second, bare, ready] = rows.map(({ value, spread }) => [
    value,
    spread?.least,
    spread?.most,
  ]);
  expect(all).toEqual([(1.05 + 320 / 300) / 2, 1.05, 320 / 300]);
  expect(second?.map((value) => value?.toFixed(3))).toEqual(['1.100', '1.100', '1.100']);
  expect(bare?.map((value) => value?.toFixed(3))).toEqual(['1.020', '1.000', '1.040']);
  expect(ready).toEqual([11, 10, 12]);
  expect(rows.map(({ ours, baseline }) => [ours, baseline])).toEqual([
    [265, 250],
    [165, 150],
    [154, 150],
    [undefined, undefined],
  ]);
});

it('misses its bars where the second part does again what the first has done', () => {
  const rows = rowsOf([{ whole: 200, first: 100, second: 150, ready: 10 }]);
  expect(rows.map(verdictOf)).toEqual(['missed', '', 'missed', '']);
});

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
  // One that nobody reaps stays in the table.
  expect(stateOf(pid)).toMatch(/^(Z.*)?$/);
});

/** As `ps` has it, empty where there is no such process. */
function stateOf(pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim();
}
