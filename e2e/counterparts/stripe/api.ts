import type { Ledger, Session } from './ledger';
import { presentInvoice, presentPrice, presentSession, presentSubscription } from './present';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
}

interface CallContext {
  ledger: Ledger;
  /** Scheme and host of the counterpart. */
  site: string;
}

const list = (data: readonly object[]) => ({ object: 'list', has_more: false, data });

/** `metadata[a]` of a form, as an object. */
function metadataOf(form: URLSearchParams, prefix = ''): Record<string, string> {
  const named = prefix ? `${prefix}[metadata][` : 'metadata[';
  const own = [...form].filter(([name]) => name.startsWith(named));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(named.length, -1), value]));
}

const text = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

/** The requested part of the provider's API. Undefined if not implemented. */
export function answer(asked: Asked, context: CallContext): object | undefined {
  const [, kind = '', id = '', action = ''] =
    /^\/v1\/(checkout\/sessions|billing_portal\/sessions|[a-z]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(
      asked.path,
    ) ?? [];
  const parts = resources[kind];
  return parts?.({ ...asked, id, action }, context);
}

type Call = Asked & { id: string; action: string };

const resources: Record<string, (call: Call, context: CallContext) => object | undefined> = {
  customers: ({ method, id, form }, { ledger }) =>
    method === 'POST'
      ? ledger.newCustomer(form.get('email'), metadataOf(form))
      : ledger.customers.get(id),

  prices: ({ query }, { ledger }) => {
    const keys = [...query].filter(([name]) => name.startsWith('lookup_keys'));
    const active = keys.filter(([, key]) => !ledger.archived.has(key));
    return list(active.map(([, key]) => presentPrice(key)));
  },

  'checkout/sessions': (call, context) => checkoutSessions(call, context),

  'billing_portal/sessions': ({ form }, { site }) => {
    const back = encodeURIComponent(text(form, 'return_url'));
    return { id: 'bps', url: `${site}/portal/${text(form, 'customer')}?back=${back}` };
  },

  subscriptions: ({ method, id, form, query }, { ledger }) => {
    if (!id) {
      const customer = query.get('customer');
      const all = [...ledger.subscriptions.values()];
      return list(all.filter((s) => !customer || s.customer === customer).map(presentSubscription));
    }
    const subscription = ledger.subscriptions.get(id);
    if (!subscription) return undefined;
    if (method === 'DELETE') ledger.end(subscription);
    if (method === 'POST') {
      subscription.cancelAtPeriodEnd = form.get('cancel_at_period_end') === 'true';
      ledger.happened('customer.subscription.updated', subscription);
    }
    return presentSubscription(subscription);
  },

  invoices: ({ id, query }, { ledger, site }) => {
    if (id) {
      const invoice = ledger.invoices.find((each) => each.id === id);
      return invoice && presentInvoice(invoice, site);
    }
    const own = ledger.invoices.filter(({ customer }) => customer === query.get('customer'));
    return list(own.toReversed().map((invoice) => presentInvoice(invoice, site)));
  },

  charges: ({ id, query }, { ledger }) =>
    id
      ? ledger.charges.find((charge) => charge.id === id)
      : list(ledger.charges.filter(({ customer }) => customer === query.get('customer'))),

  refunds: ({ form }, { ledger }) => ledger.refund(text(form, 'payment_intent')),
};

function checkoutSessions(
  { method, id, action, form, query }: Call,
  { ledger, site }: CallContext,
) {
  if (!id && method === 'POST') {
    const facts = {
      customer: text(form, 'customer'),
      price: text(form, 'line_items[0][price]'),
      ...{ success_url: text(form, 'success_url'), cancel_url: text(form, 'cancel_url') },
      ...{ locale: text(form, 'locale'), tax: form.get('automatic_tax[enabled]') === 'true' },
      metadata: metadataOf(form, 'subscription_data'),
    };
    return presentSession(ledger.newSession(facts, site));
  }
  if (!id) {
    const isAsked = ({ customer, status }: Session) =>
      customer === query.get('customer') && status === query.get('status');
    return list([...ledger.sessions.values()].filter(isAsked).map(presentSession));
  }
  const session = ledger.sessions.get(id);
  if (session && action === 'expire') session.status = 'expired';
  return session && presentSession(session);
}
