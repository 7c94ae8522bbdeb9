import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  isProved,
  listAddress,
  type Release,
  type ReleaseTree,
  type SignedRelease,
  type TextProof,
  treeTextOf,
} from '@scoreline/shared-lib/contract';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';

import { registryFolder, releaseOf, shellBuild, writeDescriptor } from './fixtures/registryFolder';
import { serveReleases } from './routes';
import { digest } from './verify';

let app: FastifyInstance;
let folder: Awaited<ReturnType<typeof registryFolder>>;

beforeEach(async () => {
  folder = await registryFolder();
  await folder.promote('scoreline', 1);
  const releases = folder.open();
  app = Fastify();
  serveReleases(app, {
    releases,
    releaseOf: () => releases.current('scoreline', 'prod'),
    codingOf: (accepted = '') =>
      (['br', 'gzip'] as const).find((coding) => accepted.split(', ').includes(coding)) ?? null,
    basePaths: ['/', '/livescore/'],
  });
});

const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers });

describe('the registry’s public addresses', () => {
  const shell = `/builds/shell/${shellBuild}/shell.js`;

  it('serves the lists of a build by their hash, for ever', async () => {
    const remote = releaseOf('scoreline', 1).remotes['mf-scores']!;
    await writeDescriptor(folder.registry, remote);
    const tree = JSON.parse(
      await treeTextOf({ version: 2, ...releaseOf('scoreline', 1) }, digest),
    ) as ReleaseTree;
    const { base, code, texts } = tree.remotes['mf-scores']!;
    const list = await get(listAddress(base, code));
    expect(await digest(list.body)).toBe(code);
    expect(list.headers['cache-control']).toContain('immutable');
    const proof = (await get(listAddress(base, `${texts}.es`))).json<TextProof>();
    expect(await isProved(proof, texts, digest)).toBe(true);
    for (const name of [texts, `${code}.es`, `x${code}`]) {
      const { statusCode, headers } = await get(listAddress(base, name));
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  it('serves the release for pages beside the whole one', async () => {
    await folder.put(
      'scoreline',
      await folder.withTree({ version: 2, ...releaseOf('scoreline', 2) }),
    );
    const version = async (file: string) =>
      (
        JSON.parse(
          (await get(`/releases/scoreline/prod/${file}`)).json<SignedRelease>().release,
        ) as Release
      ).version;
    expect([await version('stable.json'), await version('stable.tree.json')]).toEqual([2, 3]);
  });

  it('serves a build’s files for ever, compressed beforehand', async () => {
    const plain = await get(shell);
    expect(plain.body).toBe('shell()');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    const encoded = async (accepted: string) =>
      (await get(shell, { 'accept-encoding': accepted })).body;
    expect(await encoded('gzip, deflate, br')).toBe('as brotli');
    expect(await encoded('gzip, br;q=0')).toBe('as gzip');
    expect((await get(`/livescore${shell}`)).body).toBe('shell()');
  });

  it.each([
    `/builds/shell/${shellBuild}/none.js`,
    `/builds/shell/${shellBuild}/../../../../keys/release-abcd.pub`,
    `/builds/shell/${shellBuild}/%2e%2e/%2e%2e/shell.js`,
    `/builds/shell/not-a-build/shell.js`,
  ])('answers 404, never to be kept, for %s', async (path) => {
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('serves the signed release, and what pages poll for', async () => {
    const signed = (await get('/releases/scoreline/prod/stable.json')).json();
    expect(JSON.parse(signed.release).seq).toBe(1);
    expect((await get('/releases/scoreline/prod/none.json')).statusCode).toBe(404);
    const latest = (await get('/builds/latest.json?1732190000')).json();
    expect(latest).toMatchObject({ seq: 1, builds: { shell: shellBuild } });
    expect((await get(`/builds/meta/${latest.id}.json`)).json()).toEqual(latest);
    await folder.promote('scoreline', 2);
    expect((await get('/builds/latest.json?1732190001')).json().id).not.toBe(latest.id);
  });
});
