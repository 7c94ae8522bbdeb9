import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SignedRelease } from '@scoreline/shared-lib/contract';

import { signingKey, type SigningKey } from './keys';
import { promote } from './promote';
import { contentOf, selectionOf, signRelease } from './publish';
import { historyOf, readPointer, type Registry } from './registry';
import { putBuild, registryWith, track } from './registryFixture';
import { rollback } from './rollback';

let registry: Registry;
let key: SigningKey;

beforeEach(async () => {
  ({ registry, key } = await registryWith(
    ['shell', 'a000000000000001'],
    ['mf-scores', 'b000000000000001'],
    ['mf-scores', 'b000000000000002'],
    ['mf-scores', 'b000000000000003'],
  ));
});

const first = { shell: 'a000000000000001', 'mf-scores': 'b000000000000001' };
const isSignedBy = ({ release, signature }: SignedRelease, { privateKey }: SigningKey) =>
  verify(
    null,
    Buffer.from(release),
    createPublicKey(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string),
    Buffer.from(signature, 'base64'),
  );

async function hashesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pairs = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

describe('promote', () => {
  it('signs the selected builds and points the track to them', async () => {
    await promote(registry, track, key, first);
    const signed = (await readPointer(registry, track))!;
    expect(isSignedBy(signed, key)).toBe(true);
    expect(selectionOf(contentOf(signed))).toEqual(first);
    expect(contentOf(signed)).toMatchObject({ ...track, seq: 1 });
  });

  it('leaves one valid pointer and every number once when 50 promotes meet', async () => {
    await promote(registry, track, key, first);
    const builds = ['b000000000000001', 'b000000000000002', 'b000000000000003'];
    const releases = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        promote(registry, track, key, { 'mf-scores': builds[index % 3]! }),
      ),
    );
    const numbers = releases.map(({ seq }) => seq).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
    const signed = (await readPointer(registry, track))!;
    expect(isSignedBy(signed, key)).toBe(true);
    expect(contentOf(signed).seq).toBe(51);
    const left = await readdir(join(registry.root, 'releases', track.brand, track.env));
    expect(left.sort()).toEqual(['stable.history', 'stable.json']);
  });

  it('keeps what a selection does not name and falls back to the build before', async () => {
    await promote(registry, track, key, first);
    const release = await promote(registry, track, key, { 'mf-scores': 'b000000000000002' });
    expect(release.shell.build).toBe('a000000000000001');
    expect(release.remotes['mf-scores']?.fallback?.build).toBe('b000000000000001');
  });

  it('keeps the older fallback when the same build is promoted again', async () => {
    await promote(registry, track, key, first);
    await promote(registry, track, key, { 'mf-scores': 'b000000000000002' });
    const again = await promote(registry, track, key, { 'mf-scores': 'b000000000000002' });
    expect(again.remotes['mf-scores']?.fallback?.build).toBe('b000000000000001');
  });

  it('refuses a build that is not there, and two owners of one path', async () => {
    await expect(promote(registry, track, key, { shell: 'ffffffffffffffff' })).rejects.toThrow(
      /no build ffffffffffffffff of shell/,
    );
    const route = { layout: 'custom' as const, title: 'page' };
    await putBuild(registry, 'mf-a', 'c000000000000001', [{ ...route, path: '/team/:id' }]);
    await putBuild(registry, 'mf-b', 'd000000000000001', [{ ...route, path: '/team/:teamId' }]);
    const both = { ...first, 'mf-a': 'c000000000000001', 'mf-b': 'd000000000000001' };
    await expect(promote(registry, track, key, both)).rejects.toThrow(/owned by mf-a and by mf-b/);
    expect(await readPointer(registry, track)).toBeNull();
  });
});

describe('rollback', () => {
  it('releases the older content under a new number', async () => {
    await promote(registry, track, key, first);
    await promote(registry, track, key, { 'mf-scores': 'b000000000000002' });
    const release = await rollback(registry, track, key);
    expect(release.seq).toBe(3);
    expect(selectionOf(release)).toEqual(first);
    expect(await historyOf(registry, track)).toEqual([1, 2, 3]);
  });

  it('repeated, never comes back to what was rolled back from', async () => {
    const third = { 'mf-scores': 'b000000000000003' };
    await promote(registry, track, key, first);
    await promote(registry, track, key, { 'mf-scores': 'b000000000000002' });
    await rollback(registry, track, key);
    await promote(registry, track, key, third);
    const [once, again] = [await rollback(registry, track, key), rollback(registry, track, key)];
    expect(selectionOf(once)).toEqual(first);
    await expect(again).rejects.toThrow(/has no release before this one/);
    expect(contentOf((await readPointer(registry, track))!).seq).toBe(once.seq);
  });

  it('repeated, goes back a release at a time', async () => {
    for (const build of [1, 2, 3]) {
      await promote(registry, track, key, { ...first, 'mf-scores': `b00000000000000${build}` });
    }
    const builds = [await rollback(registry, track, key), await rollback(registry, track, key)];
    expect(builds.map(({ remotes }) => remotes['mf-scores']?.build)).toEqual([
      'b000000000000002',
      'b000000000000001',
    ]);
  });

  it('takes less than a second and leaves every file of the builds as it is', async () => {
    await promote(registry, track, key, first);
    await promote(registry, track, key, { 'mf-scores': 'b000000000000002' });
    const files = await hashesBelow(join(registry.root, 'builds'));
    const startedAt = performance.now();
    await rollback(registry, track, key);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(await hashesBelow(join(registry.root, 'builds'))).toEqual(files);
    expect(Object.keys(files).length).toBeGreaterThan(3);
  });

  it('goes to a given release, and says when there is none', async () => {
    await expect(rollback(registry, track, key)).rejects.toThrow(/has no release/);
    await promote(registry, track, key, first);
    await promote(registry, track, key, { 'mf-scores': 'b000000000000002' });
    await promote(registry, track, key, { 'mf-scores': 'b000000000000003' });
    const release = await rollback(registry, track, key, 1);
    expect(release.remotes['mf-scores']?.build).toBe('b000000000000001');
    await expect(rollback(registry, track, key, 99)).rejects.toThrow(/has no release 99/);
  });
});

describe('signing', () => {
  it('does not fit once a byte of the release is flipped', async () => {
    const release = await promote(registry, track, key, first);
    const signed = signRelease(release, key);
    const changed = { ...signed, release: signed.release.replace('"seq":1', '"seq":9') };
    expect(isSignedBy(signed, key)).toBe(true);
    expect(isSignedBy(changed, key)).toBe(false);
  });

  it('keeps the private key from others and makes it once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const made = await signingKey(folder);
    expect((await signingKey(folder)).keyId).toBe(made.keyId);
    const path = join(folder, `release-${made.keyId}.ed25519.pem`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const raw = await readFile(join(folder, `release-${made.keyId}.pub`), 'utf8');
    expect(Buffer.from(raw, 'base64')).toHaveLength(32);
  });
});
