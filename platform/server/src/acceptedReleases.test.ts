import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SignedRelease } from '@scoreline/shared-lib/contract';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { acceptedReleases } from './acceptedReleases';
import { registryFolder } from './fixtures/registryFolder';

const track = 'scoreline/prod/stable';
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('accepted_releases').execute();
  await database.db.deleteFrom('accepted_policies').execute();
});

const signed = (release: string, keyId = 'abcd'): SignedRelease => ({
  ...{ release, keyId, signature: `of ${release}` },
});

it('keeps the highest number of a track, in whatever order servers accept', async () => {
  const accepted = acceptedReleases(database.db);
  await Promise.all([7, 5, 9, 8].map((seq) => accepted.add(track, signed(`${seq}`), seq)));
  expect(await accepted.newest(track, ['abcd'])).toEqual(signed('9'));
  expect(await accepted.newest('futbol/prod/stable', ['abcd'])).toBeNull();
});

it('takes only what a published key has signed', async () => {
  const accepted = acceptedReleases(database.db);
  await accepted.add(track, signed('9', 'old'), 9);
  await accepted.add(track, signed('2', 'new'), 2);
  expect(await accepted.newest(track, ['new'])).toEqual(signed('2', 'new'));
  expect(await accepted.newest(track, ['new', 'old'])).toEqual(signed('9', 'old'));
  expect(await accepted.newest(track, [])).toBeNull();
});

it('refuses a replay on a server that starts anew, and on another one', async () => {
  const folder = await registryFolder();
  const server = () =>
    folder.open({ accepted: acceptedReleases(database.db) }).current('scoreline', 'prod');
  await folder.promote('scoreline', 5);
  await server();
  await folder.promote('scoreline', 4);
  expect((await server())?.release.seq).toBe(5);
});

describe('keys beside a policy, where servers have read a newer one,', () => {
  const notePolicy = (keys: string, version: number, root = 'the root') =>
    writeFile(join(keys, 'policy.json'), JSON.stringify({ root, version }));
  const current = (folder: Awaited<ReturnType<typeof registryFolder>>) =>
    folder.open({ accepted: acceptedReleases(database.db) }).current('scoreline', 'prod');

  it('are not taken by a server whose mirror was never here before', async () => {
    const folder = await registryFolder();
    await folder.promote('scoreline', 5);
    const seen: (number | undefined)[] = [];
    for (const version of [2, 1, 2]) {
      await notePolicy(folder.keys, version);
      seen.push((await current(folder))?.release.seq);
    }
    expect(seen).toEqual([5, undefined, 5]);
  });

  it('count where that was of another root key, and where they are of no policy', async () => {
    const folder = await registryFolder();
    await folder.promote('scoreline', 5);
    await acceptedReleases(database.db).highestPolicy('the root', 7);
    expect((await current(folder))?.release.seq).toBe(5);
    await notePolicy(folder.keys, 1, 'another root');
    expect((await current(folder))?.release.seq).toBe(5);
  });

  it('leave a server that runs with the keys that it has', async () => {
    const folder = await registryFolder();
    await folder.promote('scoreline', 5);
    await notePolicy(folder.keys, 1);
    const releases = folder.open({ accepted: acceptedReleases(database.db) });
    const keys = await releases.keys();
    await acceptedReleases(database.db).highestPolicy('the root', 2);
    await writeFile(join(folder.keys, 'release-0a0b.pub'), Object.values(keys).join(''));
    expect(await releases.keys()).toEqual(keys);
  });
});
