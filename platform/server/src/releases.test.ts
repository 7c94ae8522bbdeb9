import { generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Release, routesListOf, type SignedRelease } from '@scoreline/shared-lib/contract';

import {
  acceptedInMemory,
  fixtureTime,
  registryFolder,
  releaseOf,
} from './fixtures/registryFolder';
import type { openReleases } from './releases';

let folder: Awaited<ReturnType<typeof registryFolder>>;
let releases: ReturnType<typeof openReleases>;
let clock: Date;
const error = jest.fn<(facts: { reason: string }) => void>();

beforeEach(async () => {
  error.mockReset();
  clock = fixtureTime();
  folder = await registryFolder();
  releases = folder.open({ now: () => clock, logger: { error } });
});

const current = () => releases.current('scoreline', 'prod');
const seq = async () => (await current())?.release.seq;
const reason = () => error.mock.calls.at(-1)?.[0].reason;

describe('openReleases', () => {
  it('sees a promote without a restart, and names it anew', async () => {
    expect(await current()).toBeNull();
    await folder.promote('scoreline', 1);
    const first = await current();
    await folder.promote('scoreline', 2);
    const second = await current();
    expect([first?.release.seq, second?.release.seq]).toEqual([1, 2]);
    expect(first?.id).not.toBe(second?.id);
    expect(error).not.toHaveBeenCalled();
  });

  it('looks at a file once in the time that a look counts', async () => {
    const moment = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    releases = folder.open({ now: () => clock, logger: { error }, looksEveryMs: 100 });
    await folder.promote('scoreline', 1);
    expect(await seq()).toBe(1);
    await folder.promote('scoreline', 2);
    moment.mockReturnValue(1_099);
    expect(await seq()).toBe(1);
    moment.mockReturnValue(1_100);
    expect(await seq()).toBe(2);
    moment.mockRestore();
  });

  it('keeps what is in force when an older release is played again', async () => {
    const old = folder.sign('scoreline', 4);
    await folder.promote('scoreline', 5);
    expect(await seq()).toBe(5);
    await folder.put('scoreline', old);
    expect(await seq()).toBe(5);
    expect(reason()).toMatch(/release 4 is older than 5/);
  });

  it.each([
    ['a flipped byte', 'release'],
    ['a flipped signature', 'signature'],
  ] as const)('refuses %s', async (_what, part) => {
    await folder.promote('scoreline', 1);
    await current();
    const next = folder.sign('scoreline', 2);
    const text = next[part];
    const at = part === 'release' ? text.indexOf('entry.js') : 10;
    const flipped = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    await folder.put('scoreline', { ...next, [part]: flipped });
    expect(await seq()).toBe(1);
    expect(reason()).toMatch(/does not fit/);
  });

  it('refuses a key it does not know, and a signature of another key under its name', async () => {
    const release = folder.sign('scoreline', 1);
    await folder.put('scoreline', { ...release, keyId: 'constructor' });
    expect(await current()).toBeNull();
    const { privateKey } = generateKeyPairSync('ed25519');
    await folder.put('scoreline', folder.signed(JSON.parse(release.release), privateKey));
    expect(await current()).toBeNull();
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('does not leave the registry for a name', async () => {
    await folder.promote('scoreline', 1);
    expect(await releases.current('../releases/scoreline', 'prod')).toBeNull();
    expect(await releases.current('scoreline', 'prod', '../prod/stable')).toBeNull();
  });
});

describe('a release of other pages', () => {
  const canary = { percent: 100, salt: 'x', over: 1 };
  it.each<[string, Partial<Release>, RegExp]>([
    ['brand', { brand: 'futbol' }, /release of futbol\/prod\/stable, not of scoreline\/prod/],
    ['environment', { env: 'test' }, /release of scoreline\/test\/stable/],
    ['channel', { channel: 'beta' }, /release of scoreline\/prod\/beta/],
    ['share of the devices', { canary }, /it is a canary/],
  ])('is refused for its %s', async (_what, change, refusal) => {
    await folder.put('scoreline', folder.signed({ ...releaseOf('scoreline', 9), ...change }));
    expect(await current()).toBeNull();
    expect(reason()).toMatch(refusal);
  });

  it('is refused as a canary where it is none', async () => {
    await folder.promote('scoreline', 1);
    await folder.put('scoreline', folder.sign('scoreline', 2), 'prod/stable.canary.json');
    expect((await releases.running('scoreline', 'prod')).canary).toBeNull();
    expect(reason()).toMatch(/it is no canary/);
  });
});

describe('the time until which a release counts', () => {
  it('ends it where it runs, and says so once', async () => {
    await folder.promote('scoreline', 1);
    expect(await seq()).toBe(1);
    clock = new Date('2027-02-21T12:00:00.000Z');
    expect([await current(), await current()]).toEqual([null, null]);
    expect(error.mock.calls).toEqual([
      [
        { track: 'scoreline/prod/stable', seq: 1, expires: '2027-02-19T12:00:00.000Z' },
        expect.stringMatching(/expired/),
      ],
    ]);
  });

  it('is not ended, nor begun late, by a clock that is wrong by a day', async () => {
    const { createdAt, expires } = releaseOf('scoreline', 1);
    await folder.promote('scoreline', 1);
    for (const [edge, day] of [
      [createdAt, -1],
      [expires, 1],
    ] as const) {
      clock = new Date(Date.parse(edge!) + day * 86_400_000);
      expect(await seq()).toBe(1);
    }
  });

  it.each([
    ['is over', '2026-11-20T11:59:59.000Z', /expired on 2026-11-20/],
    ['was never stated', undefined, /expired on no stated day/],
    ['is no time', 'one day', /expired on one day/],
  ])('refuses one whose time %s', async (_what, expires, refusal) => {
    await folder.put('scoreline', folder.signed({ ...releaseOf('scoreline', 1), expires }));
    expect(await current()).toBeNull();
    expect(reason()).toMatch(refusal);
  });
});

describe('after a restart', () => {
  const restarted = (accepted = acceptedInMemory()) => ({
    accepted,
    start: () => folder.open({ accepted, logger: { error } }).current('scoreline', 'prod'),
  });

  it('refuses an older release, and goes on with the newest that any server has accepted', async () => {
    const old = folder.sign('scoreline', 4);
    const { start } = restarted();
    await folder.promote('scoreline', 5);
    await start();
    await folder.put('scoreline', old);
    expect((await start())?.release.seq).toBe(5);
    expect(reason()).toMatch(/release 4 is older than 5/);
  });

  it('is not bound by what a key has signed that is no longer published', async () => {
    const { start } = restarted();
    await folder.promote('scoreline', 5);
    await start();
    await rm(join(folder.keys, 'release-abcd.pub'));
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
    await writeFile(join(folder.keys, 'release-beef.pub'), raw);
    const next = folder.signed(releaseOf('scoreline', 1), privateKey);
    await folder.put('scoreline', { ...next, keyId: 'beef' });
    expect((await start())?.release.seq).toBe(1);
  });

  it('asks again once the database answers', async () => {
    const memory = acceptedInMemory();
    const newest = jest.fn(memory.newest).mockRejectedValueOnce(new Error('no database'));
    const server = folder.open({ accepted: { ...memory, newest }, logger: { error } });
    await folder.promote('scoreline', 1);
    expect(await server.current('scoreline', 'prod')).toBeNull();
    expect(reason()).toMatch(/no database/);
    expect((await server.current('scoreline', 'prod'))?.release.seq).toBe(1);
  });
});

describe('a key', () => {
  it('that is taken back ends what it signed at once; one that comes later counts at once', async () => {
    await folder.promote('scoreline', 1);
    expect(await seq()).toBe(1);
    await rm(join(folder.keys, 'release-abcd.pub'));
    expect(await current()).toBeNull();
    await writeFile(join(folder.keys, 'release-abcd.pub'), folder.raw);
    expect(await seq()).toBe(1);
  });
});

describe('the text of version 3', () => {
  const second = (seq: number): Release => ({ version: 2, ...releaseOf('scoreline', seq) });

  it('is what pages are given, and the whole release where there is none', async () => {
    await folder.put('scoreline', await folder.withTree(second(1)));
    const { forPages, release } = (await current())!;
    expect(JSON.parse(forPages.release)).toMatchObject({ version: 3, seq: 1 });
    expect(forPages.routes).toBe(routesListOf(release));
    await folder.promote('scoreline', 2);
    expect((await current())?.forPages).toEqual(folder.sign('scoreline', 2));
  });

  it.each<[string, () => Promise<SignedRelease>]>([
    [
      'of another release',
      async () => {
        const other = await folder.withTree(second(3));
        return { ...(await folder.withTree(second(2))), tree: other.tree! };
      },
    ],
    [
      'with another hash',
      async () => {
        const { tree } = await folder.withTree(second(2));
        return folder.withTree(second(2), tree!.release.replace(/"code":"[^"]*/, '"code":"other'));
      },
    ],
    [
      'that is not signed',
      async () => {
        const whole = await folder.withTree(second(2));
        return { ...whole, tree: { ...whole.tree!, signature: whole.signature } };
      },
    ],
    [
      'in the place of the whole release',
      async () => {
        const { tree, keyId } = await folder.withTree(second(2));
        return { ...tree!, keyId };
      },
    ],
  ])('%s is refused, and what runs goes on', async (_what, make) => {
    await folder.put('scoreline', await folder.withTree(second(1)));
    expect(await seq()).toBe(1);
    await folder.put('scoreline', await make());
    expect(await seq()).toBe(1);
    expect(reason()).toMatch(/text for pages|only pages read/);
  });
});
