import { writeFile } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { canariesOf } from '@scoreline/shared-lib/contract';

import { buildOf, days, described } from '../testing/site';
import { fans, news, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
  await site.change('fans', 'mf-fans', fans(1));
});
afterEach(() => site.close());

const give = (team: string, remote: string, build: string | null, percent: number, over = {}) =>
  site.change(team, remote, build, { percent, ...over });
const tried = async () =>
  canariesOf(await site.released()).map(({ name, build, percent }) => [name, build, percent]);
const canaryOf = async (name: string) =>
  canariesOf(await site.released()).find((one) => one.name === name);
const seq = async () => (await site.released()).seq;
const bothTried = async () => {
  await site.change('news', 'mf-news', news(1));
  await give('fans', 'mf-fans', fans(2), 10);
  await give('news', 'mf-news', news(2), 20);
};
const shell = (version: number) => buildOf('shell', version);

describe('a canary', () => {
  it('is named in the one release of the track, beside what all run', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    expect(await canaryOf('mf-fans')).toEqual({
      ...{ name: 'mf-fans', build: fans(2), owner: 'fans', team: 'fans', percent: 10 },
      ...{ salt: expect.stringMatching(/^[0-9a-f]{16}$/), since: days(0).toISOString() },
    });
    expect(await site.released()).toMatchObject({ version: 2, seq: 3 });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
    expect(await site.current('scoreline/prod/stable.canary.json')).toBeNull();
  });

  it('goes on under every team’s changes, and keeps its devices', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const before = await canaryOf('mf-fans');
    await site.change('news', 'mf-news', news(1));
    expect(await canaryOf('mf-fans')).toEqual(before);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
  });

  it('may be of a remote that is not released yet, and of the shell', async () => {
    await give('news', 'mf-news', news(1), 5);
    await site.upload('platform', 'shell', 2);
    await give('platform', 'shell', shell(2), 1);
    expect(await tried()).toEqual([
      ['shell', shell(2), 1],
      ['mf-news', news(1), 5],
    ]);
    expect((await site.released()).shell.build).toBe(shell(1));
  });

  it('grows for the same devices; another build of it has them too, and begins then', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const { salt } = (await canaryOf('mf-fans'))!;
    site.clock.now = days(1);
    await give('fans', 'mf-fans', fans(2), 50);
    const since = days(0).toISOString();
    expect(await canaryOf('mf-fans')).toMatchObject({ percent: 50, salt, since });
    await give('fans', 'mf-fans', fans(3), 50);
    expect(await canaryOf('mf-fans')).toMatchObject({ salt, since: days(1).toISOString() });
  });

  it('has what its team asks of the guard in the signed release, until another build or another wish', async () => {
    const guards = async () => (await site.released()).canaries?.guards;
    await give('fans', 'mf-fans', fans(2), 10, { guard: { visits: 500, tail: 20 } });
    expect(await guards()).toEqual({ 'mf-fans': { visits: 500, tail: 20 } });
    await give('fans', 'mf-fans', fans(2), 50);
    expect(await guards()).toEqual({ 'mf-fans': { visits: 500, tail: 20 } });
    expect((await site.acts()).at(-2)).toMatchObject({ guard: { visits: 500, tail: 20 } });
    await give('fans', 'mf-fans', fans(2), 50, { guard: { off: 'the first load is slow' } });
    expect(await guards()).toEqual({ 'mf-fans': { off: 'the first load is slow' } });
    await give('fans', 'mf-fans', fans(2), 50, { guard: {} });
    expect(await guards()).toBeUndefined();
    await give('fans', 'mf-fans', fans(2), 50, { guard: { failures: 3 } });
    await give('fans', 'mf-fans', fans(3), 50);
    expect(await guards()).toBeUndefined();
  });

  it.each([
    ['that is none', 'request', 'mood', 10, { mood: 3 }],
    ['of fewer visits than say anything', 'request', 'visits', 10, { visits: 5 }],
    ['where it ends', 'canary', 'nothing to watch', 0, { visits: 500 }],
    ['of a promotion', 'canary', 'name a share', undefined, { visits: 500 }],
    ['that is off and has a number', 'canary', 'no use for tail', 10, { off: 'slow', tail: 20 }],
    [
      ...(['that is off and has two', 'canary', 'no use for visits, tail of mf-fans', 10] as const),
      { visits: 500, off: 'slow', tail: 20 },
    ],
  ])('is refused with a wish to the guard %s', async (_what, rule, reason, percent, guard) => {
    const over = { guard, ...(percent !== undefined && { percent }) };
    await site.refused(() => site.change('fans', 'mf-fans', fans(2), over), rule, reason);
  });

  it('whose guard is off takes no number, until the usual guard is asked for or another build begins', async () => {
    const off = { guard: { off: 'the first load is slow' } };
    await give('fans', 'mf-fans', fans(2), 10, off);
    const { seq: before } = await site.released();
    const act = () => give('fans', 'mf-fans', fans(2), 20, { guard: { visits: 500 } });
    await site.refused(act, 'canary', 'the guard is off, so that visits of mf-fans says nothing');
    await site.refused(act, 'canary', 'the first load is slow');
    expect(await seq()).toBe(before);
    await give('fans', 'mf-fans', fans(2), 20, { guard: {} });
    expect((await act()).status).toBe(200);
    await give('fans', 'mf-fans', fans(2), 20, off);
    const next = await give('fans', 'mf-fans', fans(3), 20, { guard: { visits: 500 } });
    expect(next.status).toBe(200);
  });

  it('is told by the log: what it is tried instead of, and at its end what was tried', async () => {
    const facts = { track: 'scoreline/prod/stable', team: 'fans', reason: 'a test' };
    const canary = { ...facts, kind: 'canary', at: days(0).toISOString(), remote: 'mf-fans' };
    const commit = 'c0ffee1';
    const before = await site.acts();
    const guard = { visits: 500 };
    await give('fans', 'mf-fans', fans(2), 10, { guard });
    await give('fans', 'mf-fans', fans(2), 20);
    await give('fans', 'mf-fans', fans(1), 0);
    const [all, tried] = [fans(1), fans(2)];
    expect((await site.acts()).slice(before.length)).toEqual([
      { ...canary, seq: 3, percent: 10, old: all, new: tried, commit, guard },
      { ...canary, seq: 4, percent: 20, old: all, new: tried, commit },
      { ...canary, seq: 5, percent: 0, old: tried, new: all, commit },
    ]);
    expect(await site.released()).not.toHaveProperty('canaries');
  });

  it('ends with 0 %, which is a release of a higher number with the same content', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const { remotes, seq: before } = await site.released();
    await give('fans', 'mf-fans', null, 0);
    expect(await site.released()).toMatchObject({ remotes, seq: before + 1 });
    expect(await site.released()).not.toHaveProperty('canaries');
    expect((await site.acts()).at(-1)).toMatchObject({ kind: 'canary', percent: 0, old: fans(2) });
    await site.refused(() => give('fans', 'mf-fans', null, 0), 'canary', 'no canary of mf-fans');
  });
});

describe('canaries of two teams', () => {
  it('run at once, each with a share, a salt and an owner of its own', async () => {
    await bothTried();
    expect(await tried()).toEqual([
      ['mf-fans', fans(2), 10],
      ['mf-news', news(2), 20],
    ]);
    const [one, other] = canariesOf(await site.released());
    expect(one?.salt).not.toBe(other?.salt);
    const { body } = await site.call('fans', 'GET', '/registry/tracks');
    expect(body).toMatchObject([{ canaries: [{ team: 'fans' }, { team: 'news' }] }]);
  });

  it('end apart: by 0 %, by a promotion, by a rollback', async () => {
    await bothTried();
    const other = await canaryOf('mf-news');
    await give('fans', 'mf-fans', null, 0);
    expect(canariesOf(await site.released())).toEqual([other]);
    await give('fans', 'mf-fans', fans(2), 10);
    await site.change('fans', 'mf-fans', fans(2));
    expect(canariesOf(await site.released())).toEqual([other]);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(2), 'mf-news': news(1) });
    await give('fans', 'mf-fans', fans(3), 10);
    await site.rollback('fans', 'mf-fans');
    expect(canariesOf(await site.released())).toEqual([other]);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
  });

  it('go on where one of them is promoted and the other remote is rolled back', async () => {
    await bothTried();
    await site.change('news', 'mf-news', news(2));
    await give('news', 'mf-news', news(3), 20);
    await site.change('fans', 'mf-fans', fans(2));
    await site.rollback('news', 'mf-news');
    expect(await tried()).toEqual([]);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(2), 'mf-news': news(1) });
  });

  it('are each its team’s alone to end', async () => {
    await bothTried();
    for (const percent of [0, 50]) {
      const act = () => give('news', 'mf-fans', percent ? fans(3) : null, percent);
      await site.refused(act, 'access', 'mf-fans to news');
    }
  });

  it('begin one after the other; of two with one expected number one is told', async () => {
    await site.change('news', 'mf-news', news(1));
    const over = { expectedSeq: await seq() };
    const both = await Promise.all([
      give('fans', 'mf-fans', fans(2), 10, over),
      give('news', 'mf-news', news(2), 20, over),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tried()).toHaveLength(1);
  });
});

describe('a canary is refused', () => {
  /** The policy separates the paths of teams, but not of two remotes of one team. */
  async function twoOfOneTeam() {
    await site.fansOwnTwo();
    const route = (path: string) => ({
      routes: [{ path, layout: 'custom' as const, title: 'page' }],
    });
    return {
      one: await site.upload('fans', 'mf-fans', 7, route('/fans/new')),
      other: await site.upload('fans', 'mf-fans-more', 7, route('/fans/:page')),
    };
  }

  it('where it clashes with another that runs, by its rule and file', async () => {
    const { one, other } = await twoOfOneTeam();
    await give('fans', 'mf-fans', one, 10);
    const act = () => give('fans', 'mf-fans-more', other, 10);
    await site.refused(act, 'claims', 'the canaries of mf-fans, mf-fans-more do not get on');
    await site.refused(act, 'claims', '/fans/:page is owned by mf-fans (/fans/new)');
    expect((await act()).body).toMatchObject({ refused: { file: 'descriptor.json' } });
  });

  it('nor does a promotion end another’s: what clashes with one that runs is refused', async () => {
    const { one, other } = await twoOfOneTeam();
    await give('fans', 'mf-fans', one, 10);
    const act = () => site.change('fans', 'mf-fans-more', other);
    await site.refused(act, 'claims', '/fans/new is owned by mf-fans-more');
  });

  it('without a build, a release beside it, or another build than that of all', async () => {
    await site.refused(() => give('fans', 'mf-fans', null, 10), 'canary', 'needs a build');
    const act = () =>
      site.call('fans', 'POST', '/registry/changes', {
        ...{ builds: { 'mf-fans': fans(2) }, percent: 10, reason: 'a test' },
        tracks: [{ brand: 'futbol', env: 'prod' }],
      });
    await site.refused(act, 'canary', 'futbol/prod/stable has no release to try it beside');
    const same = () => give('fans', 'mf-fans', fans(1), 10);
    await site.refused(same, 'canary', `runs ${fans(1)} of mf-fans already`);
  });

  it('and so is every change while a file of it is not what was built', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    await writeFile(await site.blobFile(described('mf-fans', 2)), 'evil');
    await site.refused(() => give('fans', 'mf-fans', fans(2), 20), 'bytes', 'was altered');
    await site.refused(() => site.change('news', 'mf-news', news(1)), 'bytes', 'was altered');
  });
});

describe('a canary that does not fit any more', () => {
  it('ends with the policy that withdraws the key that vouched for it, and the log says why', async () => {
    await bothTried();
    const { policy } = site;
    const teams = { ...policy.teams, fans: { ...policy.teams.fans, keys: [] } };
    await site.setPolicy({ ...policy, version: 2, teams });
    expect(await tried()).toEqual([['mf-news', news(2), 20]]);
    expect((await site.acts()).at(-1)).toMatchObject({
      ...{ kind: 'canary', team: 'registry', remote: 'mf-fans', percent: 0, old: fans(2) },
      reason: expect.stringContaining('no key of the team'),
    });
    const act = () => give('fans', 'mf-fans', fans(3), 10);
    await site.refused(act, 'statement', 'no key of the team');
  });
});
