import { isLanguage, readWidgetOptions, widgetParameters } from '@scoreline/shared-lib/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { WidgetClient } from '../../members/widget/queries';
import { hashSource } from '../pages/scripts/inlineScripts';
import { originOf, brandOf } from '../pages/visitor/visit';
import { escapeHtml } from '../../wire/html';
import type { WidgetDeps } from './deps';

const styles = 'html,body{margin:0;background:transparent}';

/** The widget's policy at every address; the client's row determines who may frame it. */
function policyOf(origin: string, client: WidgetClient | null): string {
  const socket = origin.replace(/^http/, 'ws');
  const ancestors = client ? client.origins.join(' ') : `'none'`;
  return [
    `default-src 'none'`,
    `script-src ${origin}`,
    `connect-src ${origin} ${socket}`,
    `style-src ${hashSource(styles)}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${ancestors}`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
}

/** The page contains nothing from its address: the script reads the parameters and inserts them as text only. */
const documentOf = (site: string, script: string): string =>
  [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(site)}</title><style>${styles}</style>`,
    `<script async src="${escapeHtml(script)}"></script></head><body></body></html>`,
  ].join('\n');

/** Whether an address is that of the iframe: true with any widget parameter. */
export function isFrame(request: FastifyRequest): boolean {
  const query = request.query as Record<string, unknown>;
  return widgetParameters.some((name) => Object.hasOwn(query, name));
}

/** Sends the iframe's page. */
export async function sendFrame(
  request: FastifyRequest,
  reply: FastifyReply,
  { options, clients }: WidgetDeps,
): Promise<FastifyReply> {
  const query = request.query as Record<string, unknown>;
  const { clientId } = readWidgetOptions((name) => {
    const value = query[name];
    return typeof value === 'string' ? value : null;
  }, isLanguage).options;
  const client = clientId ? await clients.find(clientId) : null;
  const origin = originOf(request, options);
  return reply
    .headers({
      'content-security-policy': policyOf(origin, client),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=()',
    })
    .send(documentOf(brandOf(request, options).name, `${origin}/widget/frame.js?v=1`));
}
