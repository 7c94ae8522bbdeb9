import { expect } from '@jest/globals';

import { buildOf, openSite, type TestSite, track } from '../testing/site';

export const fans = (version: number) => buildOf('mf-fans', version);
export const news = (version: number) => buildOf('mf-news', version);

type Answer = Awaited<ReturnType<TestSite['change']>>;

/** A registry with three builds of each of two remotes, and a release of the shell only. */
export async function openReleases() {
  const site = await openSite();
  const shell = await site.upload('platform', 'shell', 1);
  for (const version of [1, 2, 3]) {
    await site.upload('fans', 'mf-fans', version);
    await site.upload('news', 'mf-news', version);
  }
  await site.change('platform', 'shell', shell);

  /** A refused request changes nothing. */
  async function refused(act: () => Promise<Answer>, rule: string, reason: string) {
    const before = await site.signed();
    const { status, body } = await act();
    expect(body).toMatchObject({ refused: { rule, reason: expect.stringContaining(reason) } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await site.signed()).toEqual(before);
  }
  const rollback = (team: string, remote: string, over: object = {}) =>
    site.call(team, 'POST', `${track}/remotes/${remote}/rollback`, { reason: 'worse', ...over });

  /** Grants the team of `mf-fans` the remote `mf-fans-more` too. */
  function fansOwnTwo() {
    const { fans: team } = site.policy.teams;
    const two = { ...team, remotes: ['mf-fans', 'mf-fans-more'] };
    const teams = { ...site.policy.teams, fans: two };
    return site.setPolicy({ ...site.policy, version: 2, teams });
  }

  return { ...site, refused, rollback, fansOwnTwo };
}

export type ReleaseSite = Awaited<ReturnType<typeof openReleases>>;
