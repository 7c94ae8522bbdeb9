import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

import { days, described, openSite, type TestSite, uploadOf } from '../testing/site';

let site: TestSite;
let issuer: string;
let server: Server;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

const repository = 'fans/fan-zone';

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'ci', alg: 'RS256' };
  server = createServer(({ url }, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/keys` },
      '/keys': { keys: [jwk] },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url ?? '']));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = await openSite();
  const pipeline = { issuer, audience: 'scoreline', claims: { repository }, commitClaim: 'sha' };
  const fans = { ...site.policy.teams.fans, pipelines: [pipeline] };
  const teams = { ...site.policy.teams, fans };
  await site.setPolicy({ ...site.policy, version: 2, teams });
});
afterAll(async () => {
  await site.close();
  server.close();
});

interface Claims {
  audience?: string;
  repository?: string;
  sha?: string;
  from?: string;
  at?: Date;
  by?: typeof keys;
}

const tokenOf = ({ audience, sha, from, at, by, ...rest }: Claims = {}) =>
  new SignJWT({ repository: rest.repository ?? repository, sha: sha ?? 'c0ffee1' })
    .setProtectedHeader({ alg: 'RS256', kid: 'ci' })
    .setIssuer(from ?? issuer)
    .setAudience(audience ?? 'scoreline')
    .setIssuedAt(at ?? days(0))
    .setExpirationTime(new Date((at ?? days(0)).getTime() + 300_000))
    .sign((by ?? keys).privateKey);

let version = 0;
async function upload(token: string) {
  const made = described('mf-fans', ++version);
  const url = `/registry/builds/mf-fans/${made.descriptor.build}`;
  return site.call(token, 'PUT', url, uploadOf(site.teamKeys.fans, made));
}

describe('a pipeline', () => {
  it('uploads with its identity token, for its team', async () => {
    expect(await upload(await tokenOf())).toMatchObject({ status: 201 });
  });

  it('uploads a statement of its own commit alone', async () => {
    expect(await upload(await tokenOf({ sha: 'deadbee' }))).toMatchObject({
      body: {
        refused: {
          rule: 'statement',
          file: 'statement.json',
          reason: 'it is of commit c0ffee1, the pipeline runs for deadbee',
        },
      },
    });
  });

  it.each<[string, Claims, string]>([
    ['of another repository', { repository: 'news/fan-zone' }, 'no team has a pipeline'],
    ['of another issuer', { from: 'https://evil.example' }, 'no team has a pipeline'],
    ['for another audience', { audience: 'elsewhere' }, '"aud"'],
    ['of yesterday, by a clock that is wrong by a day', { at: days(-1) }, '"exp"'],
  ])('is refused with a token %s', async (_what, claims, reason) => {
    expect(await upload(await tokenOf(claims))).toMatchObject({
      status: 403,
      body: { refused: { rule: 'access', reason: expect.stringContaining(reason) } },
    });
  });

  it('is refused with a token by another key, an unsigned and a broken one', async () => {
    const foreign = await tokenOf({ by: await generateKeyPair('RS256') });
    const [, payload] = (await tokenOf()).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const token of [foreign, `${none}.${payload}.x`, 'a.b.c'])
      expect(await upload(token)).toMatchObject({ status: 403 });
  });
});
