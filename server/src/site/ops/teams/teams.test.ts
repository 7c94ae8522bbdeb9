import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { scoresBuild, shellBuild } from '@scoreline/platform-server/testing';
import { type OpenOps, openOps } from '../testing';
import type { OwnedByTeam } from './catalogue';

let ops: OpenOps;
const put = async (path: string, content: unknown) => {
  const file = join(ops.folder.registry, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
};
const rights = { namespaces: ['x'], brands: ['scoreline'], environments: ['prod'] };
const act = (team: string, at: string) => ({
  entry: JSON.stringify({ kind: 'promote', team, at, remote: 'mf-scores', reason: '<faster>' }),
});
const about = (links: object) => ({ links, topics: ['match', 'matches'] });
const folder = `builds/mf-scores/${scoresBuild}`;

beforeEach(async () => {
  ops = await openOps();
  await put('teams.json', {
    teams: {
      scores: { ...rights, remotes: ['mf-scores', 'mf-new'], paths: ['/', '/search'] },
      platform: { ...rights, remotes: ['shell'], paths: [] },
    },
    approvers: { prod: ['platform'] },
    limits: { entry: 10_240, exposed: 40_960, locale: 8_192 },
  });
  await put('log.json', [
    act('scores', '2026-11-20T10:00:00.000Z'),
    act('platform', '2026-11-20T11:00:00.000Z'),
    act('scores', '2026-11-21T10:00:00.000Z'),
  ]);
  await put(`${folder}/entry.js.br`, 'x'.repeat(2_048));
  await put(`${folder}/remote.js`, 'x'.repeat(50_000));
});

const teams = async () => (await ops.at('/ops/teams.json')).json<OwnedByTeam[]>();

describe('the catalogue of teams', () => {
  it('has of each team its rights, what runs of it and where, and its last acts', async () => {
    const [platform, scores] = await teams();
    expect(platform).toMatchObject({ team: 'platform', approves: ['prod'], paths: [] });
    expect(platform?.remotes[0]?.live).toEqual([{ brand: 'scoreline', build: shellBuild }]);
    expect(scores).toMatchObject({ team: 'scores', approves: [], paths: ['/', '/search'] });
    expect(scores?.acts.map(({ at }) => at)).toEqual([
      ...['2026-11-21T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    ]);
    expect(scores?.remotes[0]).toMatchObject({
      remote: 'mf-scores',
      live: [{ brand: 'scoreline', build: scoresBuild }],
      pages: [
        '/',
        '/search',
        '/:sportName/match/:teamsInfo/:eventId',
        '/:sportName/team/:teamName/:competitorId',
      ],
      operations: ['sports-query/match/list', 'sports-query/team/detail'],
      ...{ namespaces: ['scores'], languages: 2, topics: [], links: {} },
    });
    expect(scores?.remotes[1]).toMatchObject({ remote: 'mf-new', live: [], pages: [], sizes: [] });
  });

  it('weighs what runs, compressed where it is, beside what is allowed', async () => {
    const [, scores] = await teams();
    expect(scores?.remotes[0]?.sizes.slice(0, 2)).toEqual([
      { part: 'entry', bytes: 2_048, allowed: 10_240 },
      { part: 'exposed', bytes: 50_000, allowed: 40_960 },
    ]);
    const { body } = await ops.at('/ops/teams');
    expect(body).toContain('<span class="bad">48.8 KB of 40.0 KB</span>');
  });

  it('names canaries with their share', async () => {
    await ops.folder.release('scoreline', 8, { 'mf-scores': { percent: 25, salt: 'a' } });
    const [, scores] = await teams();
    expect(scores?.remotes[0]?.canaries).toMatchObject([{ brand: 'scoreline', percent: 25 }]);
    expect((await ops.at('/ops/teams')).body).toMatch(/on scoreline, 25 %</);
  });

  it('has what a team tells of itself, and leads nowhere else', async () => {
    const links = { documentation: 'https://docs.example/"a', onCall: 'javascript:alert(1)' };
    await put(`${folder}/about.json`, { ...about(links), pages: ['/forged'] });
    const { body, headers } = await ops.at('/ops/teams');
    expect(body).toContain('<a href="https://docs.example/&quot;a" rel="noopener noreferrer">');
    expect(body).toContain('<dt>Live topics</dt>');
    expect(body).not.toContain('javascript:');
    expect(body).not.toContain('<faster>');
    expect(body).not.toContain('/forged');
    expect(body).not.toMatch(/<script| style="/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/);
  });

  it('is for those who run the site', async () => {
    for (const url of ['/ops/teams', '/ops/teams.json']) {
      const answer = await ops.at(url, { remoteAddress: '203.0.113.9' });
      expect([answer.statusCode, answer.body]).not.toContain('mf-scores');
      expect(answer.statusCode).toBe(401);
    }
  });

  it('says where no registry has told of a policy', async () => {
    ops = await openOps();
    expect(await teams()).toEqual([]);
    expect((await ops.at('/ops/teams')).body).toContain('No registry has told this server');
  });
});
