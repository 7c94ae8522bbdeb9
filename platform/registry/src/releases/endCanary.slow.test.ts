import { writeFile } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sha256 } from '@scoreline/remote-kit/client';
import { canariesOf } from '@scoreline/shared-lib/contract';

import { days, described, track } from '../testing/site';
import { fans, news, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
const always = { from: days(-1).toISOString(), until: days(400).toISOString() };
const guard = { tokens: [{ sha256: sha256('guard-token'), ...always }] };
const since = days(0).toISOString();
const reason = '12 of 210 visits failed, 1 of 2,000 of the current build';

beforeEach(async () => {
  site = await openReleases();
  await site.setPolicy({ ...site.policy, version: 2, guard });
  for (const [team, build, next] of [
    ['fans', fans(1), fans(2)],
    ['news', news(1), news(2)],
  ] as const) {
    await site.change(team, `mf-${team}`, build);
    await site.change(team, `mf-${team}`, next, { percent: 10 });
  }
});
afterEach(() => site.close());

const end = (over: object = {}, by = 'guard', remote = 'mf-fans') =>
  site.call(by, 'POST', `${track}/canaries/${remote}/end`, {
    ...{ build: fans(2), since, reason, ...over },
  });
const tried = async () => canariesOf(await site.released()).map(({ name }) => name);

describe('the guard', () => {
  it('ends the canary of any team and nothing else, and the log says who and why', async () => {
    const { seq, remotes } = await site.released();
    expect(await end()).toEqual({
      status: 200,
      body: [{ track: 'scoreline/prod/stable', seq: seq + 1 }],
    });
    expect(await site.released()).toMatchObject({ seq: seq + 1, remotes });
    expect(await tried()).toEqual(['mf-news']);
    expect((await site.acts()).at(-1)).toMatchObject({
      ...{ kind: 'canary', team: 'guard', remote: 'mf-fans', percent: 0, old: fans(2) },
      ...{ reason, seq: seq + 1 },
    });
  });

  it('needs nobody’s approval', async () => {
    await site.setPolicy({ ...site.policy, version: 3, guard, approvers: { prod: ['platform'] } });
    expect((await end()).status).toBe(200);
  });

  it('is held up by no other canary: one that does not fit any more ends as well', async () => {
    await writeFile(await site.blobFile(described('mf-news', 2)), 'evil');
    expect((await end()).status).toBe(200);
    expect(await tried()).toEqual([]);
  });

  it.each([
    ['another build', { build: fans(3) }],
    ['one that began at another time', { since: days(-1).toISOString() }],
  ])('ends no canary of %s', async (_what, over) => {
    await site.refused(() => end(over), 'canary', 'has no canary of mf-fans with');
  });

  it('ends none twice, and none of a remote that has none', async () => {
    await end();
    await site.refused(() => end(), 'canary', 'has no canary of mf-fans');
    await site.refused(() => end({}, 'guard', 'shell'), 'canary', 'has no canary of shell');
  });

  it('is who has the guard’s token: no team, and not with one that is over', async () => {
    await site.refused(() => end({}, 'fans'), 'access', 'the guard’s token is needed');
    await site.refused(() => end({}, 'nobody'), 'access', 'the guard’s token is needed');
    site.clock.now = days(401);
    await site.refused(() => end(), 'access', 'counts from');
  });

  it('can do nothing else: it is no team', async () => {
    const act = () => site.change('guard', 'mf-fans', fans(3));
    await site.refused(act, 'access', 'no team has this token');
    const { status } = await site.call('guard', 'GET', '/registry/log');
    expect(status).toBe(403);
  });

  it('is a name that no team may have', async () => {
    const teams = { ...site.policy.teams, guard: site.policy.teams.fans };
    const { body } = await site.setPolicy({ ...site.policy, version: 3, guard, teams });
    expect(body).toMatchObject({
      refused: { rule: 'policy', reason: expect.stringMatching('guard') },
    });
  });
});
