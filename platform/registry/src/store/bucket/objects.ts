import { setTimeout as wait } from 'node:timers/promises';

import { AwsV4Signer } from 'aws4fetch';

import { hashOf } from '../blobs';
import type { BucketSettings, Credentials } from './settings';

export interface ObjectRequest {
  method: 'GET' | 'HEAD' | 'PUT';
  key: string;
  body?: Buffer;
  headers?: Record<string, string>;
}

export interface ObjectAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** The store's own error code, for example `NoSuchKey`. */
  code: string;
}

/** Tests may override these; a registry uses the defaults. */
export interface Patience {
  attempts: number;
  /** Timeout of one attempt, in milliseconds. */
  attemptMs: number;
  pause(ms: number): Promise<unknown>;
  now(): Date;
}

const patient: Patience = {
  attempts: 5,
  attemptMs: 30_000,
  pause: (ms) => wait(ms),
  now: () => new Date(),
};

const firstPauseMs = 200;
const longestPauseMs = 10_000;

/** Statuses after which a retry may succeed. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);
const isPassing = ({ status, code }: ObjectAnswer) =>
  passing.has(status) || code === 'ConditionalRequestConflict' || code === 'RequestTimeout';

const element = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]{1,200})</${name}>`).exec(xml)?.[1] ?? '';

/** Milliseconds: exponential with jitter, and at least the store's `retry-after`, up to the longest pause. */
function pauseAfter(attempt: number, answer: ObjectAnswer | null): number {
  const asked = Number(answer?.headers.get('retry-after') ?? 0) * 1_000 || 0;
  const grown = firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
  return Math.min(longestPauseMs, Math.max(asked, grown));
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** Describes a final error, with advice. */
function problemOf(
  { bucket, region, endpoint }: BucketSettings,
  { status, code, headers, bytes }: ObjectAnswer,
): string {
  const where = `the bucket ${bucket} at ${endpoint.host}`;
  const xml = bytes.toString();
  const own = headers.get('x-amz-bucket-region') ?? element(xml, 'Region');
  if (code === 'NoSuchBucket') return `there is no bucket ${bucket} at ${endpoint.host}`;
  if (own && own !== region)
    return `${where} is in the region ${own}, and REGISTRY_S3_REGION says ${region}`;
  if (code === 'RequestTimeTooSkewed')
    return `${where} takes nothing from this machine, whose clock differs from its own`;
  const says = [String(status), code, element(xml, 'Message')].filter(Boolean).join(' ');
  if (status === 403) return `${where} refuses this access key: ${says}`;
  return `${where} answers ${says}`;
}

function addressOf({ endpoint, bucket, prefix, isPathStyle }: BucketSettings, key: string): URL {
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/*$/, '/');
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = `${base}${isPathStyle ? `${bucket}/` : ''}${prefix}${key}`;
  return url;
}

const amzDate = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Signed requests to the objects of a bucket, retried with pauses when the store is busy or the connection breaks. Returns
 * final answers: 2xx, and 404, 412 and 501, which describe the object.
 * @throws with the store's own message, never with the credentials of the request.
 */
export function openObjects(settings: BucketSettings, over: Partial<Patience> = {}) {
  const { attempts, attemptMs, pause, now }: Patience = { ...patient, ...over };

  async function once(
    { method, key, body, headers = {} }: ObjectRequest,
    { sessionToken, ...keys }: Credentials,
  ): Promise<ObjectAnswer> {
    const content = new Uint8Array(body ?? []);
    const signer = new AwsV4Signer({
      ...{ method, url: addressOf(settings, key).href, ...(body && { body: content }) },
      headers: { ...headers, 'x-amz-content-sha256': hashOf(content) },
      ...{ service: 's3', region: settings.region, datetime: amzDate(now()) },
      ...{ ...keys, ...(sessionToken && { sessionToken }) },
    });
    const signed = await signer.sign();
    const answer = await fetch(signed.url, {
      ...{ method, headers: signed.headers, redirect: 'manual' as const },
      ...(body && { body: content }),
      signal: AbortSignal.timeout(attemptMs),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const code = answer.ok ? '' : element(bytes.toString(), 'Code');
    return { status: answer.status, headers: answer.headers, bytes, code };
  }

  return async function request(asked: ObjectRequest): Promise<ObjectAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const credentials = await settings.credentials();
      const result = await once(asked, credentials).catch((error: unknown) => reasonOf(error));
      const answer = typeof result === 'string' ? null : result;
      if (answer && !isPassing(answer)) {
        const isSaid = answer.code === 'NoSuchKey' || (asked.method === 'HEAD' && !answer.code);
        const counts = (answer.status === 404 && isSaid) || [412, 501].includes(answer.status);
        if (counts || (answer.status >= 200 && answer.status < 300)) return answer;
        throw new Error(problemOf(settings, answer));
      }
      if (attempt >= attempts) {
        const last = answer
          ? problemOf(settings, answer)
          : `${settings.endpoint.host}: ${result as string}`;
        throw new Error(`the blob store could not be asked in ${attempts} attempts; ${last}`);
      }
      await pause(pauseAfter(attempt, answer));
    }
  };
}
