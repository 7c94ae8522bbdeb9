import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { blockOfAddress } from '../../wire/gateway/request/network';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import { stopDigest } from './queries';

const calls = { burst: 20, perSecond: 1 / 5 };
const largestBody = 4 * 1024;

/** The one-click unsubscribe URL of a token on a brand's site. */
export const stopPath = (basePath: string, token: string): string =>
  `${basePath}mail/stop/${token}`;

interface Deps {
  db: Kysely<Database>;
  rateLimiter: RateLimiter;
  /** The brands that this server serves. */
  basePaths: readonly string[];
}

/**
 * A POST with any body unsubscribes (RFC 8058). A GET changes nothing and redirects to a page that asks, because link
 * scanners send GETs. The answer doesn't reveal whether a token exists.
 */
export function serveStop(app: FastifyInstance, { basePaths, ...deps }: Deps): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) =>
      parsed(null, null),
    );
    for (const basePath of new Set(basePaths)) serveBrand(scope, basePath, deps);
    done();
  });
}

interface Asked {
  Params: { token: string };
}

function serveBrand(
  scope: FastifyInstance,
  basePath: string,
  { db, rateLimiter }: Omit<Deps, 'basePaths'>,
): void {
  const path = stopPath(basePath, ':token');
  scope.post<Asked>(path, { bodyLimit: largestBody }, async ({ ip, params }, reply) => {
    const waitMs = await rateLimiter.take(`mail-stop:${blockOfAddress(ip)}`, calls);
    if (waitMs > 0)
      return reply
        .code(429)
        .header('retry-after', Math.ceil(waitMs / 1000))
        .send();
    await stopDigest(db, params.token);
    return reply.code(200).send();
  });
  scope.get<Asked>(path, ({ params }, reply) =>
    reply.redirect(`${basePath}digest#stop=${encodeURIComponent(params.token)}`, 302),
  );
}
