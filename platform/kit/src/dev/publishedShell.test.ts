import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { type BuildStore, namesIn, openBuildStore } from '../build/buildStore';
import { buildIdOf, integrityOf } from '../preset/buildId.js';
import { publishedShell } from './publishedShell';

const track = { brand: 'scoreline', env: 'prod', channel: 'stable' };

/** A build of the shell with one script under each of `paths`, as the registry serves it. */
function shellOf(version: number, paths = ['shell.js']) {
  const script = Buffer.from(`/* shell ${version} */`);
  const [integrity, bytes] = [integrityOf(script), script.length];
  const files = paths.map((path) => ({ path, integrity, bytes }));
  const facts = {
    ...{ name: 'shell', contract: '^1.0.0', owner: 'platform', routes: [], namespaces: [] },
    ...{ entry: 'shell.js', global: '', initial: [], locales: {}, files },
  };
  const build = buildIdOf(facts);
  return { build, script, descriptor: JSON.stringify({ ...facts, build }) };
}

let store: BuildStore;
let server: Server;
let registry: string;
let published: ReturnType<typeof shellOf>;
/** Returned by the registry instead of the script. */
let altered: Buffer | null;
let asked: string[];

beforeEach(async () => {
  store = openBuildStore(await mkdtemp(join(tmpdir(), 'shell-')));
  published = shellOf(1);
  altered = null;
  asked = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const release = JSON.stringify({ shell: { build: published.build } });
    if (url.startsWith('/registry/releases/')) return response.end(JSON.stringify({ release }));
    response.end(url.endsWith('.json') ? published.descriptor : (altered ?? published.script));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await rm(store.root, { recursive: true });
});

it('brings the shell that runs, once', async () => {
  expect(await publishedShell(store, registry, track)).toBe(published.build);
  const script = join(store.build('shell', published.build), 'shell.js');
  expect(await readFile(script)).toEqual(published.script);
  asked = [];
  await publishedShell(store, registry, track);
  expect(asked).toEqual(['/registry/releases/scoreline/prod/stable.json']);
});

it('takes no file that is not the one built, nor a descriptor of another build', async () => {
  altered = Buffer.from('/* theirs */');
  await expect(publishedShell(store, registry, track)).rejects.toThrow('is not what was built');
  altered = null;
  published = { ...shellOf(2), build: published.build };
  await expect(publishedShell(store, registry, track)).rejects.toThrow('is not what was built');
  expect(await namesIn(store.builds('shell'))).toEqual([]);
});

it('leaves no half of a build behind where one of its files cannot be written', async () => {
  // A file cannot also be a folder.
  published = shellOf(1, ['shell.js', 'shell.js/part.js']);
  await expect(publishedShell(store, registry, track)).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(await namesIn(join(store.root, 'tmp'))).toEqual([]);
  expect(await namesIn(store.builds('shell'))).toEqual([]);
});

it('shows the one that was brought last while the registry is away', async () => {
  await publishedShell(store, registry, track);
  published = shellOf(2);
  await publishedShell(store, registry, track);
  const gone = 'http://127.0.0.1:1';
  expect(await publishedShell(store, gone, track)).toBe(published.build);
  expect(await publishedShell(store, undefined, track)).toBe(published.build);
});

it('says what is missing where none was ever brought', async () => {
  await expect(publishedShell(store, undefined, track)).rejects.toThrow('no registry is named');
  await expect(publishedShell(store, 'http://127.0.0.1:1', track)).rejects.toThrow(
    'no registry answers',
  );
});
