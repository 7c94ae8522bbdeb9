import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import Fastify, { type InjectOptions } from 'fastify';
import { Registry } from 'prom-client';

import type { ReplicaFacts } from '@scoreline/database/replicas/replicas';
import type { PromotionsOverview } from '../../members/promotion/operators/overview';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import { registryFolder, scoresBuild } from '@scoreline/platform-server/testing';
import { createFigures } from '../../wire/telemetry/remotes/figures';
import { createKnownBuilds } from '../../wire/telemetry/remotes/knownBuilds';
import { serveTelemetry } from '../../wire/telemetry/remotes/routes';
import { triedBuilds } from './graph/tried';
import { readReleaseLog } from './releaseLog';
import { serveOps } from './routes';

export const token = 'a-token-of-the-test-alone';
export const known = { remote: 'mf-scores', build: scoresBuild };
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
export const replicas: ReplicaFacts[] = [
  { name: 'near:5432', state: 'read', lagMs: 310 },
  { name: 'far:5432', state: 'behind', lagMs: null },
];

export const load = (ms: number, of = known) => ({ kind: 'load', ...of, ms });
export const vital = (name: string, value: number, route = '/') => ({
  kind: 'vital',
  ...known,
  route,
  name,
  value,
});
export const failure = { kind: 'failure', ...known, phase: 'load', message: '<b>Error</b>: gone' };
export const local = { host: 'localhost:8080' };

/** A site with one remote at noon that accepts telemetry and serves `/ops` to requests with the token. */
export async function openOps(opsToken: string | null = token, isPublic = false) {
  const folder = await registryFolder();
  const putBuild = async (name: string, build: string) => {
    const path = join(folder.registry, 'builds', name, build);
    await mkdir(path, { recursive: true });
    const descriptor = { name, build, owner: 'scores', routes: [{ path: '/' }] };
    await writeFile(join(path, 'descriptor.json'), JSON.stringify(descriptor));
  };
  await folder.promote('scoreline', 7);
  await putBuild('mf-scores', scoresBuild);
  const releases = folder.open();
  const metrics = new Registry();
  let clock = new Date('2026-11-21T12:00:00Z');
  const now = () => clock;
  // A frozen clock, so that no tokens refill on a slow machine.
  const rateLimiter = memoryRateLimiter(() => 0);
  const figures = createFigures({ metrics, known: createKnownBuilds(folder.registry), now });
  const app = Fastify();
  serveTelemetry(app, { figures, rateLimiter });
  serveOps(app, {
    figures,
    rateLimiter,
    token: opsToken ?? undefined,
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
  return {
    ...{ folder, metrics, putBuild },
    pass: (ms: number) => void (clock = new Date(clock.getTime() + ms)),
    tell: (events: unknown, options: InjectOptions = {}) =>
      app.inject({ method: 'POST', url: '/telemetry', payload: { events } as object, ...options }),
    at: (url: string, options: InjectOptions = {}) =>
      app.inject({ url, headers: local, ...options }),
    see: (options: InjectOptions = {}) => app.inject({ url: '/ops', headers: local, ...options }),
    overview: async () => (await app.inject({ url: '/ops.json', headers: local })).json(),
  };
}

export type OpenOps = Awaited<ReturnType<typeof openOps>>;
