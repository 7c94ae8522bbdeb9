import type { TelemetryEvent } from '@scoreline/shared-lib/contract';
import { telemetryReportSchema } from '@scoreline/shared-lib/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { deviceCookie, deviceCookieOf } from '../../gateway/request/deviceCookie';
import { blockOfAddress } from '../../gateway/request/network';
import type { RateLimiter } from '../../gateway/rateLimit';
import type { Figures } from './figures';

const bodyLimit = 16 * 1024;
/** Many people share an address behind a carrier's gateway; a page tells every ten seconds at most. */
const limit = { burst: 120, perSecond: 4 };
/** Of one address fewer count where builds are compared: whoever makes up visits needs many addresses. */
const visitLimit = { burst: 30, perSecond: 0.5 };

interface Options {
  figures: Figures;
  rateLimiter: RateLimiter;
  /** Counts what the page tells of builds that are compared. */
  countVisit?(request: FastifyRequest, events: readonly TelemetryEvent[]): Promise<void>;
  /** Hears that a shell stands that a page was handed out with. */
  hearPage?(
    request: FastifyRequest,
    reply: FastifyReply,
    events: readonly TelemetryEvent[],
  ): Promise<void>;
}

const isMarked = (event: TelemetryEvent): boolean =>
  event.kind !== 'vital' && Boolean(event.visit ?? ('failed' in event || 'network' in event));

/** `POST /telemetry`: what pages have seen, in batches; nothing of it names a person, and no address is kept. */
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
