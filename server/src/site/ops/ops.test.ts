import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { Registry } from 'prom-client';

import type { ReplicaFacts } from '../../store/db/replicas';
import { measureReplicas } from '../../wire/telemetry/replicas';
import type { PromotionsOverview } from '../../members/promotion/operators/overview';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import {
  registryFolder,
  releaseOf,
  scoresBuild,
  stagedBuild,
  stagedRemote,
} from '../releases/fixtures/registryFolder';
import { createFigures } from '../../wire/telemetry/remotes/figures';
import { createKnownBuilds } from '../../wire/telemetry/remotes/knownBuilds';
import { measureQuotas } from '../../wire/telemetry/quotas';
import { serveTelemetry } from '../../wire/telemetry/remotes/routes';
import { triedBuilds } from './graph/tried';
import { readReleaseLog } from './releaseLog';
import { serveOps } from './routes';

const token = 'a-token-of-the-test-alone';
const known = { remote: 'mf-scores', build: scoresBuild };
let app: FastifyInstance;
let metrics: Registry;
let clock: Date;
const counts = { participants: 9, draws: 12, wins: 3, pending: 1, qualified: 4, not_counted: 2 };
const promotions: PromotionsOverview = {
  promotions: [
    {
      ...{ id: 1, key: 'demo-1', state: 'open', ...counts, open_claims: 0, to_send: 1 },
      opens_at: new Date('2026-11-21T00:00:00Z'),
      closes_at: new Date('2026-12-19T00:00:00Z'),
    },
  ],
  suspicions: [
    {
      ...{
        promotion_id: 1,
        member: 17,
        qualified: 1,
        same_device: 2,
        same_mail: 0,
        used_device: 0,
      },
      ...{ household_limit: 0, daily_limit: 0, devices: 1, households: 1, wins: 1 },
    },
  ],
};
const replicas: ReplicaFacts[] = [
  { name: 'near:5432', state: 'read', lagMs: 310 },
  { name: 'far:5432', state: 'behind', lagMs: null },
];
let folder: Awaited<ReturnType<typeof registryFolder>>;

async function putBuild(name: string, build: string) {
  const path = join(folder.registry, 'builds', name, build);
  await mkdir(path, { recursive: true });
  const descriptor = { name, build, owner: 'scores', routes: [{ path: '/' }] };
  await writeFile(join(path, 'descriptor.json'), JSON.stringify(descriptor));
}

async function open(opsToken: string | undefined, isPublic = false) {
  folder = await registryFolder();
  await folder.promote('scoreline', 7);
  await putBuild('mf-scores', scoresBuild);
  const releases = folder.open();
  metrics = new Registry();
  clock = new Date('2026-11-21T12:00:00Z');
  const now = () => clock;
  // A clock that stands still: a slow machine has waited for nothing.
  const rateLimiter = memoryRateLimiter(() => 0);
  const figures = createFigures({ metrics, known: createKnownBuilds(folder.registry), now });
  app = Fastify();
  serveTelemetry(app, { figures, rateLimiter });
  serveOps(app, {
    figures,
    rateLimiter,
    token: opsToken,
    isPublic,
    now,
    quotas: () => [{ provider: 'API-FOOTBALL', left: 7_412, limit: 7_500 }],
    promotions: async () => promotions,
    releaseLog: () => readReleaseLog(folder.registry),
    replicas: () => replicas,
    registry: folder.registry,
    tried: async () => triedBuilds([await releases.running('scoreline', 'prod')]),
    releases: async () => [(await releases.current('scoreline', 'prod'))!],
  });
}

const tell = (events: unknown, options: InjectOptions = {}) =>
  app.inject({ method: 'POST', url: '/telemetry', payload: { events } as object, ...options });
const load = (ms: number, of = known) => ({ kind: 'load', ...of, ms });
const vital = (name: string, value: number, route = '/') => ({
  kind: 'vital',
  ...known,
  route,
  name,
  value,
});
const failure = { kind: 'failure', ...known, phase: 'load', message: '<b>Error</b>: gone' };
const local = { host: 'localhost:8080' };
const see = (options: InjectOptions = {}) =>
  app.inject({ url: '/ops', headers: local, ...options });
const overview = async () => (await app.inject({ url: '/ops.json', headers: local })).json();

beforeEach(() => open(token));

describe('POST /telemetry', () => {
  it('shows what is left of the providers’ quotas, on the page and at /metrics', async () => {
    const { body } = await app.inject({ url: '/ops' });
    expect(body).toContain('<td>API-FOOTBALL</td><td>7412</td><td>7500</td>');
    measureQuotas(metrics, () => [{ provider: 'API-FOOTBALL', left: 7_412, limit: null }]);
    const text = await metrics.metrics();
    expect(text).toContain('provider_requests_left{provider="API-FOOTBALL"} 7412');
    expect(text).not.toContain('provider_requests_limit{');
  });

  it('counts loads, failures with their owner and vitals by route and build at /metrics', async () => {
    const events = [load(300), failure, vital('LCP', 1800), vital('CLS', 0.01)];
    expect((await tell(events)).statusCode).toBe(204);
    const text = await metrics.metrics();
    const of = `remote="mf-scores",build="${scoresBuild}"`;
    expect(text).toContain(`remote_load_seconds_sum{${of}} 0.3`);
    expect(text).toContain(`remote_failures_total{${of},owner="scores",phase="load"} 1`);
    expect(text).toContain(`web_vital_lcp_seconds_sum{${of},route="/"} 1.8`);
    expect(text).toContain(`web_vital_cls_score_sum{${of},route="/"} 0.01`);
  });

  it('makes no series of what nobody here has built or declared', async () => {
    const made = Array.from({ length: 40 }, (_, index) =>
      load(1, { remote: `mf-${index}`, build: String(index).padStart(16, '0') }),
    );
    await tell(made);
    await tell([vital('INP', 90, '/jo@example.com')]);
    const text = await metrics.metrics();
    expect(text.match(/remote_load_seconds_count/g)).toHaveLength(1);
    expect(text).toContain('remote_load_seconds_count{remote="other",build="other"} 40');
    expect(text).toContain('route="other"');
    expect(text).not.toContain('example.com');
  });

  it('forgets the builds before the last five', async () => {
    for (let index = 0; index < 7; index++) {
      const build = `c00000000000000${index}`;
      await putBuild('mf-scores', build);
      await tell([load(5, { remote: 'mf-scores', build }), { ...failure, build }]);
    }
    const text = await metrics.metrics();
    expect(text).not.toMatch(/c000000000000000|c000000000000001/);
    expect(text.match(/remote_load_seconds_count/g)).toHaveLength(5);
    expect(text.match(/remote_failures_total\{/g)).toHaveLength(5);
  });

  it.each([
    ['no events', []],
    ['too many', Array.from({ length: 41 }, () => load(1))],
    ['a remote that is none', [load(1, { remote: '../etc', build: scoresBuild })]],
    ['a build that is none', [load(1, { remote: 'mf-scores', build: '..' })]],
    ['more than is asked for', [{ ...load(1), deviceId: 'x' }]],
    ['a figure below zero', [load(-1)]],
    ['a text that is too long', [{ ...failure, message: 'x'.repeat(201) }]],
  ])('refuses %s', async (_what, events) => {
    expect((await tell(events)).statusCode).toBe(400);
    expect((await overview()).lastFailures).toEqual([]);
  });

  it('refuses what is no JSON, what is too large, and who tells too much', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await tell([], { payload: '{', headers: json })).statusCode).toBe(400);
    const large = JSON.stringify({ events: 'x'.repeat(20_000) });
    expect((await tell([], { payload: large, headers: json })).statusCode).toBe(413);
    const answers = await Promise.all(Array.from({ length: 140 }, () => tell([load(1)])));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('/ops', () => {
  it('shows how far replicas of the database are, as /metrics does', async () => {
    const { body } = await see();
    expect(body).toContain('<td>near:5432</td><td>✓ read</td><td>0.3 s</td>');
    expect(body).toContain('<td>far:5432</td><td>✕ too far behind</td><td>–</td>');
    const count = measureReplicas(metrics, { facts: () => replicas });
    count('replica');
    const text = await metrics.metrics();
    expect(text).toContain('database_replica_lag_seconds{replica="near:5432"} 0.31');
    expect(text).toContain('database_replica_read{replica="far:5432"} 0');
    expect(text).not.toContain('lag_seconds{replica="far');
    expect(text).toContain('database_answers_total{from="replica"} 1');
  });

  it('shows how promotions stand, and why friends were not counted', async () => {
    const { body } = await see();
    expect(body).toContain('<td>1 demo-1</td><td>open</td>');
    expect(body).toContain('<td>4 / 1 / 2</td>');
    expect(body).toContain('<td>1</td><td>17</td><td>1</td><td>2 same device</td>');
    expect((await overview()).promotions.promotions[0].draws).toBe(12);
  });

  it('shows releases, remotes, figures and failures, and runs nothing', async () => {
    await tell([load(100), load(200), load(300), load(400), vital('LCP', 2000), failure]);
    const answer = await see();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('mf-scores');
    expect(answer.body).toContain('owned by scores');
    expect(answer.body).toContain('4 loads and 1 failures in the last 60 minutes');
    expect(answer.body).toContain('&lt;b&gt;Error&lt;/b&gt;: gone');
    expect(answer.body).not.toMatch(/<script|<b>Error| style="/);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/);
  });

  it('shows a canary’s build and figures, and a picture of what runs', async () => {
    const canary = { ...releaseOf('scoreline', 8), canary: { percent: 10, salt: '', over: 7 } };
    canary.remotes = { 'mf-scores': stagedRemote };
    await folder.put('scoreline', folder.signed(canary), 'prod/stable.canary.json');
    const answer = await see();
    expect(answer.body).toContain('tried by 10 % of scoreline');
    expect(answer.body).toContain('<svg class="graph" role="img"');
    expect(answer.body).not.toMatch(/<script| style="/);
    const { remotes, graph } = await overview();
    expect(remotes[0].builds.map(({ build }: { build: string }) => build)).toContain(stagedBuild);
    expect(graph[0]).toMatchObject({ remote: 'mf-scores', build: scoresBuild });
  });

  it('has the third quartile, and lets go of what is older than an hour', async () => {
    await tell([load(100), load(200), load(300), load(400)]);
    const buildOf = async () => (await overview()).remotes[0].builds[0];
    expect((await buildOf()).loadMs).toEqual({ value: 300, count: 4 });
    expect((await buildOf()).loads.at(-1)).toBe(4);
    clock = new Date(clock.getTime() + 61 * 60_000);
    expect(await buildOf()).toMatchObject({ loadMs: null, runsIn: ['scoreline'] });
    expect((await buildOf()).loads.every((count: number) => count === 0)).toBe(true);
  });

  it.each([
    ['another host name', { headers: { host: 'scoreline.example' } }],
    ['a proxy of this machine', { headers: { ...local, 'x-forwarded-for': '203.0.113.9' } }],
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a wrong token', { headers: { ...local, authorization: 'Bearer wrong' } }],
  ])('asks %s for the token', async (_who, options) => {
    const answer = await see(options);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('Basic');
    expect(answer.body).not.toContain('mf-scores');
  });

  it('opens to the token from anywhere, as a bearer or as a password', async () => {
    const basic = Buffer.from(`ops:${token}`).toString('base64');
    for (const authorization of [`Bearer ${token}`, `Basic ${basic}`]) {
      const answer = await see({ remoteAddress: '203.0.113.9', headers: { authorization } });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('asks this machine too where a proxy may stand on it', async () => {
    await open(token, true);
    const headers = { ...local, authorization: `Bearer ${token}` };
    const [plainly, asked] = [await see(), await see({ headers })];
    expect([plainly.statusCode, asked.statusCode]).toEqual([401, 200]);
    await open(undefined, true);
    expect((await see()).statusCode).toBe(404);
  });

  it('does not exist for others where no token is set, and cannot be guessed at without end', async () => {
    await open(undefined);
    expect((await see({ remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    await open(token);
    const guess = (index: number) =>
      see({ remoteAddress: '203.0.113.9', headers: { authorization: `Bearer ${index}` } });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});

describe('the log of the registry', () => {
  const act = {
    ...{ at: '2026-11-21T11:58:07.000Z', kind: 'promote', team: 'fans', remote: 'mf-fans' },
    ...{ old: 'a'.repeat(16), new: 'b'.repeat(16), track: 'scoreline/prod/stable', seq: 7 },
    ...{ commit: 'c0ffee1234567890', approval: 'platform', reason: '<b>faster</b>' },
  };
  const tell = (...acts: object[]) => {
    const rows = acts.map((one, index) => ({ id: index + 1, entry: JSON.stringify(one) }));
    return writeFile(join(folder.registry, 'log.json'), JSON.stringify(rows));
  };

  it('says who did what, from which build to which, of which commit, and who agreed', async () => {
    await mkdir(folder.registry, { recursive: true });
    const canary = { ...act, kind: 'canary', percent: 10, reason: undefined };
    await tell(act, canary);
    const { body } = await see();
    const cells = [
      ...['2026-11-21 11:58', 'fans', 'promote', 'mf-fans'],
      ...[`${act.old} → ${act.new}`, 'scoreline/prod/stable 7', 'c0ffee123456', 'platform'],
      '&lt;b&gt;faster&lt;/b&gt;',
    ];
    expect(body).toContain(`<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    expect(body).toContain('<td>canary, 10 %</td>');
    expect((await overview()).releaseLog).toMatchObject([{ percent: 10 }, act]);
  });

  it('shows the newest thirty, and says where there is none', async () => {
    expect((await see()).body).toContain('No registry has told this server of any.');
    await tell(...Array.from({ length: 40 }, (_, seq) => ({ ...act, seq })));
    const { releaseLog } = await overview();
    expect(releaseLog.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 30 }, (_, index) => 39 - index),
    );
  });
});
