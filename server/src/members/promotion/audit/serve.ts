import { Readable } from 'node:stream';

import { readId } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';

import { BizError } from '../../../wire/gateway/bizError';
import { blockOfAddress } from '../../../wire/gateway/request/network';
import type { RateLimiter } from '../../../wire/gateway/rateLimit';
import type { Promotions } from '../service';
import { auditText } from './audit';

const reads = { burst: 20, perSecond: 1 / 5 };

interface Deps {
  promotions: Pick<Promotions, 'db' | 'memberKey' | 'catalogue'>;
  rateLimiter: RateLimiter;
  /** Base paths of the brands: `/`, `/livescore/`. */
  basePaths: readonly string[];
}

/** `GET /promotion/{id}/audit.json`: every draw, for anyone who verifies them. */
export function serveAudit(app: FastifyInstance, deps: Deps): void {
  for (const base of deps.basePaths) serveBelow(app, base, deps);
}

function serveBelow(app: FastifyInstance, base: string, { promotions, rateLimiter }: Deps): void {
  app.get<{ Params: { id: string } }>(`${base}promotion/:id/audit.json`, async (request, reply) => {
    const waitMs = await rateLimiter.take(`audit:${blockOfAddress(request.ip)}`, reads);
    if (waitMs > 0)
      return reply
        .code(429)
        .header('retry-after', Math.ceil(waitMs / 1000))
        .send();
    const id = readId(request.params.id) ?? 0;
    const promotion = await promotions.catalogue.get(id).catch((error: unknown) => {
      if (error instanceof BizError) return null;
      throw error;
    });
    if (!promotion) return reply.code(404).send({ error: 'There is no such promotion.' });
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send(Readable.from(auditText(promotions, promotion), { objectMode: false }));
  });
}
