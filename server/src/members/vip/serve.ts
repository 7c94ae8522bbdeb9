import type { FastifyInstance } from 'fastify';

import type { VipOffer } from './deps';
import { serveDemoPayment } from './demo/routes';
import { serveWebhook, type WebhookDeps } from './subscriptions/webhook';

/** The payment provider's door, and with the demo's stand-in its pages. */
export function serveVip(
  app: FastifyInstance,
  deps: WebhookDeps,
  { demo }: Pick<VipOffer, 'demo'>,
): void {
  serveWebhook(app, deps);
  if (demo) serveDemoPayment(app, demo);
}
