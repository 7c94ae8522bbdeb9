import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { signText } from '@scoreline/remote-kit/client';
import { days } from '../testing/site';
import { fans, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
});
afterEach(() => site.close());

describe('production', () => {
  const wanted = { remote: 'mf-fans', environment: 'prod', brands: ['scoreline'] };
  const consent = (over: object, by = site.teamKeys.platform) => {
    const content = { ...wanted, build: fans(1), until: days(1).toISOString(), ...over };
    const { text: statement, ...signed } = signText(JSON.stringify(content), by);
    return { approval: { statement, ...signed } };
  };

  beforeEach(async () => {
    await site.setPolicy({ ...site.policy, version: 2, approvers: { prod: ['platform'] } });
  });

  it('takes what an approving team has signed, and the log names it', async () => {
    expect((await site.change('fans', 'mf-fans', fans(1), consent({}))).status).toBe(200);
    const { body } = await site.call('fans', 'GET', '/registry/log');
    const entry = (body as unknown as { entry: string }[]).at(-1)!.entry;
    expect(JSON.parse(entry)).toMatchObject({
      team: 'fans',
      approval: 'platform',
      commit: 'c0ffee1',
    });
  });

  it('refuses what no approving team has signed for this very change', async () => {
    const consents = [
      {},
      consent({ build: fans(2) }),
      consent({ remote: 'mf-news' }),
      consent({ environment: 'preview' }),
      consent({ brands: ['futbol'] }),
      consent({ until: days(-1).toISOString() }),
      consent({}, site.teamKeys.fans),
    ];
    for (const over of consents) {
      const act = () => site.change('fans', 'mf-fans', fans(1), over);
      await site.refused(act, 'approval', 'prod needs the approval of platform');
    }
  });

  it('goes back without asking', async () => {
    await site.change('fans', 'mf-fans', fans(1), consent({}));
    await site.change('fans', 'mf-fans', fans(2), consent({ build: fans(2) }));
    expect((await site.rollback('fans', 'mf-fans')).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });
});
