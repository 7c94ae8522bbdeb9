import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { openMachine, publishAddress } from '@scoreline/registry/machine';
import { type BuildStore, openBuildStore } from '@scoreline/remote-kit/build-store';
import { createPrivateKey } from '@scoreline/remote-kit/client';
import { canariesOf, type Release, type SignedRelease } from '@scoreline/shared-lib/contract';

import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { buildOf, putBuild } from './buildFixture';
import { commands } from './commands';
import { readOptions } from './options';
import { dataFolder } from '../../tools/run/dataFolder.mjs';

let folder: string;
let store: BuildStore;
let registry: Awaited<ReturnType<typeof openMachine>>;
let printed: string[];

const ours = process.env;

/** Runs a command and returns what it printed. */
async function mfe(command: string, ...args: string[]): Promise<string[]> {
  printed = [];
  await commands[command]!.run(readOptions([command, ...args, '--brand', 'scoreline']));
  return printed;
}

/** The release in the folder of this machine's server. */
async function served(file = 'stable.json'): Promise<Release> {
  const path = join(folder, 'registry/releases/scoreline/prod', file);
  const signed = JSON.parse(await readFile(path, 'utf8')) as SignedRelease;
  return JSON.parse(signed.release) as Release;
}

const scores = (version: number) => buildOf('mf-scores', version);
const shell = `shell=${buildOf('shell', 1)}`;

beforeAll(async () => {
  folder = dataFolder('mfe');
  process.env = { ...ours, DATA_DIR: folder, DATABASE_URL: '', REGISTRY_URL: '' };
  store = openBuildStore(join(folder, 'built'));
  await putBuild(store, 'shell', 1);
  for (const version of [1, 2, 3]) await putBuild(store, 'mf-scores', version);
  registry = await openMachine(process.env, (line) => printed.push(line));
  await publishAddress(folder, registry.url);
  await mfe('promote', shell, `scores=${scores(1)}`);
}, 180_000);
afterAll(async () => {
  await registry.stop();
  process.env = ours;
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
});
beforeEach(() => {
  jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => printed.push(String(text).trim()) > 0);
});

describe('the commands of a machine with its own registry', () => {
  it('upload what is new, release it, and have the server run it when they return', async () => {
    const build = scores(2);
    expect(await mfe('promote', `scores=${build}`, '--reason', 'faster')).toEqual([
      `mf-scores ${build} uploaded`,
      'scoreline/prod/stable is at release 2',
    ]);
    expect(await served()).toMatchObject({
      ...{ seq: 2, shell: { build: buildOf('shell', 1) } },
      remotes: { 'mf-scores': { build, fallback: { build: scores(1) } } },
    });
    const again = await mfe('promote', `scores=${build}`);
    expect(again).toEqual(['scoreline/prod/stable is at release 2 already']);
    expect((await mfe('history'))[0]).toMatch(/ {5}2 .*platform: mf-scores .*was .*“faster”/);
  });

  it('try a build, give it more devices, end that, or promote it', async () => {
    await mfe('promote', `scores=${scores(1)}`);
    const tried = await mfe('canary', '--percent', '10', `scores=${scores(3)}`);
    expect(tried.at(-1)).toMatch(/is at release \d+, for 10 % of the devices$/);
    const canary = async () => (await served()).canaries?.remotes['mf-scores'];
    const before = await canary();
    expect((await mfe('status'))[0]).toMatch(
      new RegExp(`mf-scores ${scores(3)} .*canary for 10 % of the devices`),
    );
    await mfe('canary', '--percent', '50');
    expect(await canary()).toMatchObject({ percent: 50, salt: before!.salt });
    await expect(mfe('canary', '--percent', '0', 'other')).rejects.toThrow('no canary of mf-other');
    await mfe('canary', '--percent', '0', 'scores');
    expect(await canary()).toBeUndefined();
    await expect(mfe('canary', '--percent', '5')).rejects.toThrow('has no canary');
    await mfe('canary', '--percent', '10', `scores=${scores(3)}`);
    await mfe('promote', '--canary');
    expect((await served()).remotes['mf-scores']?.build).toBe(scores(3));
  });

  it('try by its name what was uploaded, without a build, as long as its sources are the same', async () => {
    const probe = 'platform/commands/fixtures/mf-probe';
    const [, uploaded = ''] = /^mf-probe=(\w+)$/.exec((await mfe('upload', probe)).at(-1)!) ?? [];
    await rm(store.build('mf-probe', uploaded), { recursive: true });
    const said = await mfe('canary', '--percent', '10', probe);
    expect(said[0]).toBe(`mf-probe ${uploaded} unchanged`);
    expect((await served()).canaries?.remotes['mf-probe']).toMatchObject({ percent: 10 });
    expect(await store.read('mf-probe', uploaded, 'descriptor.json')).toBeNull();
    await mfe('canary', '--percent', '0', 'mf-probe');
  }, 60_000);

  describe('with canaries of two remotes at once', () => {
    const tried = buildOf('shell', 2);
    const canaries = async () =>
      canariesOf(await served()).map(({ name, build, percent }) => [name, build, percent]);

    beforeEach(async () => {
      await putBuild(store, 'shell', 2);
      await mfe('promote', `scores=${scores(1)}`);
      await mfe('canary', '--percent', '10', `scores=${scores(3)}`, `shell=${tried}`);
    });
    afterEach(async () => void (await mfe('promote', shell, `scores=${scores(1)}`)));

    it('ask which is meant, change that one alone, and tell of each', async () => {
      const both = 'has canaries of shell, mf-scores: name those that are meant';
      await expect(mfe('canary', '--percent', '50')).rejects.toThrow(both);
      await expect(mfe('promote', '--canary')).rejects.toThrow(both);
      await mfe('canary', '--percent', '50', `shell=${tried}`);
      expect(await canaries()).toEqual([
        ['shell', tried, 50],
        ['mf-scores', scores(3), 10],
      ]);
      await mfe('canary', '--percent', '0', 'shell');
      expect(await canaries()).toEqual([['mf-scores', scores(3), 10]]);
      const said = (await mfe('history')).join('\n');
      expect(said).toContain(`platform: shell ${tried} a canary for 50 % of the devices`);
      expect(said).toContain(`platform: shell ${tried} no longer a canary`);
    });

    it('promote one and leave the other', async () => {
      await mfe('promote', '--canary', 'scores');
      expect(await canaries()).toEqual([['shell', tried, 10]]);
      expect((await served()).remotes['mf-scores']?.build).toBe(scores(3));
    });
  });

  it('go back, withdraw, and come back', async () => {
    for (const version of [1, 2]) await mfe('promote', `scores=${scores(version)}`);
    const { seq } = await served();
    await mfe('rollback');
    expect((await served()).remotes['mf-scores']?.build).toBe(scores(1));
    await mfe('rollback', '--to', String(seq));
    expect((await served()).remotes['mf-scores']?.build).toBe(scores(2));
    await mfe('withdraw', 'scores');
    expect((await served()).remotes).toEqual({});
    await mfe('rollback', 'scores');
    expect((await served()).remotes['mf-scores']?.build).toBe(scores(2));
    await expect(mfe('withdraw', 'other')).rejects.toThrow(/"access": .*mf-other to platform/);
  });

  it('have a log whose chain can be checked against a head noted before', async () => {
    const [line = ''] = await mfe('log', 'verify');
    const head = itemAt(/the head is (\w{64})$/.exec(line)!, 1);
    await mfe('promote', `scores=${scores(3)}`);
    expect((await mfe('log', 'verify', '--head', head))[0]).toContain('follow one another');
    const foreign = mfe('log', 'verify', '--head', '0'.repeat(64));
    await expect(foreign).rejects.toThrow('the log was cut or rewritten');
  });

  it('have a status for programs', async () => {
    const rows = JSON.parse((await mfe('status', '--json')).join('')) as object[];
    expect(rows).toMatchObject([
      { track: 'scoreline/prod/stable', builds: { shell: buildOf('shell', 1) }, canaries: [] },
    ]);
  });

  it('remove what was built here, runs nowhere and is older than a week', async () => {
    await mfe('promote', `scores=${scores(2)}`);
    const old = new Date(Date.now() - 8 * 86_400_000);
    const young = await putBuild(store, 'mf-scores', 4);
    const [left, unused] = [buildOf('mf-scores', 2), await putBuild(store, 'mf-scores', 5)];
    for (const build of [left, unused]) await utimes(store.build('mf-scores', build), old, old);
    expect(await mfe('prune')).toEqual([`removed mf-scores ${unused}`, '1 builds removed']);
    for (const build of [left, young])
      expect(await store.read('mf-scores', build, 'entry.js')).not.toBeNull();
    expect(await mfe('prune')).toEqual(['0 builds removed']);
  });
});

describe('a registry elsewhere', () => {
  const elsewhere = (...args: string[]) => [...args, '--registry', registry.url];

  it('is asked with a token and a key that are named, and refuses without', async () => {
    const key = join(folder, 'key.pem');
    const pem = createPrivateKey().export({ type: 'pkcs8', format: 'pem' });
    await writeFile(key, pem);
    const build = await putBuild(store, 'mf-scores', 6);
    const promote = elsewhere(`scores=${build}`, '--key', key);
    await expect(mfe('promote', ...promote)).rejects.toThrow(/"access": a team’s token is needed/);
    const token = ['--token', join(folder, 'registry-team/platform.token')];
    await expect(mfe('promote', ...promote, ...token)).rejects.toThrow(
      /"statement".*no key of the/,
    );
    const none = elsewhere(`scores=${build}`, ...token);
    await expect(mfe('promote', ...none)).rejects.toThrow('an upload needs the team’s key');
    const own = ['--key', join(folder, 'registry-team/platform.pem')];
    await mfe('promote', ...none, ...own);
    expect((await served()).remotes['mf-scores']?.build).toBe(build);
  });
});
