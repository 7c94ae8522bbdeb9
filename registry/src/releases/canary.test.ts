import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { described } from '../testing/site';
import { fans, news, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
});
afterEach(() => site.close());

describe('a canary', () => {
  const tried = 'scoreline/prod/stable.canary.json';
  const give = (team: string, remote: string, build: string | null, percent: number) =>
    site.change(team, remote, build, { percent });

  beforeEach(async () => {
    await site.change('fans', 'mf-fans', fans(1));
  });

  it('is tried beside the current release, and goes on under every team’s changes', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const first = await site.released(tried);
    expect(first.canary).toMatchObject({ percent: 10, over: 2 });
    expect(first.remotes['mf-fans']).toMatchObject({
      build: fans(2),
      fallback: { build: fans(1) },
    });
    await site.change('news', 'mf-news', news(1));
    const second = await site.released(tried);
    expect(second.canary).toEqual({ ...first.canary, over: (await site.released()).seq });
    expect(await site.buildsNow(tried)).toEqual({ 'mf-fans': fans(2), 'mf-news': news(1) });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
  });

  it('is not ended by another team, which is told whose it is', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const act = () => give('news', 'mf-news', news(1), 10);
    await site.refused(act, 'canary', 'mf-fans of fans is tried on scoreline/prod/stable');
    await site.refused(() => give('news', 'mf-news', null, 0), 'canary', 'mf-fans of fans');
    expect(await site.buildsNow(tried)).toEqual({ 'mf-fans': fans(2) });
  });

  it('needs one remote’s build, and a release beside it', async () => {
    await site.refused(() => give('fans', 'mf-fans', null, 10), 'canary', 'needs a build');
    const act = (over: object) => () =>
      site.call('fans', 'POST', '/registry/changes', {
        ...{ builds: { 'mf-fans': fans(2) }, percent: 10, reason: 'a test' },
        ...{ tracks: [{ brand: 'scoreline', env: 'prod' }], ...over },
      });
    const two = { builds: { 'mf-fans': fans(2), 'mf-other': fans(1) } };
    await site.refused(act(two), 'builds', 'has no build');
    const none = { tracks: [{ brand: 'futbol', env: 'prod' }] };
    await site.refused(act(none), 'canary', 'futbol/prod/stable has no release to try it beside');
  });

  it('has every file hashed as it begins, grows and ends', async () => {
    const script = described('mf-fans', 1).script;
    const hash = await site.options.blobs.put(script);
    const path = join(site.folder, 'blobs', hash.slice(0, 2), hash);
    await give('fans', 'mf-fans', fans(2), 10);
    await writeFile(path, 'evil');
    for (const [build, percent] of [
      [fans(2), 20],
      [null, 0],
    ] as const)
      await site.refused(() => give('fans', 'mf-fans', build, percent), 'bytes', 'was altered');
    await site.refused(() => site.change('news', 'mf-news', news(1)), 'bytes', 'was altered');
    expect(await site.buildsNow(tried)).toEqual({ 'mf-fans': fans(2) });
  });

  it('grows for the same devices, and ends with 0 %, a promotion or a rollback of its own', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const { salt } = (await site.released(tried)).canary!;
    await give('fans', 'mf-fans', fans(2), 50);
    const grown = await site.released(tried);
    expect(grown.canary).toMatchObject({ percent: 50, salt, over: (await site.released()).seq });
    await give('fans', 'mf-fans', null, 0);
    expect(await site.current(tried)).toBeNull();
    // Whoever ran the canary takes what follows: its number is higher.
    expect((await site.released()).seq).toBeGreaterThan(grown.seq);
    await give('fans', 'mf-fans', fans(2), 10);
    await site.change('fans', 'mf-fans', fans(2));
    expect(await site.current(tried)).toBeNull();
    await site.refused(() => give('fans', 'mf-fans', null, 0), 'canary', 'has no canary');
  });

  it('ends when the key that vouched for it is withdrawn', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const { policy } = site;
    const teams = { ...policy.teams, fans: { ...policy.teams.fans, keys: [] } };
    await site.setPolicy({ ...policy, version: 2, teams });
    expect((await site.change('news', 'mf-news', news(1))).status).toBe(200);
    expect(await site.current(tried)).toBeNull();
    await site.refused(
      () => site.change('fans', 'mf-fans', fans(3)),
      'statement',
      'no key of the team',
    );
  });
});
