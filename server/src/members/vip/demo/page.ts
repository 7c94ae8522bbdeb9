import { formatMoney, type VipPlan } from '@scoreline/shared-lib/contract';

import { escapeHtml } from '../../../wire/html';
import { demoPlan } from './subscription';
import { demoTexts, type DemoTexts, knownLanguage } from './texts';

/** Styled unlike the product, so that nobody mistakes it for a real provider's page. */
const styles = `
:root{color-scheme:light dark;--ground:#f5f7f9;--raised:#fff;--line:#dbe1e7;--text:#10161d;--muted:#55616d;--accent:#08733a;--on:#fff;--note:#fff4d6;--on-note:#4a3500}
@media (prefers-color-scheme:dark){:root{--ground:#0b0f14;--raised:#141b24;--line:#2a3440;--text:#e9eef3;--muted:#9aa7b4;--accent:#4cc38a;--on:#06130c;--note:#3a2e0c;--on-note:#ffe6a3}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-inline-size:440px;margin:32px auto;padding:24px;background:var(--raised);border:1px solid var(--line);border-radius:12px}
h1{font-size:22px;margin:0 0 12px}.note{margin:0 0 16px;padding:12px;border-radius:8px;background:var(--note);color:var(--on-note)}
.price{font-size:22px;font-weight:700;margin:0 0 16px}form{display:grid;gap:8px}
button,a{display:grid;place-items:center;min-block-size:44px;padding:8px 16px;border-radius:8px;border:1px solid var(--line);background:none;color:inherit;font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}@media (max-width:480px){main{margin:0;border:0;border-radius:0;min-block-size:100vh}}`;

interface Page {
  language: string;
  heading: string;
  body: string;
}

const pageOf = ({ language, heading, body }: Page, nonce: string): string => {
  const known = knownLanguage(language);
  const direction = ['he', 'ur'].includes(known) ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${known}" dir="${direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title><link rel="icon" type="image/svg+xml" href="/icons/icon.svg"><style nonce="${nonce}">${styles}</style>
<main><h1>${escapeHtml(heading)}</h1>${body}</main></html>`;
};

const note = (texts: DemoTexts) => `<p class="note">${escapeHtml(texts.note)}</p>`;
const button = (action: string, label: string, kind = '') =>
  `<button name="action" value="${action}"${kind && ` class="${kind}"`}>${escapeHtml(label)}</button>`;

function priceText(texts: DemoTexts, plan: VipPlan, language: string): string {
  const { amount, currency } = demoPlan(plan);
  return texts[plan].replace('{{price}}', formatMoney(amount, currency, knownLanguage(language)));
}

export function checkoutPage(plan: VipPlan, language: string, nonce: string): string {
  const texts = demoTexts(language);
  const price = `<p class="price">${escapeHtml(priceText(texts, plan, language))}</p>`;
  const form = `<form method="post">${button('pay', texts.pay, 'main')}${button('leave', texts.back)}</form>`;
  return pageOf({ language, heading: texts.title, body: note(texts) + price + form }, nonce);
}

/** The demo's portal: changes the plan and simulates failures. */
export function portalPage(plan: VipPlan, language: string, nonce: string): string {
  const texts = demoTexts(language);
  const price = `<p class="price">${escapeHtml(priceText(texts, plan, language))}</p>`;
  const change = plan === 'month' ? button('year', texts.toYear) : button('month', texts.toMonth);
  const tries = [button('decline', texts.decline), button('accept', texts.accept)].join('');
  const form = `<form method="post">${change}${tries}${button('refund', texts.refund)}${button('leave', texts.back, 'main')}</form>`;
  return pageOf({ language, heading: texts.portal, body: note(texts) + price + form }, nonce);
}

/** Replaces the form of a payment that was already made. */
export function settledPage(language: string, nonce: string): string {
  const texts = demoTexts(language);
  const body = `${note(texts)}<p>${escapeHtml(texts.settled)}</p>`;
  return pageOf({ language, heading: texts.title, body }, nonce);
}

export function gonePage(language: string, nonce: string): string {
  const texts = demoTexts(language);
  const body = `<p>${escapeHtml(texts.gone)}</p>`;
  return pageOf({ language, heading: texts.title, body }, nonce);
}
