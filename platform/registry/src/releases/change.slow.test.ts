import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { buildApp } from '../app';
import { logRows } from '../log/log';
import { buildOf, track } from '../testing/site';
import { fans, news, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
});
afterEach(() => site.close());

describe('a change', () => {
  it('changes one remote and leaves every other as it is', async () => {
    await site.change('news', 'mf-news', news(1));
    const before = await site.released();
    expect(await site.change('fans', 'mf-fans', fans(1))).toMatchObject({
      status: 200,
      body: [{ track: 'scoreline/prod/stable', seq: 3 }],
    });
    const after = await site.released();
    expect(after.remotes['mf-news']).toEqual(before.remotes['mf-news']);
    expect(after.shell).toEqual(before.shell);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
    expect(after.remotes['mf-fans']).not.toHaveProperty('fallback');
  });

  it('for a reason that would draw lines of its own, or of a track twice, is refused', async () => {
    const reason = 'better\u001b[31m\n2026-11-28 platform rollback';
    const drawn = () => site.change('fans', 'mf-fans', fans(1), { reason });
    await site.refused(drawn, 'request', 'has control characters');
    const one = { brand: 'scoreline', env: 'prod', channel: 'stable' };
    const body = { tracks: [one, one], builds: { 'mf-fans': fans(1) }, reason: 'a test' };
    const twice = () => site.call('fans', 'POST', '/registry/changes', body);
    await site.refused(twice, 'request', 'a track is there twice');
  });

  it('of two teams at once goes through twice, one after the other', async () => {
    const changes = [1, 2, 3].flatMap((version) => [
      site.change('fans', 'mf-fans', fans(version)),
      site.change('news', 'mf-news', news(version)),
    ]);
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const numbers = answers.map(({ body }) => firstItem(body as unknown as { seq: number }[]).seq);
    expect(new Set(numbers)).toEqual(new Set([2, 3, 4, 5, 6, 7]));
    expect(Object.keys(await site.buildsNow())).toEqual(['mf-fans', 'mf-news']);
  });

  it('of two teams through two registries at once goes through twice', async () => {
    const other = buildApp(site.options);
    const url = `${track}/changes`;
    const headers = { authorization: 'Bearer news-token' };
    const payload = { remote: 'mf-news', build: news(1), reason: 'a test' };
    const [one, two] = await Promise.all([
      site.change('fans', 'mf-fans', fans(1)),
      other.inject({ method: 'POST', url, headers, payload }),
    ]);
    expect([one.status, two.statusCode]).toEqual([200, 200]);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
    expect((await site.released()).seq).toBe(3);
  });

  it('of two with one expected number goes through once', async () => {
    const over = { expectedSeq: 1 };
    const answers = await Promise.all([
      site.change('fans', 'mf-fans', fans(1), over),
      site.change('news', 'mf-news', news(1), over),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body).toMatchObject({
      refused: { rule: 'sequence', reason: 'scoreline/prod/stable is at release 2, not at 1' },
    });
    expect(Object.keys(await site.buildsNow())).toHaveLength(1);
  });

  it('of several brands is done on all or on none', async () => {
    const tracks = ['scoreline', 'tipster'].map((brand) => ({ brand, env: 'prod' }));
    const everywhere = { builds: { 'mf-fans': fans(1) }, reason: 'a test', tracks };
    const all = () => site.call('fans', 'POST', '/registry/changes', everywhere);
    await site.refused(all, 'builds', 'a release needs a build of the shell');
    const shell = { builds: { shell: buildOf('shell', 1) }, reason: 'first', tracks };
    expect((await site.call('platform', 'POST', '/registry/changes', shell)).status).toBe(200);
    expect((await all()).status).toBe(200);
    expect(await site.buildsNow('tipster/prod/stable.json')).toEqual({ 'mf-fans': fans(1) });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('of several remotes is done on all or on none, and each has a line in the log', async () => {
    const { policy } = site;
    const fans12 = { ...policy.teams.fans, remotes: ['mf-fans', 'shell'] };
    const platform = { ...policy.teams.platform, remotes: [] };
    const teams = { ...policy.teams, fans: fans12, platform };
    await site.setPolicy({ ...policy, version: 2, teams });
    const shell = await site.upload('fans', 'shell', 2);
    const tracks = [{ brand: 'scoreline', env: 'prod' }];
    const several = (builds: object) =>
      site.call('fans', 'POST', '/registry/changes', { builds, tracks, reason: 'a test' });
    const both = { shell, 'mf-fans': fans(1) };
    await site.refused(() => several({ ...both, 'mf-news': news(1) }), 'access', 'mf-news to fans');
    await site.refused(() => several({}), 'request', 'none');
    expect((await several(both)).status).toBe(200);
    expect((await site.released()).shell.build).toBe(shell);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
    const rows = await site.call('fans', 'GET', '/registry/log');
    const entries = (rows.body as unknown as { entry: string }[]).map(
      ({ entry }) => JSON.parse(entry) as { remote?: string; seq?: number; new?: string },
    );
    expect(entries.slice(-2)).toMatchObject([
      { kind: 'promote', remote: 'shell', seq: 2, old: buildOf('shell', 1), new: shell },
      { kind: 'promote', remote: 'mf-fans', seq: 2, new: fans(1) },
    ]);
  });

  it('gets numbers of its own, each once, of 50 at once', async () => {
    // A request that times out in the queue gets 503 before anything has changed, and is retried.
    const change = async (at: number, tries = 50): ReturnType<typeof site.change> => {
      const answer = await site.change('fans', 'mf-fans', fans((at % 3) + 1));
      return answer.status === 503 && tries > 1 ? change(at, tries - 1) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => change(at)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const numbers = answers.map(({ body }) => firstItem(body as unknown as { seq: number }[]).seq);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 2));
    expect((await site.released()).seq).toBe(51);
  });

  it('falls back to the build before, and keeps that when the same is given again', async () => {
    for (const version of [1, 2, 2]) await site.change('fans', 'mf-fans', fans(version));
    expect((await site.released()).remotes['mf-fans']).toMatchObject({
      build: fans(2),
      fallback: { build: fans(1) },
    });
    // A rollback does not stop at the same build either.
    expect((await site.rollback('fans', 'mf-fans')).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('can be gone back from fifty times, so that what is noted of a track has an end', async () => {
    const earlierNow = async () =>
      (await site.db.selectFrom('registry.tracks').select('earlier').executeTakeFirstOrThrow())
        .earlier;
    for (const version of [1, 2, 1]) await site.change('fans', 'mf-fans', fans(version));
    expect(await earlierNow()).toEqual({ 'mf-fans': [2, 3] });
    const earlier = JSON.stringify({ 'mf-fans': Array(50).fill(1), 'mf-news': [1] });
    await site.db.updateTable('registry.tracks').set({ earlier }).execute();
    await site.change('fans', 'mf-fans', fans(2));
    expect(await earlierNow()).toEqual({ 'mf-fans': [...Array(49).fill(1), 4], 'mf-news': [1] });
  });

  it('has a number of its own where the database was lost', async () => {
    for (const version of [1, 2]) await site.change('fans', 'mf-fans', fans(version));
    await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
    await site.db.deleteFrom('registry.releases').execute();
    await site.db.deleteFrom('registry.tracks').execute();
    await site.change('platform', 'shell', buildOf('shell', 1));
    expect((await site.released()).seq).toBe(4);
  });

  it('takes a remote off, and its builds stay', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    expect((await site.change('fans', 'mf-fans', null)).status).toBe(200);
    expect(await site.buildsNow()).toEqual({});
    const last = (await logRows(site.db)).at(-1)?.entry ?? '';
    expect(JSON.parse(last)).toMatchObject({ kind: 'withdraw', remote: 'mf-fans', old: fans(1) });
    await site.refused(() => site.change('fans', 'mf-fans', null), 'builds', 'has no mf-fans');
    const noShell = 'a release needs a build of the shell';
    await site.refused(() => site.change('platform', 'shell', null), 'builds', noShell);
    expect((await site.rollback('fans', 'mf-fans')).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });
});
