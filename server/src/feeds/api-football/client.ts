import type { Logger } from 'pino';
import { z } from 'zod';

import { fetchBounded, jsonOf } from '../../store/fetchBounded';

export interface ClientOptions {
  baseUrl: string;
  key: string;
  logger: Pick<Logger, 'warn'>;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  signal?: AbortSignal;
}

export interface ApiClient {
  /** All pages of an endpoint's `response`. @throws ApiError when the provider refuses the request */
  get(path: string, parameters: Record<string, string | number>): Promise<unknown[]>;
  /** Requests left of the day's quota according to the last answer; Infinity before the first. */
  remaining(): number;
  /** The share of the day's quota that is left, 0 to 1; 1 before the first answer. */
  share(): number;
  /** The day's requests according to the last answer; null before the first. */
  quota(): { left: number; limit: number | null } | null;
}

/** Carries the provider's own error text. */
export class ApiError extends Error {}

const body = z.object({
  // An empty list, or an object of reasons by name.
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.string())]),
  paging: z.object({ current: z.number(), total: z.number() }).optional(),
  response: z.array(z.unknown()),
});

interface Page {
  list: unknown[];
  pages: number;
}
type Answer = { result: Page } | { busy: string; retryAfter: number | undefined };

const minute = 60_000;
const tries = 5;
const mostBytes = 16 * 1024 * 1024;

/** API-FOOTBALL v3 over HTTP: sends one request at a time, within the limits of the response headers. */
export function createClient({ baseUrl, key, logger, sleep, signal }: ClientOptions): ApiClient {
  let daily = Infinity;
  let limit: number | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function page(path: string, parameters: Record<string, string | number>): Promise<Page> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(path, parameters);
      if ('result' in answer) return answer.result;
      if (attempt === tries) throw new ApiError(`${path}: ${answer.busy}, ${tries} times`);
      const pause = answer.retryAfter ?? Math.min(minute, 1000 * 2 ** attempt);
      logger.warn({ path, pause, reason: answer.busy }, 'api-football: waiting');
      await sleep(pause, signal);
    }
  }

  async function ask(path: string, parameters: Record<string, string | number>): Promise<Answer> {
    const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
    for (const [name, value] of Object.entries(parameters))
      url.searchParams.set(name, String(value));
    const timeout = AbortSignal.timeout(15_000);
    const response = await fetchBounded(url, {
      mostBytes,
      headers: { 'x-apisports-key': key },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    readLimits(response.headers);
    const after = Number(response.headers.get('retry-after')) * 1000 || undefined;
    if (response.status === 429) return { busy: 'too many requests', retryAfter: after ?? minute };
    if (response.status >= 500) return { busy: `status ${response.status}`, retryAfter: after };
    if (!response.ok) throw new ApiError(`${path}: status ${response.status}`);
    const { errors, paging, response: list } = body.parse(jsonOf(response));
    const reasons = Array.isArray(errors) ? [] : Object.entries(errors);
    const busy = reasons.find(([name]) => name === 'rateLimit');
    if (busy) return { busy: busy[1], retryAfter: minute };
    if (reasons.length) throw new ApiError(`${path}: ${reasons.map(([, text]) => text).join(' ')}`);
    return { result: { list, pages: paging?.total ?? 1 } };
  }

  let minutely = Infinity;
  function readLimits(headers: Headers): void {
    const left = (name: string) => {
      const value = headers.get(name);
      return value === null ? undefined : Number(value);
    };
    daily = left('x-ratelimit-requests-remaining') ?? daily;
    limit = left('x-ratelimit-requests-limit') ?? limit;
    minutely = left('x-ratelimit-remaining') ?? Infinity;
  }

  async function all(path: string, parameters: Record<string, string | number>) {
    if (daily <= 0) throw new ApiError(`${path}: the day's quota is used up`);
    // Leave the minute's last request unused: clocks may differ slightly.
    if (minutely <= 1) await sleep(minute, signal);
    const first = await page(path, parameters);
    const list = [...first.list];
    for (let number = 2; number <= first.pages; number += 1)
      list.push(...(await page(path, { ...parameters, page: number })).list);
    return list;
  }

  return {
    remaining: () => daily,
    quota: () => (daily === Infinity ? null : { left: daily, limit: limit ?? null }),
    share: () => (limit ? Math.min(1, daily / limit) : 1),
    get(path, parameters) {
      const answer = queue.then(() => all(path, parameters));
      queue = answer.catch(() => undefined);
      return answer;
    },
  };
}
