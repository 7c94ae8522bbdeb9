import type { BootPayload } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import type { Brand } from './brand';
import type { PageDecision } from './decision';
import { firstData } from './firstData';
import type { PageOptions } from './options';
import { timeZoneOf } from './timeZone';
import { cookieOf } from './visit';

type Shown = Exclude<PageDecision, { kind: 'redirect' }>;

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
    timeZone: timeZoneOf(cookieOf(request, 'tz'), brand),
    sport: cookieOf(request, 'sport'),
    query: new URLSearchParams(request.url.split('?')[1] ?? ''),
    params: match?.params ?? {},
  };
  const queries = await firstData(match?.route.prefetch, visit, options);
  return { language: decision.language, queries, serverTime: options.now().toISOString() };
}
