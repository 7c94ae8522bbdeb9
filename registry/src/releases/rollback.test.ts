import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { createKey } from '../keys/releaseKeys';
import { signRelease } from '../keys/signature';
import { buildOf, described } from '../testing/site';
import { fans, news, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
});
afterEach(() => site.close());

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
  const back = (over: object = {}, team = 'fans') =>
    site.call(team, 'POST', '/registry/rollbacks', {
      ...{ tracks: [{ brand: 'scoreline', env: 'prod' }], reason: 'worse' },
      ...over,
    });

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

  it('passes over what no key vouches for any more', async () => {
    for (const version of [1, 2, 3]) await site.change('fans', 'mf-fans', fans(version));
    const { privateKey, keyId } = await createKey(join(site.folder, 'foreign'));
    const release = { ...(await site.released()), seq: 3 };
    const signed = signRelease(release, { privateKey, keyId, folder: '' });
    await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
    await site.db
      .updateTable('registry.releases')
      .set({ release: signed.release, signature: signed.signature, key_id: keyId })
      .where('seq', '=', 3)
      .execute();
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
});
