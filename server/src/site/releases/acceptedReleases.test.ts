import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { SignedRelease } from '@scoreline/shared-lib/contract';

import { openTestDatabase, type TestDatabase } from '../../store/db/testing';
import { acceptedReleases } from './acceptedReleases';
import { registryFolder } from './fixtures/registryFolder';

const track = 'scoreline/prod/stable';
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('accepted_releases').execute());

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
