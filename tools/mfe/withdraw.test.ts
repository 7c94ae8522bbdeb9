import { beforeEach, expect, it } from '@jest/globals';

import { historyTable } from './history';
import type { SigningKey } from './keys';
import { fullName, readOptions } from './options';
import { promote } from './promote';
import { canary } from './canary';
import { currentRelease, selectionOf } from './publish';
import type { Registry } from './registry';
import { registryWith, track } from './registryFixture';
import { rollback } from './rollback';
import { statusTable } from './status';
import { withdraw } from './withdraw';

const both = {
  shell: 'a000000000000001',
  'mf-scores': 'b000000000000001',
  'mf-zone': 'c000000000000001',
};
const next = { 'mf-scores': 'b000000000000002' };
let registry: Registry;
let key: SigningKey;

beforeEach(async () => {
  ({ registry, key } = await registryWith(
    ...(Object.entries({ ...both }) as [string, string][]),
    ...(Object.entries(next) as [string, string][]),
  ));
  await promote(registry, track, key, both);
});

const history = async () =>
  (await historyTable(registry, readOptions(['history', '--brand', track.brand])))
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN')
    .split('\n');

it('takes a remote off the pages until a rollback', async () => {
  const release = await withdraw(registry, track, key, ['mf-zone']);
  expect(selectionOf(release)).toEqual({
    shell: both.shell,
    'mf-scores': both['mf-scores'],
  });
  expect(selectionOf(await promote(registry, track, key, next))).not.toHaveProperty('mf-zone');
  expect(selectionOf(await rollback(registry, track, key, 1))).toEqual(both);
});

it('refuses what is not released, the shell, and a track without a release', async () => {
  for (const name of ['mf-other', 'shell']) {
    await expect(withdraw(registry, track, key, [name])).rejects.toThrow(`has no remote ${name}`);
  }
  const other = { ...track, brand: 'futbol' };
  await expect(withdraw(registry, other, key, ['mf-zone'])).rejects.toThrow(/futbol.* no release/);
  expect((await currentRelease(registry, track))?.seq).toBe(1);
});

it('leaves a history that says what each release changed', async () => {
  await promote(registry, track, key, next);
  await withdraw(registry, track, key, ['mf-zone']);
  await rollback(registry, track, key, 1);
  await canary(registry, track, key, 10, next);
  expect(await history()).toEqual([
    'scoreline/prod/stable: 5 releases',
    '     5  THEN  canary for 10 %; mf-scores b000000000000002',
    '     4  THEN  the content of 1; current; mf-scores b000000000000001, mf-zone c000000000000001',
    '     3  THEN  mf-zone withdrawn',
    '     2  THEN  mf-scores b000000000000002',
    '     1  THEN  2 remotes and the shell',
  ]);
});

it('has a status that names what a canary changes', async () => {
  await canary(registry, track, key, 25, next);
  const server = 'http://127.0.0.1:9';
  const options = readOptions(['status', '--brand', track.brand, '--server', server]);
  expect(await statusTable(registry, options)).toContain(
    'canary 2 for 25 % of the devices: mf-scores b000000000000002',
  );
});

it('lists the newest of a long history, and says how many there are', async () => {
  for (let count = 0; count < 24; count++) await promote(registry, track, key, next);
  const lines = await history();
  expect([lines.length, lines[0], lines[1], lines.at(-2), lines.at(-1)]).toEqual([
    22,
    'scoreline/prod/stable: 25 releases',
    '    25  THEN  current; the same builds',
    '     6  THEN  the same builds',
    '  and 5 before them',
  ]);
});

it.each([
  ['scores', 'mf-scores'],
  ['mf-scores', 'mf-scores'],
  ['scores=b000000000000001', 'mf-scores=b000000000000001'],
  ['shell', 'shell'],
  ['shell=a000000000000001', 'shell=a000000000000001'],
  ['0123456789ab', '0123456789ab'],
  ['tools/mfe/fixtures/mf-probe', 'tools/mfe/fixtures/mf-probe'],
])('takes %s for %s', (name, full) => {
  expect(fullName(name)).toBe(full);
});
