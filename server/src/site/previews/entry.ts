import { previewName, previewOff } from '@scoreline/shared-lib/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { cookieLine } from '../../wire/gateway/request/cookies';
import { hashSource } from '../pages/scripts/inlineScripts';
import type { PageOptions } from '../pages/options';
import { originOf } from '../pages/visitor/visit';
import { cookieAfter } from './tester';

/** A link counts for 30 days at most; the statement says for how long this one does. */
const cookieSeconds = 30 * 86_400;

/**
 * Pages that the worker kept for this visitor are of before, and are shown at once: they go first. Then the page of the same
 * address without the link's word, which is in no history and is sent to nobody.
 */
const script = `(async function () {
  try { await Promise.all(['pages', 'payloads'].map(function (name) { return caches.delete(name); })); } catch {}
  var here = new URL(location.href);
  here.searchParams.delete('${previewName}');
  location.replace(here);
})();`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Scoreline</title></head><body><script>${script}</script></body></html>`;

const policy = `default-src 'none'; script-src ${hashSource(script)}; base-uri 'none'; frame-ancestors 'none'`;

/** What a tester gets: nobody else's, nowhere kept, nowhere found. */
export const testerHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** What an address asks for: a link's word, a build, or the end; null for every other page. */
export function askedPreview({ url }: FastifyRequest): string | null {
  if (!url.includes(`${previewName}=`)) return null;
  return new URLSearchParams(url.split('?')[1] ?? '').get(previewName);
}

/** The cookie with a word, or without one its end. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  value: string | null,
): void {
  const secure = originOf(request, options).startsWith('https:');
  const rules = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const maxAge = value ? cookieSeconds : 0;
  reply.header('set-cookie', cookieLine(previewName, value ?? '', { ...rules, maxAge }));
}

/** Takes up a link, or ends it, and leads to the page that its address is of. */
export function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  asked: string,
): FastifyReply {
  const isOn = asked !== previewOff;
  const hasDevelopers = (options.devRemotes ?? []).length > 0;
  // A word of no proper form is told of as one that is not known.
  const value = isOn ? (cookieAfter(request, asked, hasDevelopers) ?? 'altered') : null;
  writeCookie(request, reply, options, value);
  return reply
    .headers(testerHeaders)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page);
}
