import type { RoutingBrand } from '@scoreline/shared-lib/contract';

import { mailTexts } from './texts/all';
import en from './texts/en.json';
import type { MailText, MailTexts } from './texts/mailTexts';

/** The parts of a brand that a mail renders, and the base of its links. */
export interface MailBrand extends RoutingBrand {
  name: string;
  supportEmail: string;
  icon: { ground: string; figure: string };
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** Unsubscribe links. */
  stop?: Stop;
}

export interface Stop {
  /** Accepts a POST without a question (RFC 8058). */
  press: string;
  /** A page that asks first. */
  page: string;
}

const rightToLeft = new Set(['he', 'ur']);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

interface LetterFacts {
  language: string;
  brand: MailBrand;
  code?: string;
  link?: string;
  /** Further words by their placeholders in the text. */
  words?: Record<string, string>;
}

/** A mail in the member's language, or in English if there are no texts; `code` is rendered in large digits. */
export function writeLetter(
  kind: keyof MailTexts,
  { language, brand, code = '', link = '', words = {} }: LetterFacts,
): Letter {
  const known = language in mailTexts ? language : 'en';
  const fill = (text: string) =>
    text
      .replaceAll('{{name}}', brand.name)
      .replaceAll('{{support}}', brand.supportEmail)
      .replaceAll('{{code}}', code)
      .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => words[name] ?? whole);
  const wording: MailText = (mailTexts[known] ?? en)[kind];
  const { subject, heading, body, action = '', otherwise } = wording;
  const parts = {
    ...{ heading: fill(heading), body: fill(body), otherwise: fill(otherwise) },
    ...{ code, action: fill(action), link },
  };
  const way = link && `${parts.action}:\n${link}`;
  const text = [parts.heading, parts.body, code, way, parts.otherwise, brand.name];
  return {
    subject: fill(subject),
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: writePage(known, brand, parts),
  };
}

interface Parts {
  heading: string;
  body: string;
  code: string;
  action: string;
  link: string;
  otherwise: string;
  lists?: readonly (readonly [string, readonly string[]])[];
  /** A second link, in small print. */
  way?: { text: string; link: string };
}

/** Tables and attributes only, because all mail programs render them alike. No remote images, no tracking. */
export function writePage(language: string, { name, icon }: MailBrand, parts: Parts): string {
  const [heading, body, otherwise] = [parts.heading, parts.body, parts.otherwise].map(escapeHtml);
  const direction = rightToLeft.has(language) ? 'rtl' : 'ltr';
  const digits = parts.code
    ? `<p dir="ltr" style="margin:24px 0;padding:16px;border-radius:12px;background:#f1f3f5;color:#14181d;font-size:34px;font-weight:700;letter-spacing:10px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace">${parts.code}</p>`
    : '';
  const lists = (parts.lists ?? []).map(
    ([title, lines]) =>
      `<h2 style="margin:20px 0 6px;font-size:16px">${escapeHtml(title)}</h2>${lines
        .map((line) => `<p style="margin:0 0 4px">${escapeHtml(line)}</p>`)
        .join('')}`,
  );
  const way = parts.way
    ? ` <a href="${escapeHtml(parts.way.link)}" style="color:#56606b">${escapeHtml(parts.way.text)}</a>`
    : '';
  const button = parts.link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(parts.link)}" style="display:block;padding:14px 16px;border-radius:12px;background:${icon.ground};color:${icon.figure};font-weight:700;text-align:center;text-decoration:none">${escapeHtml(parts.action)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="margin:0;background:#f1f3f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px;overflow:hidden;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<tr><td style="padding:16px 24px;background:${icon.ground};color:${icon.figure};font-size:20px;font-weight:700">${escapeHtml(name)}</td></tr>
<tr><td style="padding:24px;color:#14181d;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${heading}</h1>
<p style="margin:0">${body}</p>
${lists.join('\n')}
${digits}
${button}
<p style="margin:24px 0 0;color:#56606b;font-size:14px">${otherwise}${way}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`;
}
