import type { IncomingMessage } from 'node:http';

import { bizCodes } from '@scoreline/shared-lib/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { allowsOrigin, type WidgetClients } from '../../members/widget/clients';
import type { WidgetClient } from '../../members/widget/queries';
import { BizError, failureEnvelope } from '../../wire/gateway/bizError';
import { blockOfAddress } from '../../wire/gateway/request/network';
import type { AllowOrigin } from '../../wire/live/sockets/entrance';
import { originOf } from '../pages/visitor/visit';
import type { WidgetDeps } from './deps';

/** Limits per client: enough for a page of widgets, and for a busy site behind its CDN. */
export const widgetLimits = {
  ofVisitor: { burst: 120, perSecond: 10 },
  ofClient: { burst: 5_000, perSecond: 1_000 },
};

export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Any page may read a refusal; it contains nothing else. */
const refusal = { ...anyOrigin, 'cache-control': 'no-store' };

/** Whether a client may be shown at this request's origin. Programs and our own pages send no origin. */
function mayShow(client: WidgetClient, origin: string | undefined, own: string): boolean {
  return origin === undefined || origin === own || allowsOrigin(client, origin);
}

/** The CORS headers of a client's answer. */
function corsFor({ origins }: WidgetClient, origin: string | undefined): Record<string, string> {
  if (origins.includes('*')) return anyOrigin;
  const { 'access-control-allow-origin': _everybody, ...others } = anyOrigin;
  return {
    ...others,
    vary: 'origin, accept-encoding',
    // A program sends no origin and gets no header; `null` would match every sandbox.
    ...(origin && { 'access-control-allow-origin': origin }),
  };
}

/** Sets the answer's headers and returns the client; null if the request was refused and answered. */
export async function admit(
  { clients, rateLimiter, options, limits = widgetLimits }: WidgetDeps,
  { clientId, request, reply }: { clientId: string; request: FastifyRequest; reply: FastifyReply },
): Promise<WidgetClient | null> {
  const { origin } = request.headers;
  const client = await clients.find(clientId);
  if (!client || !mayShow(client, origin, originOf(request, options))) {
    void reply.headers(refusal).send(new BizError('widgetRefused').envelope);
    return null;
  }
  // Checked one after the other, so that a visitor's refused calls take nothing from the client's other visitors.
  const waitMs =
    (await rateLimiter.take(
      `widget:${clientId}:${blockOfAddress(request.ip)}`,
      limits.ofVisitor,
    )) || (await rateLimiter.take(`widget:${clientId}`, limits.ofClient));
  if (waitMs > 0) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const { message } = new BizError('limitReached');
    void reply
      .code(429)
      .headers({ ...refusal, 'retry-after': String(seconds) })
      .send(failureEnvelope(bizCodes.limitReached, message));
    return null;
  }
  void reply.headers(corsFor(client, origin));
  return client;
}

/** Allows live sockets from our own pages, and from widgets at their client's allowed origins. */
export function admitWidgetSockets(
  isOwn: (origin: string | undefined, request: IncomingMessage) => boolean,
  clients: WidgetClients,
): AllowOrigin {
  return (origin, request) => {
    if (isOwn(origin, request)) return true;
    if (origin === undefined || !isOwn(undefined, request)) return false;
    const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
    const clientId = query.get('clientId');
    if (!clientId) return false;
    return clients.find(clientId).then((client) => client !== null && allowsOrigin(client, origin));
  };
}
