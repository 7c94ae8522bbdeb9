import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPrivateKey, listedKey, publicHalf } from '@scoreline/remote-kit/client';
import type { SignedRelease } from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';

import { createKey } from '../keys/releaseKeys';
import { signRelease } from '../keys/signature';
import { rotatePolicy } from '../policy/rotation';
import { buildOf, days, described, openSite, type TestSite } from '../testing/site';
import { logRows } from '../log/log';
import { mirroredLog } from './log';
import { mirror } from './mirror';

let site: TestSite;
let registry: string;
let folder: string;

beforeEach(async () => {
  site = await openSite();
  registry = await site.app.listen({ port: 0, host: '127.0.0.1' });
  folder = join(site.folder, 'server');
  await site.change('platform', 'shell', await site.upload('platform', 'shell', 1));
  for (const version of [1, 2]) await site.upload('fans', 'mf-fans', version);
  await site.change('fans', 'mf-fans', buildOf('mf-fans', 1));
});
afterEach(() => site.close());

const run = (over: Partial<Parameters<typeof mirror>[0]> = {}) =>
  mirror({
    ...{ registry, folder, keys: join(folder, 'keys'), rootKey: publicHalf(site.root) },
    now: site.clock.now,
    ...over,
  });

const place = (...parts: string[]) => join(folder, ...parts);
const stable = () => place('releases/scoreline/prod/stable.json');
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as SignedRelease;

describe('a mirror', () => {
  it('has the keys, every build that a release names, and the release as it was signed', async () => {
    expect(await run()).toEqual(['scoreline/prod/stable.json']);
    expect(await read(stable())).toEqual(await site.signed());
    expect(JSON.parse((await read(stable())).tree!.release)).toMatchObject({ version: 3, seq: 2 });
    const { id, public: key } = site.policy.releaseKeys[0];
    expect(await readFile(place('keys', `release-${id}.pub`), 'utf8')).toBe(key);
    const script = await readFile(place('builds/mf-fans', buildOf('mf-fans', 1), 'entry.js'));
    expect(script).toEqual(described('mf-fans', 1).script);
    expect(await readdir(place('builds/mf-fans'))).toEqual([buildOf('mf-fans', 1)]);
    expect(await run()).toEqual([]);
  });

  it('has the text of version 3 of a release that was here before its registry made one', async () => {
    await run();
    const { tree: _tree, ...whole } = await read(stable());
    await writeFile(stable(), JSON.stringify(whole));
    expect(await run()).toEqual(['scoreline/prod/stable.json']);
    expect(await read(stable())).toHaveProperty('tree');
  });

  it('has what each team owns, and of keys and tokens nothing', async () => {
    await run();
    const text = await readFile(place('teams.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      teams: { fans: { remotes: ['mf-fans'], paths: ['/fans'], namespaces: ['fans'] } },
      limits: { entry: 10_240 },
    });
    expect(text).not.toMatch(/sha256|public|"keys"|tokens/);
  });

  it('follows changes, canaries and their end', async () => {
    await run();
    await site.change('fans', 'mf-fans', buildOf('mf-fans', 2), { percent: 10 });
    expect(await run()).toEqual(['scoreline/prod/stable.json']);
    const tried = place('builds/mf-fans', buildOf('mf-fans', 2), 'entry.js');
    expect(await readFile(tried)).toEqual(described('mf-fans', 2).script);
    await site.change('fans', 'mf-fans', null, { percent: 0 });
    expect(await run()).toEqual(['scoreline/prod/stable.json']);
    expect(await readdir(place('releases/scoreline/prod'))).toEqual(['stable.json']);
  });

  it('takes a key away when its time is over', async () => {
    await run();
    const [, before] = await readdir(place('keys'));
    site.clock.now = days(10);
    const { privateKey, keyId } = await createKey(site.keys);
    const next = listedKey(privateKey, days(10), days(400));
    const overlap = { now: days(10), overlapDays: 7 };
    await site.setPolicy(rotatePolicy(site.policy, undefined, next, overlap));
    expect(await run()).toEqual(['scoreline/prod/stable.json']);
    expect(await readdir(place('keys'))).toHaveLength(3);
    site.clock.now = days(18);
    await run();
    expect(await readdir(place('keys'))).toEqual(['policy.json', `release-${keyId}.pub`]);
    expect(before).not.toBe(`release-${keyId}.pub`);
  });

  it('stays as it is while the registry is away', async () => {
    await run();
    const before = await read(stable());
    await site.app.close();
    await expect(run()).rejects.toThrow('fetch failed');
    expect(await read(stable())).toEqual(before);
  });
});

describe('a mirror refuses', () => {
  it('a policy that another root key signed', async () => {
    const rootKey = publicHalf(createPrivateKey());
    await expect(run({ rootKey })).rejects.toThrow('the root key has not signed this policy');
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  it('an older policy than it has seen, whose release key was withdrawn', async () => {
    const { body: first } = await site.call('fans', 'GET', '/registry/policy');
    site.clock.now = days(10);
    const { privateKey, keyId } = await createKey(site.keys);
    const next = listedKey(privateKey, days(10), days(400));
    const withdrawn = { now: days(10), overlapDays: 0 };
    await site.setPolicy(rotatePolicy(site.policy, undefined, next, withdrawn));
    await run();
    // An impostor answers instead of the registry and replays signed data.
    const replaying = createServer((_request, response) => response.end(JSON.stringify(first)));
    await once(replaying.listen(0, '127.0.0.1'), 'listening');
    const { port } = replaying.address() as AddressInfo;
    const replayed = run({ registry: `http://127.0.0.1:${port}` });
    await expect(replayed).rejects.toThrow('policy 1 is older than 2');
    replaying.close();
    expect(await readdir(place('keys'))).toEqual(['policy.json', `release-${keyId}.pub`]);
  });

  it('an older release than it has', async () => {
    await run();
    const key = await createKey(join(site.folder, 'foreign'));
    const release = (await site.current())!;
    await writeFile(stable(), JSON.stringify(signRelease({ ...release, seq: 9 }, key)));
    await expect(run()).rejects.toThrow('release 2 is older than 9');
  });

  it('a build whose blob was altered or is missing, and keeps the release it has', async () => {
    await run();
    const before = await read(stable());
    await site.change('fans', 'mf-fans', buildOf('mf-fans', 2));
    await rm(await site.blobFile(described('mf-fans', 2)));
    await expect(run()).rejects.toThrow('the registry answers 422');
    expect(await read(stable())).toEqual(before);
    expect(await readdir(place('builds/mf-fans'))).toEqual([buildOf('mf-fans', 1)]);
  });

  it('a log that was rewritten since the last time', async () => {
    const log = (after: number) => logRows(site.db, after);
    await run({ log });
    await site.change('fans', 'mf-fans', buildOf('mf-fans', 2));
    await run({ log });
    const rows = await logRows(site.db);
    expect(await mirroredLog(folder)).toEqual(rows);
    const last = lastItem(rows);
    const altered = { ...last, entry: last.entry.replace('fans', 'news') };
    const rewritten = async (after: number) => (after < last.id ? [altered] : []);
    await expect(run({ log: rewritten })).rejects.toThrow(`entry ${last.id} was altered`);
    const cut = async () => [];
    await expect(run({ log: cut })).rejects.toThrow(/was cut or rewritten/);
    expect(await mirroredLog(folder)).toEqual(rows);
  });
});

describe('builds that no release names', () => {
  it('stay for a week, for pages that are open, and come again with a rollback', async () => {
    const there = async () => (await readdir(place('builds/mf-fans'))).sort();
    const give = async (version: number, day: number) => {
      site.clock.now = days(day);
      await site.change('fans', 'mf-fans', buildOf('mf-fans', version));
      await run();
    };
    await site.upload('fans', 'mf-fans', 3);
    await run();
    // Build 1 becomes the fallback; it ran until the tenth day.
    await give(2, 10);
    await give(3, 11);
    expect(await there()).toHaveLength(3);
    await give(2, 19);
    expect(await there()).toEqual([buildOf('mf-fans', 2), buildOf('mf-fans', 3)].sort());
    await site.call('fans', 'POST', '/registry/rollbacks', {
      ...{ remotes: ['mf-fans'], to: 2, reason: 'a test' },
      tracks: [{ brand: 'scoreline', env: 'prod' }],
    });
    await run();
    expect(await there()).toContain(buildOf('mf-fans', 1));
  });
});
