import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPrivateKey, publicHalf, sha256, signText } from '@scoreline/remote-kit/client';
import type { Preview, SignedPreview } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { isSigned } from '../builds/statement';
import { logRows } from '../log/log';
import { mirror } from '../mirror/mirror';
import { fans, openReleases, type ReleaseSite } from '../releases/testing';
import { days, described } from '../testing/site';
import type { Staged } from './stage';

const here = { brand: 'scoreline', env: 'prod' };

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
});
afterEach(() => site.close());

const order = (over: object = {}) => ({
  ...{ remote: 'mf-fans', build: fans(2), tracks: [here], reason: 'a test' },
  ...over,
});
const ask = (over: object = {}, team = 'fans') =>
  site.call(team, 'POST', '/registry/previews', order(over));

async function staged(over: object = {}): Promise<Staged> {
  const { status, body } = await ask(over);
  expect([status, body]).toEqual([200, expect.anything()]);
  return firstItem(body as unknown as Staged[]);
}
const listed = async () =>
  (await site.call('fans', 'GET', '/registry/previews')).body as unknown as SignedPreview[];
const contentOf = ({ preview }: SignedPreview) => JSON.parse(preview) as Preview;
const end = (over: object = {}, team = 'fans') => {
  const { build: _build, ...rest } = order();
  return site.call(team, 'POST', '/registry/previews/end', { ...rest, ...over });
};

describe('a link for testers', () => {
  it('is a statement that the release key signs, and no release', async () => {
    const before = await site.signed();
    const link = await staged();
    expect(await site.signed()).toEqual(before);
    const signed = firstItem(await listed());
    const { preview: statement, signature, keyId } = signed;
    const keys = site.policy.releaseKeys;
    expect(isSigned({ statement, signature, keyId }, keys, days(0))).toBe(true);
    const { remote, ...facts } = contentOf(signed);
    expect(facts).toEqual({
      ...{ kind: 'preview', ...here, channel: 'stable', link: sha256(link.word) },
      ...{ team: 'fans', commit: 'c0ffee1', createdAt: days(0).toISOString() },
      until: days(7).toISOString(),
    });
    const { descriptor } = described('mf-fans', 2);
    expect(remote).toEqual({ ...descriptor, base: `/builds/mf-fans/${fans(2)}/` });
    expect(link).toMatchObject({ build: fans(2), team: 'fans', until: facts.until, path: '/' });
  });

  it('may be of a build of the shell, for the team that owns it', async () => {
    const build = await site.upload('platform', 'shell', 2);
    const { status, body } = await ask({ remote: 'shell', build }, 'platform');
    expect(status).toBe(200);
    expect(body).toMatchObject([{ remote: 'shell', build, team: 'platform', path: '/' }]);
    const { remote, ...facts } = contentOf(firstItem(await listed()));
    expect(facts).toMatchObject({ kind: 'preview', team: 'platform' });
    const { descriptor } = described('shell', 2);
    expect(remote).toEqual({ ...descriptor, base: `/builds/shell/${build}/` });
  });

  it('has a word that the registry keeps nowhere, another each time', async () => {
    const [one, other] = [await staged(), await staged()];
    expect(one.word).not.toBe(other.word);
    const rows = await site.db.selectFrom('registry.previews').selectAll().execute();
    const kept = JSON.stringify([rows, await listed(), await logRows(site.db)]);
    expect(rows).toHaveLength(2);
    expect(kept).not.toContain(one.word);
  });

  it('counts as long as was asked, and is told of for a week more', async () => {
    await staged({ days: 3 });
    site.clock.now = days(9);
    expect((await listed()).map((one) => contentOf(one).until)).toEqual([days(3).toISOString()]);
    site.clock.now = days(11);
    expect(await listed()).toEqual([]);
  });

  it('is in the log, with its reason, and so is its end', async () => {
    await staged({ reason: 'pull request 7' });
    expect((await end()).body).toEqual({ ended: 1 });
    expect((await end()).body).toEqual({ ended: 0 });
    const acts = (await site.acts()).filter(({ kind }) => kind.endsWith('stage'));
    expect(acts).toMatchObject([
      {
        ...{ kind: 'stage', team: 'fans', remote: 'mf-fans', new: fans(2), commit: 'c0ffee1' },
        ...{ track: 'scoreline/prod/stable', reason: 'pull request 7' },
        until: days(7).toISOString(),
      },
      { kind: 'unstage', team: 'fans', remote: 'mf-fans', old: fans(2) },
    ]);
  });

  it('ends for one build and stays for another', async () => {
    await staged();
    await staged({ build: fans(3) });
    expect((await end({ build: fans(2) })).body).toEqual({ ended: 1 });
    expect((await listed()).map((one) => contentOf(one).remote.build)).toEqual([fans(3)]);
  });

  it('is over when nobody vouches for its build any more, or its key is withdrawn', async () => {
    await staged();
    const { policy } = site;
    const without = { ...policy.teams.fans, keys: [] };
    await site.setPolicy({ ...policy, version: 2, teams: { ...policy.teams, fans: without } });
    expect(await listed()).toEqual([]);
  });
});

describe('a link is refused', () => {
  const refused = (over: object, rule: string, reason: string, team = 'fans') =>
    site.refused(() => ask(over, team), rule, reason);

  it('for another team’s remote, a brand or an environment that is not the team’s', async () => {
    await refused({}, 'access', 'mf-fans to news', 'news');
    await refused({ tracks: [{ brand: 'other', env: 'prod' }] }, 'access', 'the brand other');
    await refused({ tracks: [{ ...here, env: 'test' }] }, 'access', 'the environment test');
    const { status } = await end({}, 'news');
    expect(status).toBe(403);
    expect(await listed()).toEqual([]);
  });

  it('for a build that is not there or that a release would refuse', async () => {
    await refused({ build: '0'.repeat(16) }, 'builds', 'has no build');
    const later = { contract: '^9.0.0' };
    await expect(site.upload('fans', 'mf-fans', 9, later)).rejects.toThrow('contract');
    await site.change('fans', 'mf-fans', fans(1));
    const older = await site.upload('platform', 'shell', 2, { contract: '^0.9.0' });
    const shell = { remote: 'shell', build: older };
    await refused(shell, 'contract', 'mf-fans', 'platform');
    await refused(shell, 'access', 'shell to fans');
  });

  it('for a channel that no page runs', async () => {
    await refused({ tracks: [{ ...here, channel: 'widget-v1' }] }, 'request', 'channel');
  });

  it('where nothing is released yet, on all tracks or on none', async () => {
    const tracks = [here, { brand: 'futbol', env: 'prod' }];
    await refused({ tracks }, 'previews', 'futbol/prod/stable has no release');
    expect(await listed()).toEqual([]);
  });

  it('for longer than 30 days, and for more than 25 at a time', async () => {
    await refused({ days: 31 }, 'request', 'days');
    for (let count = 0; count < 25; count += 1) await staged();
    await refused({}, 'previews', 'mf-fans has 25 links');
    site.clock.now = days(8);
    await staged();
  });

  it('without the approval that a release there would need', async () => {
    const approvers = { prod: ['platform'] };
    await site.setPolicy({ ...site.policy, version: 2, approvers });
    await refused({}, 'approval', 'prod needs the approval of platform');
    const consent = {
      ...{ remote: 'mf-fans', build: fans(2), environment: 'prod', brands: ['scoreline'] },
      until: days(1).toISOString(),
    };
    const { text: statement, ...rest } = signText(JSON.stringify(consent), site.teamKeys.platform);
    await staged({ approval: { statement, ...rest } });
    expect((await site.acts()).at(-1)).toMatchObject({ kind: 'stage', approval: 'platform' });
  });
});

describe('a mirror', () => {
  let registry: string;
  let folder: string;
  beforeEach(async () => {
    registry = await site.app.listen({ port: 0, host: '127.0.0.1' });
    folder = join(site.folder, 'server');
  });
  const bring = (over: object = {}) =>
    mirror({
      ...{ registry, folder, keys: join(folder, 'keys'), rootKey: publicHalf(site.root) },
      now: site.clock.now,
      ...over,
    });
  const previews = () => readdir(join(folder, 'previews')).catch(() => []);
  const builds = () => readdir(join(folder, 'builds/mf-fans')).catch(() => []);

  it('brings the build that a statement names, then the statement, and takes that away', async () => {
    const { word } = await staged();
    await bring();
    expect(await previews()).toEqual([`${sha256(word)}.json`]);
    expect(await builds()).toEqual([fans(2)]);
    const kept = join(folder, 'builds/mf-fans', fans(2), 'entry.js');
    expect(await readFile(kept)).toEqual(described('mf-fans', 2).script);
    await end();
    await bring();
    expect(await previews()).toEqual([]);
  });

  it('keeps a build for as long as testers may see it, and removes it a week after', async () => {
    await staged({ days: 20 });
    await bring();
    site.clock.now = days(15);
    await site.change('fans', 'mf-fans', fans(1));
    await bring();
    expect(await builds()).toContain(fans(2));
    await end();
    await bring();
    site.clock.now = days(23);
    await site.change('fans', 'mf-fans', fans(3));
    await bring();
    expect(await builds()).not.toContain(fans(2));
  });

  it('brings nothing of brands that the server has not', async () => {
    await staged();
    await bring({ tracks: [{ brand: 'futbol', env: 'prod', channel: 'stable' }] });
    expect([await previews(), await builds()]).toEqual([[], []]);
  });

  it('leaves out what no release key has signed, and a build whose files are not there', async () => {
    await staged();
    const { text, signature } = signText('{"kind":"preview"}', createPrivateKey());
    const keyId = site.policy.releaseKeys[0].id;
    const row = { preview: text, signature, key_id: keyId, until: days(5) };
    const forged = { track: 'scoreline/prod/stable', remote: 'mf-fans', build: fans(1) };
    await site.db
      .insertInto('registry.previews')
      .values({ ...row, ...forged, team: 'fans', link: 'f'.repeat(64) })
      .execute();
    await writeFile(await site.blobFile(described('mf-fans', 2)), 'altered');
    await bring();
    expect([await previews(), await builds()]).toEqual([[], []]);
    expect(await listed()).toHaveLength(2);
  });
});
