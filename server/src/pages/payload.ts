import type { BootPayload } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import type { Brand } from './brand';
import type { PageDecision } from './decision';
import { firstData } from './firstData';
import type { PageOptions } from './options';
import { timeZoneOf } from './timeZone';
import { cookieOf } from './visit';

type Shown = Exclude<PageDecision, { kind: 'redirect' }>;

const suffix = '/_payload.json';

/** The path of a page, whether it was asked for itself or its data alone. */
export function pagePath(url: string): string {
  const path = url.split('?')[0] ?? '/';
  return path.endsWith(suffix) ? path.slice(0, -suffix.length) || '/' : path;
}

export const isPayload = (url: string): boolean => (url.split('?')[0] ?? '').endsWith(suffix);

/** The first data of a page, for this visitor's zone and sport. */
export async function payloadOf(
  request: FastifyRequest,
  brand: Brand,
  decision: Shown,
  options: PageOptions,
): Promise<BootPayload> {
  const match = decision.kind === 'show' ? decision.match : null;
  const visit = {
    brand,
    timeZone: timeZoneOf(request, brand),
    sport: cookieOf(request, 'sport'),
    query: new URLSearchParams(request.url.split('?')[1] ?? ''),
    params: match?.params ?? {},
  };
  const { queries, isMissing } = await firstData(match?.route.prefetch, visit, options);
  return {
    path: pagePath(request.url),
    language: decision.language,
    queries,
    ...(isMissing && { isMissing }),
    serverTime: options.now().toISOString(),
  };
}
