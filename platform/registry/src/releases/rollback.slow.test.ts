import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Release } from '@scoreline/shared-lib/contract';
import { sql } from 'kysely';

import { createKey, type SigningKey, signingKeys } from '../keys/releaseKeys';
import { signRelease } from '../keys/signature';
import { buildOf, days, described } from '../testing/site';
import { fans, news, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
});
afterEach(() => site.close());

const back = (over: object = {}, team = 'fans') =>
  site.call(team, 'POST', '/registry/rollbacks', {
    ...{ tracks: [{ brand: 'scoreline', env: 'prod' }], reason: 'worse', ...over },
  });

describe('a rollback', () => {
  it('takes one remote back, further each time, whatever others did meanwhile', async () => {
    for (const version of [1, 2, 3]) await site.change('fans', 'mf-fans', fans(version));
    await site.change('news', 'mf-news', news(3));
    for (const version of [2, 1]) {
      expect((await site.rollback('fans', 'mf-fans')).status).toBe(200);
      expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(version), 'mf-news': news(3) });
    }
    await site.refused(
      () => site.rollback('fans', 'mf-fans'),
      'rollback',
      'no build of mf-fans before',
    );
    await site.change('fans', 'mf-fans', fans(3));
    await site.rollback('fans', 'mf-fans');
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(3) });
  });
});

describe('a rollback', () => {
  it('never comes back to what a rollback has left', async () => {
    for (const version of [1, 2]) await site.change('fans', 'mf-fans', fans(version));
    expect((await back()).status).toBe(200);
    await site.change('fans', 'mf-fans', fans(3));
    expect((await back()).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
    await site.refused(
      () => back({ remotes: ['mf-fans'] }),
      'rollback',
      'no build of mf-fans before',
    );
    await site.refused(back, 'rollback', 'no release of fans before this one');
  });

  it('without names takes back what the team changed last, and nobody else’s', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    await site.change('fans', 'mf-fans', fans(2));
    await site.change('news', 'mf-news', news(1));
    await site.change('news', 'mf-news', news(2));
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(2) });
    const shell = await site.upload('platform', 'shell', 2);
    await site.change('platform', 'shell', shell);
    expect((await back({}, 'platform')).status).toBe(200);
    expect((await site.released()).shell.build).toBe(buildOf('shell', 1));
  });

  it('goes to a given release, of the team’s remotes alone, and says when there is none', async () => {
    for (const version of [1, 2, 3]) await site.change('fans', 'mf-fans', fans(version));
    await site.change('news', 'mf-news', news(1));
    await site.refused(() => back({ to: 99 }), 'rollback', 'has no release 99');
    expect((await back({ to: 3 })).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(2), 'mf-news': news(1) });
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
    await back({ to: 1 });
    expect(await site.buildsNow()).toEqual({ 'mf-news': news(1) });
  });

  it('does not go to a canary', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    await site.change('fans', 'mf-fans', fans(2), { percent: 10 });
    await site.change('fans', 'mf-fans', fans(3));
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
    await site.refused(() => back(), 'rollback', 'no release of fans before this one');
  });

  /** Overwrites a stored release. */
  async function replaceRelease(release: Release, key: SigningKey) {
    const { signature, digestSignature, keyId, ...signed } = signRelease(release, key);
    await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
    await site.db
      .updateTable('registry.releases')
      .set({
        ...{ release: signed.release, signature, key_id: keyId },
        digest_signature: digestSignature ?? null,
      })
      .where('seq', '=', release.seq)
      .execute();
  }

  it('passes over a canary of the first version, which had a release of its own', async () => {
    for (const version of [1, 2, 3]) await site.change('fans', 'mf-fans', fans(version));
    const canary = { percent: 10, salt: '00', over: 2 };
    const [key] = await signingKeys(site.keys);
    await replaceRelease({ ...(await site.released()), version: 1, seq: 3, canary }, key!);
    const act = () => back({ to: 3 });
    await site.refused(act, 'rollback', 'release 3 of scoreline/prod/stable was a canary');
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('passes over what no key vouches for any more', async () => {
    for (const version of [1, 2, 3]) await site.change('fans', 'mf-fans', fans(version));
    const foreign = await createKey(join(site.folder, 'foreign'));
    const release = { ...(await site.released()), seq: 3 };
    await replaceRelease(release, { ...foreign, folder: '' });
    await site.refused(() => back({ to: 3 }), 'trust', 'does not name the key');
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('hashes the files of what it brings back', async () => {
    for (const version of [1, 2]) await site.change('fans', 'mf-fans', fans(version));
    await writeFile(await site.blobFile(described('mf-fans', 1)), 'evil');
    await site.refused(back, 'bytes', 'was altered');
    await site.refused(() => back({ to: 2 }), 'bytes', 'was altered');
  });

  it('of what never was another, or of a track without a release, is refused', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    const never = () => back({ remotes: ['mf-fans'] });
    await site.refused(never, 'rollback', 'no build of mf-fans before this one');
    const { body } = await back({ tracks: [{ brand: 'futbol', env: 'prod' }] });
    const reason = 'futbol/prod/stable has no release';
    expect(body).toMatchObject({ refused: { rule: 'rollback', reason } });
  });

  it('is told by the log, each remote by what it was and what it is', async () => {
    for (const version of [1, 2]) await site.change('fans', 'mf-fans', fans(version));
    const before = await site.acts();
    await back({ to: 2 });
    await back({ to: 1 });
    const facts = { at: days(0).toISOString(), track: 'scoreline/prod/stable', reason: 'worse' };
    const told = { ...facts, team: 'fans', kind: 'rollback', remote: 'mf-fans' };
    expect((await site.acts()).slice(before.length)).toEqual([
      { ...told, seq: 4, old: fans(2), new: fans(1) },
      { ...told, seq: 5, old: fans(1) },
    ]);
  });

  it('is not held up by a canary that does not get on with it: that ends', async () => {
    const newer = { contract: '^1.1.0' };
    const shell2 = await site.upload('platform', 'shell', 2, newer);
    await site.change('platform', 'shell', shell2);
    const wants = await site.upload('fans', 'mf-fans', 8, { routes: [] });
    await site.change('fans', 'mf-fans', wants, { percent: 10 });
    await writeFile(await site.blobFile(described('mf-fans', 8, { routes: [] })), 'evil');
    expect((await site.rollback('platform', 'shell')).status).toBe(200);
    expect(await site.released()).not.toHaveProperty('canaries');
    expect((await site.released()).shell.build).toBe(buildOf('shell', 1));
    expect((await site.acts()).slice(-2)).toMatchObject([
      { kind: 'rollback', remote: 'shell', team: 'platform' },
      {
        kind: 'canary',
        remote: 'mf-fans',
        team: 'registry',
        reason: expect.stringContaining('altered'),
      },
    ]);
  });
});

describe('a rollback of a team with two remotes', () => {
  const more = (version: number) => buildOf('mf-fans-more', version);

  beforeEach(async () => {
    await site.fansOwnTwo();
    for (const version of [1, 2, 3]) await site.upload('fans', 'mf-fans-more', version);
    await site.change('fans', 'mf-fans', fans(1));
    await site.change('fans', 'mf-fans-more', more(1));
    await site.change('fans', 'mf-fans', fans(2));
    await site.change('fans', 'mf-fans-more', more(2));
  });

  it('takes back what was changed last alone', async () => {
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(2), 'mf-fans-more': more(1) });
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-fans-more': more(1) });
  });

  it('to a given release leaves what is the same there alone, with its canary', async () => {
    await site.change('fans', 'mf-fans', fans(3), { percent: 10 });
    const { seq, canaries } = await site.released();
    await site.change('fans', 'mf-fans-more', more(3));
    await back({ to: seq });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(2), 'mf-fans-more': more(2) });
    expect((await site.released()).canaries).toEqual(canaries);
    await back({ remotes: ['mf-fans'] });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-fans-more': more(2) });
  });

  it('brings back one that was taken off', async () => {
    const { seq } = await site.released();
    await site.change('fans', 'mf-fans-more', null);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(2) });
    await back({ to: seq });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(2), 'mf-fans-more': more(2) });
  });
});
