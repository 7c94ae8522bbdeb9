import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';
import { readDescriptor } from '@scoreline/remote-kit/admission';
import type { Built } from '@scoreline/remote-kit/build';
import type { BuildStore } from '@scoreline/remote-kit/build-store';

import { root } from '../../webpack.base.js';
import { build } from './build';
import { emptyStore } from './buildFixture';

const fixture = (name: string) => join(root, 'platform/commands/fixtures', name);
const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

let store: BuildStore;
let built: Built;

beforeAll(async () => {
  store = await emptyStore();
  built = await build(store, fixture('mf-probe'));
});

const describeProbe = async () => (await readDescriptor(store, 'mf-probe', built.build))!;
const read = (path: string) => readFile(join(store.build('mf-probe', built.build), path));

describe('the build of a remote', () => {
  it('says what it is without being run', async () => {
    expect(await describeProbe()).toMatchObject({
      name: 'mf-probe',
      build: built.build,
      contract: '^1.1.0',
      owner: 'host',
      routes: [{ path: '/', layout: 'tab', title: 'home' }],
      namespaces: ['probe'],
    });
  });

  it('lists every file with its hash, entry, first chunks and texts among them', async () => {
    const { files, entry, initial, locales } = await describeProbe();
    for (const { path, integrity, bytes } of files) {
      const content = await read(path);
      expect([path, sha384(content), content.length]).toEqual([path, integrity, bytes]);
    }
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([entry, ...initial, locales.en]));
    const names = await readdir(store.build('mf-probe', built.build), { recursive: true });
    const served = names.filter((name) => /\.js$/.test(name));
    expect(paths).toEqual(expect.arrayContaining(served));
  });

  it('has what its team tells of it as a listed file, which no page reads', async () => {
    expect(JSON.parse((await read('about.json')).toString())).toEqual({
      links: { documentation: 'https://docs.example/probe' },
      topics: ['matches'],
    });
    const { files, initial } = await describeProbe();
    expect(files.map(({ path }) => path)).toContain('about.json');
    expect(initial).not.toContain('about.json');
  });

  it('knows the hash of its own lazy chunks, which no page preloads', async () => {
    const { files, entry, initial } = await describeProbe();
    const lazy = files.find(
      ({ path }) => path.endsWith('.js') && path !== entry && !initial.includes(path),
    );
    const first = await Promise.all([entry, ...initial].map(read));
    expect(first.join('')).toContain(lazy!.integrity);
  });

  it('bundles nothing the shell shares, and no runtime of its own', async () => {
    const { files } = await describeProbe();
    const scripts = files.filter(({ path }) => path.endsWith('.js'));
    const code = (await Promise.all(scripts.map(({ path }) => read(path)))).join('\n');
    expect(code).not.toMatch(/react\.dev\/errors|useSyncExternalStore|createBrowserHistory/);
    expect(code).not.toMatch(/new Function|\beval\(/);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(30_000);
  });

  it('is not done again for equal sources', async () => {
    expect(await build(store, fixture('mf-probe'))).toEqual({ ...built, took: 0 });
  });

  it('comes out the same wherever it is done', async () => {
    const other = await emptyStore();
    expect((await build(other, fixture('mf-probe'))).build).toBe(built.build);
  });

  it('fails when it imports what the shell does not offer', async () => {
    const problem = /mf-greedy\/src\/remote\.ts imports createBrowserRouter from react-router-dom/;
    await expect(build(store, fixture('mf-greedy'))).rejects.toThrow(problem);
    // The second time the module comes from webpack's cache and must fail again.
    await expect(build(store, fixture('mf-greedy'))).rejects.toThrow(problem);
  });
});
