import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';

import { newestPayment } from '../subscriptions/standing';
import { webhookPath } from '../subscriptions/webhook';
import { checkoutPage, gonePage, portalPage, settledPage } from './page';
import { type DemoDeps, demoPath } from './provider';
import { changeSubscription, demoSubscriptions, findStored, storeNew, settle } from './queries';
import { demoState, type DemoSubscription, planIn } from './subscription';

const checkoutSchema = z.object({
  userId: z.int(),
  plan: z.enum(['month', 'year']),
  language: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  settled: z.boolean().default(false),
});
const portalSchema = z.object({ language: z.string(), returnUrl: z.string() });
const actions = ['pay', 'leave', 'month', 'year', 'decline', 'accept', 'refund'] as const;
const formSchema = z.object({ action: z.enum(actions) });
type Action = (typeof actions)[number];

/** The demo's payment pages. Their buttons send signed events to the server's webhook. */
export function serveDemoPayment(app: FastifyInstance, deps: DemoDeps): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, body),
    );
    const route = `${demoPath}/:ref`;
    scope.get<Named>(route, (request, reply) => show(deps, request, reply));
    scope.post<Named>(route, (request, reply) => act(app, deps, request, reply));
    done();
  });
}

interface Named {
  Params: { ref: string };
}

function sendPage(reply: FastifyReply, page: (nonce: string) => string, status = 200) {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}

async function opened({ db }: DemoDeps, ref: string) {
  const checkout = await findStored(db, ref, 'checkout');
  if (checkout) return { ...checkout, checkout: checkoutSchema.parse(checkout.data) };
  const portal = await findStored(db, ref, 'portal');
  return portal && { ...portal, portal: portalSchema.parse(portal.data) };
}

async function show(deps: DemoDeps, request: FastifyRequest<Named>, reply: FastifyReply) {
  const found = await opened(deps, request.params.ref);
  if (!found) return sendPage(reply, (nonce) => gonePage('en', nonce), 404);
  if ('checkout' in found) {
    const { plan, language, settled } = found.checkout;
    if (settled) return sendPage(reply, (nonce) => settledPage(language, nonce), 410);
    return sendPage(reply, (nonce) => checkoutPage(plan, language, nonce));
  }
  const current = (await demoSubscriptions(deps.db, found.customer_ref)).at(-1);
  const plan = current ? planIn(current.stored, Infinity) : 'month';
  return sendPage(reply, (nonce) => portalPage(plan, found.portal.language, nonce));
}

async function act(
  app: FastifyInstance,
  deps: DemoDeps,
  request: FastifyRequest<Named>,
  reply: FastifyReply,
) {
  const form = Object.fromEntries(new URLSearchParams(String(request.body)));
  const { data } = formSchema.safeParse(form);
  const found = await opened(deps, request.params.ref);
  if (!found || !data) return sendPage(reply, (nonce) => gonePage('en', nonce), 404);
  const { customer_ref: customer } = found;
  const { action } = data;
  if ('portal' in found) {
    await changeLast(deps, customer, action);
    await tell(app, deps, customer, 'customer.subscription.updated');
    return reply.redirect(found.portal.returnUrl, 303);
  }
  const { checkout } = found;
  const { language, settled } = checkout;
  if (settled) return sendPage(reply, (nonce) => settledPage(language, nonce), 410);
  if (action !== 'pay') return reply.redirect(checkout.cancelUrl, 303);
  if (await settle(deps.db, found.ref)) await subscribe(deps, customer, checkout);
  await tell(app, deps, customer, 'checkout.session.completed');
  return reply.redirect(checkout.successUrl, 303);
}

async function subscribe(
  { db, now }: DemoDeps,
  customerRef: string,
  { userId, plan }: z.output<typeof checkoutSchema>,
): Promise<void> {
  const data: DemoSubscription = {
    ...{ userId, startedAt: now(), plans: [{ plan, fromPeriod: 0 }], renews: true },
    ...{ declinedFrom: null, endedAt: null, refunded: false },
  };
  await storeNew(db, { kind: 'subscription', customerRef, data, now: now() });
}

async function changeLast({ db, now }: DemoDeps, customerRef: string, action: Action) {
  const current = (await demoSubscriptions(db, customerRef)).at(-1);
  if (!current) return;
  const { ref } = current;
  const state = demoState(ref, current.stored, now());
  if (action === 'month' || action === 'year') {
    const next = { plan: action, fromPeriod: state.payments.length };
    await changeSubscription(db, ref, ({ plans }) => ({ plans: [...plans, next] }));
  }
  if (action === 'decline') await changeSubscription(db, ref, () => ({ declinedFrom: now() }));
  if (action === 'accept') await changeSubscription(db, ref, () => ({ declinedFrom: null }));
  if (action === 'refund' && newestPayment(state))
    await changeSubscription(db, ref, () => ({ refunded: true }));
}

/** Signs an event as a provider would and posts it to the webhook. */
async function tell(
  app: FastifyInstance,
  { secret, now }: DemoDeps,
  customer: string,
  type: string,
): Promise<void> {
  const id = `evt_demo_${randomUUID()}`;
  const payload = JSON.stringify({ id, object: 'event', type, data: { object: { customer } } });
  const timestamp = Math.floor(now().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  if (statusCode >= 400) throw new Error(`The demo's event was answered with ${statusCode}.`);
}
