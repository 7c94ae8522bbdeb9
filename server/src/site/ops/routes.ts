import { randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { blockOfAddress } from '../../wire/gateway/request/network';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import type { CurrentRelease } from '@scoreline/platform-server';
import type { PromotionsOverview } from '../../members/promotion/operators/overview';
import type { ReplicaFacts } from '@scoreline/database/replicas/replicas';
import type { Quota } from '../../store/quota';
import type { Figures } from '../../wire/telemetry/remotes/figures';
import type { GuardView } from '../guard/view';
import { mayOperate } from './access';
import { remotesOf } from './graph/model';
import type { TriedBuild } from './graph/tried';
import { takeOverview, type WidgetFigures } from './overview';
import { renderOps } from './page';
import { readTeamActs } from './releaseLog';
import { catalogueOf } from './teams/catalogue';
import { renderTeams } from './teams/page';
import type { Statement } from '../previews/statements';
import type { ReleaseAct } from '@scoreline/shared-lib/contract';

interface Options {
  figures: Figures;
  rateLimiter: RateLimiter;
  /** Without a token, only this machine sees the page. */
  token: string | undefined;
  /** True behind a proxy, where a request from this machine may come from anyone. */
  isPublic: boolean;
  now(): Date;
  releases(): Promise<CurrentRelease[]>;
  /** The figures of each client's widgets in the last week. */
  widgets?(): Promise<WidgetFigures[]>;
  quotas(): readonly Quota[];
  replicas?(): ReplicaFacts[];
  /** The state of promotions, and inviters with friends who didn't count. */
  promotions(): Promise<PromotionsOverview>;
  /** The acts in the registry, newest first. */
  releaseLog(): Promise<ReleaseAct[]>;
  tried(): Promise<TriedBuild[]>;
  guard?(): Promise<GuardView[]>;
  /** Preview builds of all brands. */
  staged?(): Promise<Statement[]>;
  /** The folder of builds. */
  registry: string;
}

const attempts = { burst: 20, perSecond: 0.2 };

const contentSecurity = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves `/ops`, the operations page, and `/ops/teams`, the catalogue of teams; each has a `.json` variant. */
export function serveOps(app: FastifyInstance, options: Options): void {
  const { figures, rateLimiter, token, isPublic, now, releases, quotas, promotions } = options;

  async function refused(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    reply.header('cache-control', 'no-store');
    if (mayOperate(request, { token, isPublic })) return false;
    const waitMs = await rateLimiter.take(`ops:${blockOfAddress(request.ip)}`, attempts);
    if (waitMs > 0) reply.code(429).header('retry-after', Math.ceil(waitMs / 1000));
    // Without a token there is no prompt: other machines get a 404.
    else if (token) reply.code(401).header('www-authenticate', 'Basic realm="Operations"');
    else reply.code(404);
    await reply.type('text/plain; charset=utf-8').send('This page is for those who run the site.');
    return true;
  }

  const overview = async () => {
    const current = await releases();
    const running = current.map(({ release }) => release);
    return takeOverview(current, figures, now(), {
      quotas: quotas(),
      replicas: options.replicas?.() ?? [],
      promotions: await promotions(),
      releaseLog: await options.releaseLog(),
      widgets: (await options.widgets?.()) ?? [],
      tried: await options.tried(),
      guard: (await options.guard?.()) ?? [],
      graph: await remotesOf(options.registry, running),
    });
  };

  const catalogue = async () =>
    catalogueOf({
      registry: options.registry,
      current: await releases(),
      tried: await options.tried(),
      staged: (await options.staged?.()) ?? [],
      acts: await readTeamActs(options.registry),
    });

  /** Sends a page without scripts and with inline styles. */
  async function sendHtml(reply: FastifyReply, render: (nonce: string) => Promise<string>) {
    const nonce = randomBytes(16).toString('base64');
    reply
      .header('content-security-policy', contentSecurity(nonce))
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
    return render(nonce);
  }

  app.get('/', (_request, reply) => reply.redirect('/ops'));

  app.get<{ Querystring: { renew?: string } }>('/ops', async (request, reply) => {
    if (await refused(request, reply)) return reply;
    const isRenewing = request.query.renew !== undefined;
    return sendHtml(reply, async (nonce) => renderOps(await overview(), { nonce, isRenewing }));
  });

  app.get('/ops/teams', async (request, reply) => {
    if (await refused(request, reply)) return reply;
    return sendHtml(reply, async (nonce) => renderTeams(await catalogue(), nonce));
  });

  app.get('/ops/teams.json', async (request, reply) => {
    if (await refused(request, reply)) return reply;
    return catalogue();
  });

  app.get('/ops.json', async (request, reply) => {
    if (await refused(request, reply)) return reply;
    return overview();
  });
}
