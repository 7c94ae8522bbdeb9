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

/** Of one client: what a page of widgets needs, and what a site that is much read needs past its CDN. */
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

/** A refusal may be read by anybody: it says nothing but that. */
const refusal = { ...anyOrigin, 'cache-control': 'no-store' };

/** Whether a client may be shown where this request comes from. A program, and our own page, send no origin. */
function mayShow(client: WidgetClient, origin: string | undefined, own: string): boolean {
  return origin === undefined || origin === own || allowsOrigin(client, origin);
}

/** What a client's answer says of who may read it. */
function corsFor({ origins }: WidgetClient, origin: string | undefined): Record<string, string> {
  if (origins.includes('*')) return anyOrigin;
  const { 'access-control-allow-origin': _everybody, ...others } = anyOrigin;
  return {
    ...others,
    vary: 'origin, accept-encoding',
    // A program asks without one. It is answered no name: `null` would be every sandbox's.
    ...(origin && { 'access-control-allow-origin': origin }),
  };
}

/** The client that asks, with its answer's headers set; null where the request was refused and answered. */
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
  // One after the other: what a visitor is refused takes nothing from the client's other visitors.
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

/** Pages of ours open live sockets as ever; a client's widget does from the origins it is allowed. */
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
