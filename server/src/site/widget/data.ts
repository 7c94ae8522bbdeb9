import {
  bizCodes,
  type OperationPath,
  type OperationRequest,
  type OperationResponse,
  readViewKey,
  viewsPerRequest,
  type WidgetData,
} from '@scoreline/shared-lib/contract';
import { dateSchema, widgetCountSchema } from '@scoreline/shared-lib/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { WidgetClient } from '../../members/widget/queries';
import { BizError } from '../../wire/gateway/bizError';
import { CachedPage } from '../pages/pageCache';
import { NotKnown, type PageOptions } from '../pages/options';
import { brandOf } from '../pages/visitor/visit';
import { admit, anyOrigin } from './admission';
import { bettingZones } from './bettingZones';
import type { WidgetDeps } from './deps';
import { viewOf } from './views';

const json = { 'content-type': 'application/json; charset=utf-8' };
/** How long a CDN may cache the first data; later changes arrive by socket. */
const cacheHeaders = { 'cache-control': 'public, max-age=10, stale-while-revalidate=20' };

const listOf = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

const ask =
  ({ question }: PageOptions) =>
  async <P extends OperationPath>(path: P, request: OperationRequest<P>) => {
    try {
      const asked = question(path, request);
      return ((asked.cached() as unknown) ?? (await asked.answer())) as OperationResponse<P>;
    } catch (error) {
      if (error instanceof NotKnown || error instanceof BizError) return null;
      throw error;
    }
  };

/** The error of the requested views; null if they are valid. */
function refusalOf(keys: readonly string[]): BizError | null {
  if (keys.length === 0 || keys.length > viewsPerRequest) return new BizError('invalidInput');
  for (const key of keys) {
    const view = readViewKey(key);
    if (!view) return new BizError('invalidInput');
    if (view.kind !== 'day') continue;
    // Only the date is validated: the browser's zone may be newer than ours, and then only its own view fails.
    if (!dateSchema.safeParse(view.parts[1]).success) return new BizError('invalidDate');
  }
  return null;
}

async function dataOf(
  keys: readonly string[],
  client: WidgetClient,
  request: FastifyRequest,
  options: PageOptions,
): Promise<WidgetData> {
  const { name, basePath, styleProvider: style } = brandOf(request, options);
  const views = await Promise.all(
    keys.map(async (key) => [key, await viewOf(key, ask(options))] as const),
  );
  const betting = bettingZones(client.bettingRegions);
  return {
    views: Object.fromEntries(views),
    settings: { site: name, basePath, style, demoData: options.demoData, betting },
  };
}

/** `GET /widget/v1/data.json`: the widgets' first data, the same for everyone; `POST /widget/v1/count`: counts impressions. */
export function serveWidgetData(app: FastifyInstance, deps: WidgetDeps): void {
  const { options, counts } = deps;

  async function sendData(request: FastifyRequest, reply: FastifyReply) {
    const query = request.query as Record<string, unknown>;
    const [clientId = ''] = listOf(query['clientId']);
    const client = await admit(deps, { clientId, request, reply });
    if (!client) return reply;
    const keys = [...new Set(listOf(query['view']))].sort();
    const refusal = refusalOf(keys);
    if (refusal) return reply.header('cache-control', 'no-store').send(refusal.envelope);
    const data = await dataOf(keys, client, request, options);
    const body = JSON.stringify({ bizCode: bizCodes.success, message: '', data });
    return new CachedPage({
      status: 200,
      headers: { ...json, ...cacheHeaders },
      body,
      data: null,
    }).send(request, reply);
  }

  app.get('/widget/v1/data.json', sendData);

  app.post('/widget/v1/count', { bodyLimit: 1_024 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const count = widgetCountSchema.safeParse(jsonOf(request.body));
    if (!count.success) {
      return reply.headers(anyOrigin).send(new BizError('invalidInput').envelope);
    }
    const client = await admit(deps, { clientId: count.data.clientId, request, reply });
    if (!client) return reply;
    await counts.add(count.data);
    return reply.code(204).send();
  });
}

/** Widgets send plain text, which needs no preflight. */
function jsonOf(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    return undefined;
  }
}
