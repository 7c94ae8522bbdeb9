import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { blockOfAddress } from '../../../wire/gateway/request/network';
import type { RateLimiter } from '../../../wire/gateway/rateLimit';
import type { VipDeps } from '../deps';
import { BadSignature, type PaymentEvent } from '../payment/provider';
import { storeEvent } from '../queries';
import { adoptCustomer } from './customers';
import { syncCustomer } from './sync';
import { createTurns } from './turns';

export const webhookPath = '/webhooks/stripe';
const largestEvent = 256 * 1024;
const calls = { burst: 1_000, perSecond: 100 };
/** Each one occupies a database connection while it queries the provider. */
const atOnce = 4;
const mostWaiting = 500;

export interface WebhookDeps extends VipDeps {
  rateLimiter: RateLimiter;
}

/** Receives the payment provider's events: signed, raw, each event counted once. */
export function serveWebhook(app: FastifyInstance, deps: WebhookDeps): void {
  const turns = createTurns(atOnce, mostWaiting);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largestEvent },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.setErrorHandler((error: { statusCode?: number; message?: string }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ reason: error.message }, 'VIP: an event failed');
      return reply.code(status).send();
    });
    scope.post(webhookPath, { bodyLimit: largestEvent }, (request, reply) =>
      receive({ ...deps, turns }, request, reply),
    );
    done();
  });
}

type Receiving = WebhookDeps & { turns: ReturnType<typeof createTurns> };

async function receive(deps: Receiving, request: FastifyRequest, reply: FastifyReply) {
  const waitMs = await deps.rateLimiter.take(`payments:${blockOfAddress(request.ip)}`, calls);
  if (waitMs > 0)
    return reply
      .code(429)
      .header('retry-after', Math.ceil(waitMs / 1000))
      .send();
  const event = readEvent(deps, request);
  if (!event) return reply.code(400).send();
  const taken = deps.turns.take(() => handle(deps, event));
  if (!taken) return reply.code(503).header('retry-after', '5').send();
  await taken;
  deps.wakeMailer?.();
  return reply.code(200).send();
}

function readEvent({ provider, now }: WebhookDeps, { body, headers }: FastifyRequest) {
  const signature = headers['stripe-signature'];
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
  try {
    return provider.readEvent(body, signature, now());
  } catch (error) {
    if (error instanceof BadSignature) return null;
    throw error;
  }
}

/** Stores the event's id and its effect in one transaction. A failure stores neither, so the provider sends it again. */
async function handle(deps: WebhookDeps, event: PaymentEvent): Promise<void> {
  const { db, now } = deps;
  await db.transaction().execute(async (transaction) => {
    if (!(await storeEvent(transaction, event, now()))) return;
    const customerRef = await event.customerRef();
    if (customerRef === null) return;
    const customer = await adoptCustomer(transaction, customerRef, deps);
    if (customer) await syncCustomer(transaction, customer, deps);
  });
}
