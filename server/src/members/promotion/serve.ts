import type { FastifyInstance } from 'fastify';

import type { RateLimiter } from '../../wire/gateway/rateLimit';
import { serveAudit } from './audit/serve';
import { serveGifs } from './gifs/serve';
import type { Promotions } from './service';

/** Serves the promotion routes that have their own address. */
export function servePromotions(
  app: FastifyInstance,
  deps: { promotions: Promotions; rateLimiter: RateLimiter; basePaths: readonly string[] },
): void {
  const { promotions, rateLimiter } = deps;
  serveAudit(app, deps);
  if (promotions.gifs) serveGifs(app, { gifs: promotions.gifs, rateLimiter });
}
