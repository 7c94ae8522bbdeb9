import type { FastifyInstance } from 'fastify';

import type { VipOffer } from './deps';
import { serveDemoPayment } from './demo/routes';
import { serveWebhook, type WebhookDeps } from './subscriptions/webhook';

/** Serves the payment webhook, and the demo provider's pages. */
export function serveVip(
  app: FastifyInstance,
  deps: WebhookDeps,
  { demo }: Pick<VipOffer, 'demo'>,
): void {
  serveWebhook(app, deps);
  if (demo) serveDemoPayment(app, demo);
}
