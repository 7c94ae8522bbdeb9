import type { TelemetryEvent } from '@scoreline/shared-lib/contract';
import { telemetryReportSchema } from '@scoreline/shared-lib/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { deviceCookie, deviceCookieOf } from '../../gateway/request/deviceCookie';
import { blockOfAddress } from '../../gateway/request/network';
import type { RateLimiter } from '../../gateway/rateLimit';
import type { Figures } from './figures';

const bodyLimit = 16 * 1024;
/** Many people share the address of a carrier's gateway; a page reports at most every ten seconds. */
const limit = { burst: 120, perSecond: 4 };
/** Lower for comparing builds, so that faking visits takes many addresses. */
const visitLimit = { burst: 30, perSecond: 0.5 };

interface Options {
  figures: Figures;
  rateLimiter: RateLimiter;
  /** Counts reports about builds under comparison. */
  countVisit?(request: FastifyRequest, events: readonly TelemetryEvent[]): Promise<void>;
  /** Handles a page's report that its shell started. */
  hearPage?(
    request: FastifyRequest,
    reply: FastifyReply,
    events: readonly TelemetryEvent[],
  ): Promise<void>;
}

const isMarked = (event: TelemetryEvent): boolean =>
  event.kind !== 'vital' && Boolean(event.visit ?? ('failed' in event || 'network' in event));

/** `POST /telemetry`: batched reports of pages, without personal data; addresses are not stored. */
export function serveTelemetry(
  app: FastifyInstance,
  { figures, rateLimiter, countVisit, hearPage }: Options,
): void {
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
    const { events } = report.data;
    for (const event of events) await figures.add(event);
    await hearPage?.(request, reply, events);
    const device = deviceCookieOf(request);
    if (device) reply.header('set-cookie', deviceCookie(device, request.protocol === 'https'));
    if (countVisit && events.some(isMarked)) {
      const mayCount = await rateLimiter.take(`visits:${blockOfAddress(request.ip)}`, visitLimit);
      if (mayCount === 0) await countVisit(request, events);
    }
    return reply.code(204).send();
  });
}
