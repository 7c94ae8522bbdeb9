import { beforeEach, describe, expect, it } from '@jest/globals';

import { canary } from './canary';
import type { SigningKey } from './keys';
import { promote } from './promote';
import { currentCanary, currentRelease, selectionOf } from './publish';
import { historyOf, type Registry } from './registry';
import { registryWith, track } from './registryFixture';
import { rollback } from './rollback';

let registry: Registry;
let key: SigningKey;

const stable = { shell: 'a000000000000001', 'mf-scores': 'b000000000000001' };
const tried = { 'mf-scores': 'b000000000000002' };
const running = () => currentCanary(registry, track);
const current = () => currentRelease(registry, track);

beforeEach(async () => {
  ({ registry, key } = await registryWith(
    ['shell', 'a000000000000001'],
    ['mf-scores', 'b000000000000001'],
    ['mf-scores', 'b000000000000002'],
  ));
  await promote(registry, track, key, stable);
});

describe('a canary', () => {
  it('is a release of its own that falls back to what all others run', async () => {
    const release = await canary(registry, track, key, 10, tried);
    expect(release).toMatchObject({ seq: 2, canary: { percent: 10, over: 1 } });
    expect(release.remotes['mf-scores']?.fallback?.build).toBe('b000000000000001');
    expect(selectionOf((await current())!)).toEqual(stable);
    expect((await running())?.seq).toBe(2);
  });

  it('keeps its devices when its share grows', async () => {
    const small = await canary(registry, track, key, 10, tried);
    const large = await canary(registry, track, key, 50);
    expect(large.canary).toMatchObject({ percent: 50, salt: small.canary?.salt });
    expect(selectionOf(large)).toEqual({ ...stable, ...tried });
  });

  it('ends with 0 percent, by a number its devices accept', async () => {
    const release = await canary(registry, track, key, 10, tried);
    const ended = await canary(registry, track, key, 0);
    expect(await running()).toBeNull();
    expect(selectionOf(ended)).toEqual(stable);
    expect(ended.seq).toBeGreaterThan(release.seq);
  });

  it.each([
    ['promote', () => promote(registry, track, key, tried)],
    ['rollback', () => rollback(registry, track, key)],
  ])('is over after a %s', async (_what, act) => {
    await promote(registry, track, key, { 'mf-scores': 'b000000000000002' });
    await canary(registry, track, key, 10, { 'mf-scores': 'b000000000000001' });
    await act();
    expect(await running()).toBeNull();
  });

  it('is not where a rollback goes', async () => {
    await canary(registry, track, key, 10, tried);
    await promote(registry, track, key, tried);
    const release = await rollback(registry, track, key);
    expect(release).toMatchObject({ restores: 1, seq: 4 });
    expect(await historyOf(registry, track)).toEqual([1, 2, 3, 4]);
  });

  it('needs builds, and a release beside it', async () => {
    await expect(canary(registry, track, key, 10)).rejects.toThrow(/has no canary/);
    const other = { ...track, brand: 'futbol' };
    await expect(canary(registry, other, key, 10, tried)).rejects.toThrow(/has no release/);
  });
});
