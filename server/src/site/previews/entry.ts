import { previewName, previewOff } from '@scoreline/shared-lib/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { cookieLine } from '../../wire/gateway/request/cookies';
import { hashSource } from '../pages/scripts/inlineScripts';
import type { PageOptions } from '../pages/options';
import { originOf } from '../pages/visitor/visit';
import { cookieAfter } from './tester';

/** The longest life of a link; the statement sets this link's own. */
const cookieSeconds = 30 * 86_400;

/**
 * Pages in the worker's cache predate the preview and would appear at once, so they are deleted first. Then loads the same
 * address without the link's word, so that it stays out of the history and of referrers.
 */
const script = `(async function () {
  try { await Promise.all(['pages', 'payloads'].map(function (name) { return caches.delete(name); })); } catch {}
  var here = new URL(location.href);
  here.searchParams.delete('${previewName}');
  location.replace(here);
})();`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Scoreline</title></head><body><script>${script}</script></body></html>`;

const policy = `default-src 'none'; script-src ${hashSource(script)}; base-uri 'none'; frame-ancestors 'none'`;

/** For testers' pages: private, not stored, not indexed. */
export const testerHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** The preview parameter of an address: a link's word, a build, or the end; null for any other page. */
export function askedPreview({ url }: FastifyRequest): string | null {
  if (!url.includes(`${previewName}=`)) return null;
  return new URLSearchParams(url.split('?')[1] ?? '').get(previewName);
}

/** Sets the cookie, or deletes it for null. */
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

/** Starts or ends a preview, then loads the page of the address. */
export function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  asked: string,
): FastifyReply {
  const isOn = asked !== previewOff;
  const hasDevelopers = (options.devRemotes ?? []).length > 0;
  // A malformed word is reported as an unknown one.
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
