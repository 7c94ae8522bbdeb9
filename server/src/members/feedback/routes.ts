import { randomUUID } from 'node:crypto';
import { bizCodes } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { BizError, failureEnvelope } from '../../wire/gateway/bizError';
import { deviceIdOf } from '../../wire/gateway/request/headers';
import { blockOfAddress } from '../../wire/gateway/request/network';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import { isPassing, unavailable } from '../../wire/gateway/refusals';
import { TooBusy } from '../../wire/drawing/drawingPool';
import { createRedrawing, type Redrawing } from './redrawing';

const path = '/api/patron/frontend/feedback/screenshot';
export const largestScreenshot = 5 * 1024 * 1024;
const uploads = { burst: 10, perSecond: 1 / 60 };

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
  rateLimiter: RateLimiter;
  redrawing?: Redrawing | undefined;
}

/** Screenshots are uploaded raw and one at a time: 5 MiB each is too much for encrypted JSON. */
export function serveScreenshots(app: FastifyInstance, deps: Deps): void {
  const redrawing = deps.redrawing ?? createRedrawing();
  app.addHook('onClose', () => redrawing.close());
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largestScreenshot },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      if (error instanceof TooBusy)
        return unavailable(reply).send(new BizError('limitReached').envelope);
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'a screenshot failed');
      const message = status === 413 ? 'The picture is larger than 5 MB.' : undefined;
      if (isPassing(error)) unavailable(reply);
      else reply.code(status);
      return reply.send(new BizError('invalidInput', message).envelope);
    });
    const options = {
      bodyLimit: largestScreenshot,
      onRequest: (request: FastifyRequest, reply: FastifyReply) => admit(deps, request, reply),
    };
    scope.post(path, options, (request, reply) => receive({ ...deps, redrawing }, request, reply));
    done();
  });
}

/** Runs before the body is read. */
async function admit({ rateLimiter }: Deps, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  if (!deviceIdOf(request.headers))
    return reply.code(400).send(new BizError('invalidInput').envelope);
  const waitMs = await rateLimiter.take(`screenshot:${blockOfAddress(request.ip)}`, uploads);
  if (waitMs > 0)
    return reply
      .code(429)
      .header('retry-after', Math.ceil(waitMs / 1000))
      .send(failureEnvelope(bizCodes.limitReached, new BizError('limitReached').message));
  return undefined;
}

async function receive(
  { db, now, redrawing }: Deps & { redrawing: Redrawing },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const deviceId = deviceIdOf(request.headers) ?? '';
  const screenshot = Buffer.isBuffer(request.body) ? await redrawing.redraw(request.body) : null;
  if (!screenshot) return reply.send(new BizError('invalidInput', notAPicture).envelope);
  const id = randomUUID();
  await db
    .insertInto('feedback_screenshots')
    .values({ id, device_id: deviceId, ...screenshot, created_at: now() })
    .execute();
  return reply.send({ bizCode: bizCodes.success, message: '', data: { id } });
}

const notAPicture = 'Please choose a PNG, JPEG, WebP or GIF of up to 16 megapixels.';
