import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPrivateKey, listedKey, signText } from '@scoreline/remote-kit/client';
import { sql } from 'kysely';

import { createKey } from '../keys/releaseKeys';
import { buildOf, days, described, openSite, type TestSite, uploadOf } from '../testing/site';
import type { Policy } from './document';
import { rotatePolicy } from './rotation';

let site: TestSite;

beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const refusal = (reason: string) => ({
  status: 422,
  body: {
    refused: { rule: 'policy', file: 'policy.json', reason: expect.stringContaining(reason) },
  },
});

const withTeam = (policy: Policy, over: Partial<Policy['teams'][string]>): Policy => ({
  ...{ ...policy, version: 2 },
  teams: { ...policy.teams, news: { ...policy.teams.news!, ...over } },
});

describe('a policy', () => {
  it('counts with the root key’s signature alone', async () => {
    const next = { ...site.policy, version: 2 };
    const foreign = await site.setPolicy(next, createPrivateKey());
    expect(foreign).toMatchObject(refusal('the root key has not signed this policy'));
    expect(await site.setPolicy(next)).toEqual({ status: 200, body: { version: 2 } });
  });

  it('is refused where what the root key has signed is no JSON, or no policy', async () => {
    for (const [content, reason] of [
      ['no JSON', /^it is no JSON$/],
      ['{"version":"two"}', /^version: /],
    ] as const) {
      const { text, signature } = signText(content, site.root);
      const policy = { policy: text, signature };
      const { status, body } = await site.call('fans', 'PUT', '/registry/policy', policy);
      expect([status, body]).toMatchObject([422, { refused: { rule: 'policy' } }]);
      expect((body.refused as { reason: string }).reason).toMatch(reason);
    }
  });

  it('that was replaced is not taken again', async () => {
    await site.setPolicy({ ...site.policy, version: 2 });
    expect(await site.setPolicy(site.policy)).toMatchObject(
      refusal('policy 1 is not newer than 2'),
    );
    expect(await site.setPolicy({ ...site.policy, version: 2 })).toMatchObject(
      refusal('policy 2 is not newer than 2'),
    );
  });

  it('does not count again with a database that was set back; the newest does, once it is put again', async () => {
    const next = { ...site.policy, version: 2 };
    await site.setPolicy(next);
    await sql`ALTER TABLE registry.policies DISABLE TRIGGER append_only`.execute(site.db);
    await site.db.deleteFrom('registry.policies').where('version', '=', 2).execute();
    const older = refusal(
      'policy 1 is older than 2, which was in force: put the newest in force again',
    );
    for (const path of ['policy', 'keys', 'log'])
      expect(await site.call('fans', 'GET', `/registry/${path}`)).toMatchObject(older);
    expect(await site.setPolicy(next)).toEqual({ status: 200, body: { version: 2 } });
    expect((await site.call('fans', 'GET', '/registry/keys')).status).toBe(200);
  });

  it('that somebody wrote into the database does not count', async () => {
    const { text, signature } = signText(
      JSON.stringify({ ...site.policy, version: 9 }),
      createPrivateKey(),
    );
    const row = { version: 9, policy: text, signature, accepted_at: days(0) };
    await site.db.insertInto('registry.policies').values(row).execute();
    expect(await site.change('fans', 'mf-fans', '0'.repeat(16))).toMatchObject(
      refusal('the root key has not signed this policy'),
    );
  });

  it.each<[string, Partial<Policy['teams'][string]>, string]>([
    ['one remote to two teams', { remotes: ['mf-fans'] }, 'mf-fans belongs to two teams'],
    ['one path to two teams', { paths: ['/fans'] }, '/fans belongs to two teams'],
    ['a path below another’s', { paths: ['/fans/mine'] }, '/fans/mine belongs to two teams'],
    ['a page of the shell', { paths: ['/privacy'] }, '/privacy is a page of the shell'],
    ['the 404 page', { paths: ['/404'] }, '/404 is a page of the shell'],
    ['a strange remote', { remotes: ['scores'] }, 'teams.news.remotes.0'],
  ])('that gives %s is refused', async (_what, over, reason) => {
    expect(await site.setPolicy(withTeam(site.policy, over))).toMatchObject(refusal(reason));
  });

  it('cannot name an approver that is no team', async () => {
    const next = { ...site.policy, version: 2, approvers: { prod: ['nobody'] } };
    expect(await site.setPolicy(next)).toMatchObject(refusal('nobody approves and is no team'));
  });
});

describe('a rotation', () => {
  const overlap = { now: days(10), overlapDays: 7 };
  const keysNow = async () => Object.keys((await site.call('fans', 'GET', '/registry/keys')).body);

  it('of the release key signs what runs anew; both count for the overlap, then one', async () => {
    await site.change('platform', 'shell', await site.upload('platform', 'shell', 1));
    const before = (await site.signed())!;
    site.clock.now = days(10);
    const { privateKey, keyId } = await createKey(site.keys);
    const next = listedKey(privateKey, days(10), days(400));
    const policy = rotatePolicy(site.policy, undefined, next, overlap);
    expect((await site.setPolicy(policy)).status).toBe(200);
    const after = (await site.signed())!;
    expect([before.keyId, after.keyId]).toEqual([site.policy.releaseKeys[0].id, keyId]);
    expect(new Set(await keysNow())).toEqual(new Set([before.keyId, keyId]));
    site.clock.now = days(18);
    expect(await keysNow()).toEqual([keyId]);
    const build = await site.upload('fans', 'mf-fans', 1);
    expect((await site.change('fans', 'mf-fans', build)).status).toBe(200);
    expect((await site.signed())!.keyId).toBe(keyId);
  });

  it('of the release key that this registry does not hold changes nothing', async () => {
    await site.change('platform', 'shell', await site.upload('platform', 'shell', 1));
    const before = await site.signed();
    const next = listedKey(createPrivateKey(), days(-1), days(400));
    const policy = { ...site.policy, version: 2, releaseKeys: [next] };
    expect((await site.setPolicy(policy)).status).toBe(200);
    const build = await site.upload('fans', 'mf-fans', 1);
    expect(await site.change('fans', 'mf-fans', build)).toMatchObject({
      body: { refused: { rule: 'keys' } },
    });
    expect(await site.signed()).toEqual(before);
  });

  it('of a team’s key takes both for the overlap, then the newer; older builds stay builds', async () => {
    await site.change('platform', 'shell', await site.upload('platform', 'shell', 1));
    const old = await site.upload('fans', 'mf-fans', 1);
    site.clock.now = days(10);
    const key = createPrivateKey();
    const next = listedKey(key, days(10), days(400));
    await site.setPolicy(rotatePolicy(site.policy, 'fans', next, overlap));
    const put = async (version: number, by: typeof key) => {
      const made = described('mf-fans', version);
      const url = `/registry/builds/mf-fans/${made.descriptor.build}`;
      return (await site.call('fans', 'PUT', url, uploadOf(by, made))).status;
    };
    expect(await put(2, site.teamKeys.fans)).toBe(201);
    expect(await put(3, key)).toBe(201);
    site.clock.now = days(18);
    expect(await put(4, site.teamKeys.fans)).toBe(422);
    expect(await put(4, key)).toBe(201);
    for (const build of [old, buildOf('mf-fans', 2), buildOf('mf-fans', 4)])
      expect((await site.change('fans', 'mf-fans', build)).status).toBe(200);
  });

  it('leaves a key that ends sooner as it is, and knows its teams', () => {
    const soon = { ...site.policy.releaseKeys[0], until: days(12).toISOString() };
    const next = listedKey(createPrivateKey(), days(10), days(400));
    const policy = rotatePolicy({ ...site.policy, releaseKeys: [soon] }, undefined, next, overlap);
    expect(policy.releaseKeys).toEqual([soon, next]);
    expect(() => rotatePolicy(site.policy, 'nobody', next, overlap)).toThrow('no team nobody');
  });
});

describe('the daily renewal', () => {
  it('signs again what is half over, its canary with it, and nothing sooner', async () => {
    await site.change('platform', 'shell', await site.upload('platform', 'shell', 1));
    const build = await site.upload('fans', 'mf-fans', 1);
    await site.change('fans', 'mf-fans', build, { percent: 10 });
    const first = (await site.current())!;
    site.clock.now = days(44);
    await site.app.renew();
    expect(await site.current()).toEqual(first);
    site.clock.now = days(46);
    await site.app.renew();
    const second = (await site.current())!;
    expect(second.seq).toBe(first.seq + 1);
    expect(Date.parse(second.expires!)).toBe(days(136).getTime());
    expect(second.canaries).toEqual(first.canaries);
  });

  it('reports a release that it cannot renew', async () => {
    await site.change('platform', 'shell', await site.upload('platform', 'shell', 1));
    await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
    await site.db.updateTable('registry.releases').set({ release: '{}' }).execute();
    await site.app.renew();
    expect(site.errors).toEqual(['a release could not be renewed']);
  });
});
