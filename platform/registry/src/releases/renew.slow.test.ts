import { writeFile } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { type Release, withCanaries } from '@scoreline/shared-lib/contract';

import { buildApp, openContext } from '../app';
import { signRelease } from '../keys/signature';
import { createKey, publicKeys, signingKeys } from '../keys/releaseKeys';
import { days, described, openSite, type TestSite } from '../testing/site';
import { renewAll } from './renew';
import { lifetimeDays } from './tracks';

let site: TestSite;
let shell: string;

const release = (brand: string, channel = 'stable') =>
  site.call('platform', 'POST', '/registry/changes', {
    ...{ builds: { shell }, reason: 'a test', tracks: [{ brand, env: 'prod', channel }] },
  });

beforeEach(async () => {
  site = await openSite();
  shell = await site.upload('platform', 'shell', 1);
  await release('scoreline');
});
afterEach(() => site.close());

const stable = 'scoreline/prod/stable';

/** The result of one renewal run and its reported errors. */
async function renewing() {
  const reported: string[] = [];
  const report = (track: string, error: unknown) => reported.push(`${track}: ${String(error)}`);
  const renewed = await renewAll(await openContext(site.options).site(), report);
  return { renewed, reported };
}

it('begins where half of its time is over, not before, and the log tells of it', async () => {
  site.clock.now = new Date(days(lifetimeDays / 2).getTime() - 1);
  const before = await site.acts();
  expect(await renewing()).toEqual({ renewed: [], reported: [] });
  site.clock.now = days(lifetimeDays / 2);
  expect(await renewing()).toEqual({ renewed: [{ track: stable, seq: 2 }], reported: [] });
  const told = (await site.acts()).slice(before.length);
  const facts = { at: days(lifetimeDays / 2).toISOString(), track: stable, seq: 2 };
  expect(told).toEqual([expect.objectContaining({ ...facts, team: 'registry', kind: 'renew' })]);
});

it('passes a track by that has no release', async () => {
  const row = { track: 'futbol/prod/stable', current_seq: null, canary: 'null' };
  await site.db.insertInto('registry.tracks').values(row).execute();
  expect(await renewing()).toEqual({ renewed: [], reported: [] });
});

it('that cannot be is reported, and holds up no other', async () => {
  await site.upload('platform', 'shell', 2);
  const shell2 = described('shell', 2);
  await site.call('platform', 'POST', '/registry/changes', {
    ...{ builds: { shell: shell2.descriptor.build }, reason: 'a test' },
    tracks: [{ brand: 'futbol', env: 'prod' }],
  });
  await writeFile(await site.blobFile(shell2), 'evil');
  site.clock.now = days(lifetimeDays / 2);
  expect(await renewing()).toEqual({
    renewed: [{ track: stable, seq: 2 }],
    reported: [expect.stringMatching(/^futbol\/prod\/stable: .*was altered/)],
  });
});

it('comes where its digest was not signed, at once and once', async () => {
  await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
  await site.db.updateTable('registry.releases').set({ digest_signature: null }).execute();
  expect((await site.signed())?.digestSignature).toBeUndefined();
  expect(await renewing()).toEqual({ renewed: [{ track: stable, seq: 2 }], reported: [] });
  expect((await site.signed())?.digestSignature).toMatch(/^[\w+/]{86}==$/);
  expect(await renewing()).toEqual({ renewed: [], reported: [] });
});

it('comes with a newer key, which nothing else asks for', async () => {
  const { keyId } = await createKey(site.keys);
  const { [keyId]: raw = '' } = await publicKeys(site.keys);
  const [old] = site.policy.releaseKeys;
  const newer = { id: keyId, public: raw, from: days(1).toISOString(), until: old.until };
  await site.setPolicy({ ...site.policy, version: 2, releaseKeys: [old, newer] });
  expect(await renewing()).toEqual({ renewed: [], reported: [] });
  site.clock.now = days(1);
  expect(await renewing()).toEqual({ renewed: [{ track: stable, seq: 2 }], reported: [] });
  expect((await site.signed())?.keyId).toBe(keyId);
});

it('ends a canary that no key vouches for any more, and the log tells of that alone', async () => {
  const build = await site.upload('fans', 'mf-fans', 1);
  await site.change('fans', 'mf-fans', build, { percent: 10 });
  const { seq } = await site.released();
  const before = await site.acts();
  const { fans } = site.policy.teams;
  const teams = { ...site.policy.teams, fans: { ...fans, keys: [] } };
  await site.setPolicy({ ...site.policy, version: 2, teams });
  expect(await site.released()).not.toHaveProperty('canaries');
  const told = (await site.acts()).slice(before.length);
  const facts = { at: days(0).toISOString(), track: stable, seq: seq + 1, team: 'registry' };
  expect(told).toEqual([
    expect.objectContaining({ kind: 'policy' }),
    expect.objectContaining({ ...facts, kind: 'canary', remote: 'mf-fans', percent: 0 }),
  ]);
});

it('begins once where two registries renew at the same moment', async () => {
  site.clock.now = days(lifetimeDays - 1);
  const other = buildApp(site.options);
  await Promise.all([site.app.renew(), other.renew()]);
  expect((await site.current())!.seq).toBe(2);
});

it('is that of every channel of every brand', async () => {
  await release('scoreline', 'widget-v1');
  await release('futbol');
  site.clock.now = days(lifetimeDays / 2 + 1);
  await site.app.renew();
  for (const file of ['scoreline/prod/stable', 'scoreline/prod/widget-v1', 'futbol/prod/stable'])
    expect(await site.current(`${file}.json`)).toMatchObject({
      ...{ seq: 2, shell: { build: shell } },
      expires: days(1.5 * lifetimeDays + 1).toISOString(),
    });
});

it('of a release whose time is over begins again too', async () => {
  site.clock.now = days(lifetimeDays + 1);
  await site.app.renew();
  expect(await site.current()).toMatchObject({ seq: 2, shell: { build: shell } });
});

describe('a track of version 1', () => {
  /** The state that an earlier registry left: release 10 for all devices, and canary 11 beside it. */
  async function leaveFirstVersion(over: number) {
    const build = await site.upload('fans', 'mf-fans', 1);
    await site.change('fans', 'mf-fans', build, { percent: 10 });
    const { version: _version, canaries, ...all } = await site.released();
    const [key] = await signingKeys(site.keys);
    const tried = withCanaries({ ...all, canaries: canaries! }, { 'mf-fans': build });
    const { canaries: _none, ...run } = tried;
    const canary = { percent: 10, salt: 'first', over };
    const releases: Release[] = [
      { ...all, seq: 10 },
      { ...run, seq: 11, canary },
    ];
    for (const release of releases) {
      const { release: text, signature, keyId: key_id } = signRelease(release, key!);
      const row = { track: stable, seq: release.seq, key_id, release: text, signature };
      const is_canary = release.canary !== undefined;
      await site.db
        .insertInto('registry.releases')
        .values({ ...row, is_canary, digest_signature: null })
        .execute();
    }
    const first = { remote: 'mf-fans', team: 'fans', seq: 11 };
    await site.db
      .updateTable('registry.tracks')
      .set({ last_seq: 11, current_seq: 10, canary: JSON.stringify(first) })
      .where('track', '=', stable)
      .execute();
    return build;
  }

  it('is signed in version 2 at once, its canary with it, under a number that is higher than both', async () => {
    const build = await leaveFirstVersion(10);
    expect(await site.current('scoreline/prod/stable.canary.json')).toMatchObject({ seq: 11 });
    await site.app.renew();
    const moved = await site.released();
    expect(moved).toMatchObject({ version: 2, seq: 12, remotes: {} });
    expect(moved.canaries?.remotes['mf-fans']).toMatchObject({
      ...{ build, percent: 10, salt: 'first', team: 'fans', since: days(0).toISOString() },
    });
    expect(await site.current('scoreline/prod/stable.canary.json')).toBeNull();
    await site.app.renew();
    expect((await site.released()).seq).toBe(12);
  });

  it('leaves behind a canary whose release is over', async () => {
    await leaveFirstVersion(9);
    await site.app.renew();
    expect(await site.released()).toMatchObject({ version: 2, seq: 12 });
    expect(await site.released()).not.toHaveProperty('canaries');
  });
});
