import type { Ledger } from './ledger';

interface Shown {
  status: number;
  html?: string;
  location?: string;
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${body}</html>`;
const form = (...buttons: [string, string][]) =>
  `<form method="post">${buttons
    .map(([value, label]) => `<button name="action" value="${value}">${label}</button>`)
    .join(' ')}</form>`;
const missing = { status: 404, html: page('Not found', '') };

/** The provider's own pages: checkout, and management of a subscription. */
export function show(
  path: string,
  query: URLSearchParams,
  action: string | null,
  ledger: Ledger,
): Shown {
  const [, kind, id = ''] = /^\/(pay|portal|invoice)\/(\w+)$/.exec(path) ?? [];
  if (kind === 'pay') return pay(id, action, ledger);
  if (kind === 'portal') return portal(id, query.get('back') ?? '/', action, ledger);
  if (kind === 'invoice') return { status: 200, html: page('Invoice', `<p>${id}</p>`) };
  return missing;
}

function pay(id: string, action: string | null, ledger: Ledger): Shown {
  const session = ledger.sessions.get(id);
  if (session?.status !== 'open') return missing;
  if (action === null) {
    const buttons = form(['pay', 'Subscribe'], ['leave', 'Back']);
    return { status: 200, html: page('Checkout', buttons) };
  }
  if (action === 'pay') ledger.pay(session);
  return { status: 303, location: action === 'pay' ? session.success_url : session.cancel_url };
}

function portal(customer: string, back: string, action: string | null, ledger: Ledger): Shown {
  if (action === null) {
    const buttons = form(['year', 'Switch to yearly'], ['leave', 'Return']);
    return { status: 200, html: page('Billing', buttons) };
  }
  const own = [...ledger.subscriptions.values()].findLast((s) => s.customer === customer);
  if (action === 'year' && own) ledger.change(own, own.price.replace('_month_', '_year_'));
  return { status: 303, location: back };
}
