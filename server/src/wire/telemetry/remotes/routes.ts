import { telemetryReportSchema } from '@scoreline/shared-lib/contract/schemas';
import type { FastifyInstance } from 'fastify';

import { blockOfAddress } from '../../gateway/network';
import type { RateLimiter } from '../../gateway/rateLimit';
import type { Figures } from './figures';

const bodyLimit = 16 * 1024;
/** Many people share an address behind a carrier's gateway; a page tells every ten seconds at most. */
const limit = { burst: 120, perSecond: 4 };

interface Options {
  figures: Figures;
  rateLimiter: RateLimiter;
}

/** `POST /telemetry`: what pages have seen, in batches; nothing of it names a person, and no address is kept. */
export function serveTelemetry(app: FastifyInstance, { figures, rateLimiter }: Options): void {
  app.post('/telemetry', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const waitMs = await rateLimiter.take(`telemetry:${blockOfAddress(request.ip)}`, limit);
    if (waitMs > 0) {
      return reply
        .code(429)
        .header('retry-after', Math.ceil(waitMs / 1000))
        .send({ error: 'too many reports' });
    }
    const report = telemetryReportSchema.safeParse(request.body);
    if (!report.success) return reply.code(400).send({ error: 'not a report' });
    for (const event of report.data.events) await figures.add(event);
    return reply.code(204).send();
  });
}
