import { utimes } from 'node:fs/promises';

import { beforeEach, expect, it, jest } from '@jest/globals';

import { canary } from './canary';
import { saveCandidate } from './candidate';
import type { SigningKey } from './keys';
import { promote } from './promote';
import { prune } from './prune';
import { readDescriptor, type Registry } from './registry';
import { putBuild, registryWith, track } from './registryFixture';
import { rollback } from './rollback';

const shell = 'a000000000000001';
const builds = [1, 2, 3, 4, 5, 6].map((number) => `b00000000000000${number}`);
const monthMs = 30 * 86_400_000;
let registry: Registry;
let key: SigningKey;

const left = async () => {
  const found = builds.map((build) => readDescriptor(registry, 'mf-scores', build));
  return (await Promise.all(found)).flatMap((descriptor, index) => (descriptor ? [index + 1] : []));
};

const age = (build: string) => {
  const then = new Date(Date.now() - monthMs);
  return utimes(registry.build('mf-scores', build), then, then);
};

/** Promotes these builds in their order, a month ago. */
async function releaseLongAgo(...released: string[]) {
  jest.useFakeTimers({ advanceTimers: true, now: Date.now() - monthMs });
  for (const build of released) await promote(registry, track, key, { shell, 'mf-scores': build });
  jest.useRealTimers();
}

beforeEach(async () => {
  const remotes = builds.map((build) => ['mf-scores', build] as [string, string]);
  ({ registry, key } = await registryWith(['shell', shell], ...remotes));
  for (const build of builds) await age(build);
});

it('keeps what the newest releases name, with what they fall back to, and removes the rest', async () => {
  await releaseLongAgo(...builds.slice(0, 5));
  expect(await prune(registry, 2)).toEqual([
    'mf-scores b000000000000001',
    'mf-scores b000000000000002',
    'mf-scores b000000000000006',
  ]);
  expect(await left()).toEqual([3, 4, 5]);
  expect(await prune(registry, 2)).toEqual([]);
});

it('keeps canaries, candidates, other brands, and what is younger than a week', async () => {
  await releaseLongAgo(...builds.slice(0, 4));
  await canary(registry, track, key, 10, { 'mf-scores': builds[0]! });
  await promote(registry, { ...track, brand: 'futbol' }, key, { shell, 'mf-scores': builds[1]! });
  await saveCandidate(registry, { 'mf-scores': builds[4]! });
  await putBuild(registry, 'mf-scores', builds[5]!);
  expect(await prune(registry, 1)).toEqual([]);
  expect(await left()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('leaves a rollback that knows what is gone', async () => {
  await releaseLongAgo(...builds.slice(0, 5));
  await prune(registry, 1);
  await expect(rollback(registry, track, key, 1)).rejects.toThrow(/no build b000000000000001/);
  expect((await rollback(registry, track, key)).remotes['mf-scores']?.build).toBe(builds[3]);
});
