import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Release } from '@scoreline/shared-lib/contract';

import {
  registryFolder,
  releaseOf,
  scoresBuild,
  stagedBuild,
  stagedRemote,
} from '@scoreline/platform-server/testing';
import type { BuildOverview, Overview } from '../overview';
import { remotesOf, sharedLibraries } from './model';
import { graphPart } from './picture';
import { triedBuilds } from './tried';

const scores = releaseOf('scoreline', 1).remotes['mf-scores']!;
const match = { ...scores, name: 'mf-match', owner: 'match<', routes: [] };
const release: Release = {
  ...releaseOf('scoreline', 1),
  remotes: { 'mf-scores': scores, 'mf-match': match },
};
let registry: string;

async function putBundled(name: string, bundled: object): Promise<void> {
  const folder = join(registry, 'builds', name, scoresBuild);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'bundled.json'), JSON.stringify(bundled));
}

beforeEach(async () => {
  ({ registry } = await registryFolder());
  const shares = { react: '^19.0.0', '@scoreline/shared-lib/ui': '^0.1.0' };
  await putBundled('mf-scores', { shares, packages: { 'd3-path@3.1.0': 9 } });
  await putBundled('mf-match', { shares: { react: '^18.0.0' }, packages: {} });
});

const figures = (build: string, over: Partial<BuildOverview> = {}): BuildOverview => ({
  ...{ build, runsIn: [], fallbackIn: [], triedIn: [], loads: [], failures: [], loadMs: null },
  vitals: { LCP: null, INP: null, CLS: null },
  ...over,
});
const overviewOf = async (over: Partial<Overview> = {}): Promise<Overview> => ({
  ...{ takenAt: '', releases: [], lastFailures: [], quotas: [], replicas: [], widgets: [] },
  ...{ promotions: { promotions: [], suspicions: [] }, releaseLog: [], tried: [], guard: [] },
  remotes: [
    {
      ...{ remote: 'mf-scores', owner: 'scores' },
      builds: [figures(scoresBuild, { loads: [198], failures: [2] })],
    },
  ],
  graph: await remotesOf(registry, [release]),
  ...over,
});

describe('what runs and what it shares', () => {
  it('is each remote once, with what its own list says', async () => {
    const remotes = await remotesOf(registry, [release, { ...release, brand: 'futbol' }]);
    expect(remotes.map(({ remote }) => remote)).toEqual(['mf-match', 'mf-scores']);
    expect(remotes[1]).toEqual({
      ...{ remote: 'mf-scores', build: scoresBuild, owner: 'scores' },
      routes: [
        '/',
        '/search',
        '/:sportName/match/:teamsInfo/:eventId',
        '/:sportName/team/:teamName/:competitorId',
      ],
      shares: { react: '^19.0.0', '@scoreline/shared-lib/ui': '^0.1.0' },
      bundled: ['d3-path@3.1.0'],
    });
  });

  it('has no shares of a build that came without a list', async () => {
    const other = { ...release, remotes: { 'mf-scores': stagedRemote } };
    const [remote] = await remotesOf(registry, [other]);
    expect(remote).toMatchObject({ build: stagedBuild, shares: {}, bundled: [] });
  });

  it('has libraries by how many take them, with every range that is asked for', async () => {
    expect(sharedLibraries(await remotesOf(registry, [release]))).toEqual([
      { name: 'react', ranges: ['^18.0.0', '^19.0.0'] },
      { name: '@scoreline/shared-lib', ranges: ['^0.1.0'] },
    ]);
  });
});

describe('the picture', () => {
  it('joins remotes to libraries, with owners, routes and failures', async () => {
    const part = graphPart(await overviewOf());
    expect(part).toContain('aria-label="2 remotes, and the 2 libraries that they share"');
    expect(part.match(/<path class="edge"/g)).toHaveLength(3);
    expect(part).toContain('>2 of 200 failed, 1.0 %<');
    expect(part).toContain('>no visits told yet<');
    expect(part).toContain('>/ and 3 more<');
    expect(part).toContain('class="bad" x="253"');
    expect(part).toContain('>match&lt; · b0000000<');
    expect(part).not.toContain('match< ');
  });

  it('stays within its width, and no box lies over another', async () => {
    const part = graphPart(await overviewOf());
    const boxes = [
      ...part.matchAll(/<rect class="box" x="(\d+)" y="([\d.]+)" width="(\d+)" height="(\d+)"/g),
    ];
    const columns = new Map<number, number>();
    for (const [, x, y, width, height] of boxes) {
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(360);
      expect(Number(y)).toBeGreaterThan(columns.get(Number(x)) ?? 0);
      columns.set(Number(x), Number(y) + Number(height));
    }
    const [, high] = /viewBox="0 0 360 (\d+)"/.exec(part)!;
    expect(Math.max(...columns.values())).toBeLessThanOrEqual(Number(high));
  });

  it('says the same in words', async () => {
    expect(graphPart(await overviewOf())).toContain(
      `mf-scores ${scoresBuild} of scores; pages /, /search, /:sportName/match/:teamsInfo/:eventId, /:sportName/team/:teamName/:competitorId; takes react ^19.0.0, @scoreline/shared-lib/ui ^0.1.0; brings d3-path@3.1.0`,
    );
  });

  it('has a canary beside what all run, with failures of its own', async () => {
    const canary = { percent: 10, salt: '', over: 1 };
    const signed = { release: '', signature: '', keyId: '' };
    const tried = triedBuilds([
      {
        stable: { release, id: '', signed, forPages: signed },
        canary: {
          ...{ id: '', signed, forPages: signed },
          release: {
            ...release,
            canary,
            remotes: { ...release.remotes, 'mf-scores': stagedRemote },
          },
        },
      },
    ]);
    expect(tried).toEqual([
      {
        ...{ remote: 'mf-scores', build: stagedBuild, owner: 'scores' },
        ...{ brand: 'scoreline', percent: 10, current: scoresBuild },
        since: release.createdAt,
      },
    ]);
    const builds = [
      figures(scoresBuild, { loads: [90] }),
      figures(stagedBuild, { loads: [8], failures: [2] }),
    ];
    const remotes = [{ remote: 'mf-scores', owner: 'scores', builds }];
    const part = graphPart(await overviewOf({ tried, remotes }));
    expect(part).toContain('>▲ c0000000 tried by 10 % of scoreline<');
    expect(part).toContain('>2 of 10 failed, 20.0 %<');
    expect(part).toContain('>0 of 90 failed, 0.0 %<');
  });

  it('is not there where nothing is released', async () => {
    expect(graphPart(await overviewOf({ graph: [] }))).toBe('');
    expect(triedBuilds([{ stable: null, canary: null }])).toEqual([]);
  });
});
