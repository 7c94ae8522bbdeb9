import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sha256 } from '@scoreline/remote-kit/client';
import { type Preview, previewName, type SignedPreview } from '@scoreline/shared-lib/contract';

import { buildApp } from '../app';
import { fans, openReleases, type ReleaseSite } from '../releases/testing';

let site: ReleaseSite;
beforeEach(async () => void (site = await openReleases()));
afterEach(() => site.close());

interface Given {
  token?: string;
  isServed?: boolean;
  query?: string;
  leadsTo?: string | undefined;
  build?: string;
  remote?: string;
}

/** Opens a build's address as a browser would after prompting for a token. */
function open({ token = 'fans-token', isServed = true, query = '', ...over }: Given = {}) {
  const { build = fans(2), remote = 'mf-fans' } = over;
  const leadsTo = 'leadsTo' in over ? over.leadsTo : 'https://www.{brand}.example';
  const changed = isServed ? { changed: async () => undefined } : {};
  const app = buildApp({ ...site.options, ...changed, site: leadsTo });
  const basic = Buffer.from(`me:${token}`).toString('base64');
  const headers = token ? { authorization: `Basic ${basic}` } : {};
  return app.inject({ url: `/registry/open/${remote}/${build}${query}`, headers });
}

const previews = async () => {
  const { body } = await site.call('fans', 'GET', '/registry/previews');
  return (body as unknown as SignedPreview[]).map(({ preview }) => JSON.parse(preview) as Preview);
};

describe('the address of a build', () => {
  it('leads its team to the site with that build, for two hours, by a link of its own each time', async () => {
    const answers = [await open(), await open()];
    const words = answers.map(({ headers, statusCode }) => {
      expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
        ...[303, 'no-store', 'no-referrer'],
      ]);
      const { origin, pathname, searchParams } = new URL(String(headers.location));
      expect([origin, pathname]).toEqual(['https://www.scoreline.example', '/']);
      return searchParams.get(previewName) ?? '';
    });
    const made = await previews();
    expect(made.map(({ link }) => link).sort()).toEqual(words.map((word) => sha256(word)).sort());
    const [first] = made;
    expect(Date.parse(first!.until) - Date.parse(first!.createdAt)).toBe(2 * 3_600_000);
    expect(first!.remote.build).toBe(fans(2));
    expect((await site.acts()).at(-1)).toMatchObject({ kind: 'stage', team: 'fans', new: fans(2) });
  });

  it('leads the shell’s team to the site in another shell', async () => {
    const build = await site.upload('platform', 'shell', 2);
    const shell = { remote: 'shell', build };
    expect((await open({ ...shell, token: 'platform-token' })).statusCode).toBe(303);
    expect((await open(shell)).statusCode).toBe(403);
    expect((await previews()).map(({ remote }) => [remote.name, remote.build])).toEqual([
      ['shell', build],
    ]);
  });

  it('waits for mirrors where the site is on other machines', async () => {
    const { statusCode, body, headers } = await open({ isServed: false });
    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /content="12;url=https:\/\/www\.scoreline\.example\/\?mfe-preview=[\w-]{32}"/,
    );
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it.each([
    ['nobody', ''],
    ['whoever has a token of nobody', 'guessed-token'],
  ])('asks %s for a token, and makes nothing', async (_who, token) => {
    const { statusCode, headers } = await open({ token });
    expect([statusCode, headers['www-authenticate']]).toEqual([
      ...[401, 'Basic realm="Token of a team"'],
    ]);
    expect(await previews()).toEqual([]);
  });

  it('opens to no other team, but to the one that agrees to releases', async () => {
    expect((await open({ token: 'news-token' })).statusCode).toBe(403);
    expect((await open({ token: 'platform-token' })).statusCode).toBe(403);
    const approvers = { prod: ['platform'] };
    await site.setPolicy({ ...site.policy, version: 2, approvers });
    expect((await open({ token: 'platform-token' })).statusCode).toBe(303);
    expect((await open()).json()).toMatchObject({ refused: { rule: 'approval' } });
    expect((await open({ token: 'news-token' })).statusCode).toBe(403);
    expect((await previews()).map(({ team }) => team)).toEqual(['platform']);
  });

  it.each([
    ['a build that was never uploaded', 422, { build: 'f'.repeat(16) }],
    ['another brand than the team’s', 403, { query: '?brand=elsewhere' }],
    ['a site that the address names', 400, { query: '?site=https://evil.example' }],
    ['no site at all', 422, { leadsTo: undefined }],
  ])('is refused for %s', async (_what, status, given) => {
    const answer = await open(given);
    expect(answer.json()).toHaveProperty('refused');
    expect(answer.statusCode).toBeGreaterThanOrEqual(status === 400 ? 400 : status);
    expect(await previews()).toEqual([]);
  });

  it('makes no link for whoever asks whether it is there', async () => {
    const app = buildApp({ ...site.options, site: 'https://www.{brand}.example' });
    const url = `/registry/open/mf-fans/${fans(2)}`;
    const headers = { authorization: 'Bearer fans-token' };
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
    expect(await previews()).toEqual([]);
  });
});
