import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { createKey, publicKeys } from '../keys/releaseKeys';
import { buildOf, days } from '../testing/site';
import { fans, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
});
afterEach(() => site.close());

describe('a track that nobody vouches for', () => {
  const begin = (team: string, builds: object) =>
    site.call(team, 'POST', '/registry/changes', {
      ...{ builds, replaces: true, reason: 'the key was stolen' },
      tracks: [{ brand: 'scoreline', env: 'prod' }],
    });

  it('is begun anew by the shell’s team alone, under a higher number', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    const key = await createKey(site.keys);
    const listed = { id: key.keyId, public: (await publicKeys(site.keys))[key.keyId]! };
    const always = { from: days(-1).toISOString(), until: days(400).toISOString() };
    const releaseKeys = [{ ...listed, ...always }];
    await site.setPolicy({ ...site.policy, version: 2, releaseKeys });
    const shell = buildOf('shell', 1);
    await site.refused(
      () => site.change('platform', 'shell', shell),
      'trust',
      'does not name the key',
    );
    await site.refused(
      () => begin('fans', { 'mf-fans': fans(1) }),
      'builds',
      'a build of the shell',
    );
    await site.refused(() => begin('fans', { shell }), 'access', 'shell to fans');
    expect((await begin('platform', { shell })).status).toBe(200);
    expect((await site.released()).seq).toBe(3);
    expect(await site.buildsNow()).toEqual({});
    await site.change('fans', 'mf-fans', fans(1));
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('is none where a key vouches: nothing that runs is lost', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    await begin('platform', { shell: buildOf('shell', 1) });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });
});
