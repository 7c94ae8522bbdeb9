import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { type ContentCoding, contentCodingOf } from '../../wire/gateway/answers/contentCoding';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/**
 * The last fast Brotli quality: 13 ms for the largest page, 7 % smaller than quality 4. Quality 9 saves 1 % for 25 times the
 * time.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

const mostBytes = 96 * 1024 * 1024;

/** An answer before compression. */
export interface Written {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Replacement headers for an answer that a shared cache may serve; without them it may not. */
  shared?: Record<string, string>;
  /** The answers it was made from, compared by identity; null if it must not be cached. */
  data: readonly unknown[] | null;
}

/** An answer as bytes, compressed once for all recipients. */
export class CachedPage {
  readonly data: Written['data'];
  /** From `Written`; never set for an uncacheable page. */
  readonly shared: Written['shared'];
  readonly #status: number;
  readonly #headers: Record<string, string>;
  readonly #body: Buffer;
  readonly #coded: Partial<Record<ContentCoding, Buffer | Promise<Buffer>>> = {};

  constructor({ status, headers, body, data, shared }: Written) {
    this.data = data;
    this.shared = data ? shared : undefined;
    this.#status = status;
    this.#body = Buffer.from(body);
    const etag = `W/"${createHash('sha1').update(this.#body).digest('base64url')}"`;
    this.#headers = { ...headers, etag };
  }

  /** Includes the compressed forms, estimated. */
  get bytes(): number {
    return 512 + Math.ceil(this.#body.length * 1.4);
  }

  /** Sends the page; `own` headers override its headers. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    own?: Record<string, string>,
  ): FastifyReply | Promise<FastifyReply> {
    // A server under load may have ended the call, because rendering took longer than the timeout.
    if (reply.sent) return reply;
    const headers = own ? { ...this.#headers, ...own } : this.#headers;
    reply.code(this.#status).headers(headers);
    const { location } = headers;
    if (location) return reply.redirect(location + searchOf(request.url), this.#status);
    if (this.#status === 200 && isHeld(request.headers['if-none-match'], headers['etag']))
      return reply.code(304).send();
    const coding = contentCodingOf(request.headers['accept-encoding']);
    if (!coding) return reply.send(this.#body);
    reply.header('content-encoding', coding);
    const coded = (this.#coded[coding] ??= this.#compress(coding));
    return Buffer.isBuffer(coded)
      ? reply.send(coded)
      : coded.then((bytes) => (reply.sent ? reply : reply.send(bytes)));
  }

  async #compress(coding: ContentCoding): Promise<Buffer> {
    const bytes =
      coding === 'br'
        ? await toBrotli(this.#body, { params })
        : await toGzip(this.#body, { level: 6 });
    return (this.#coded[coding] = bytes);
  }
}

/** Whether an `If-None-Match`, with one or several tags, contains this one. */
const isHeld = (held: string | undefined, etag: string | undefined): boolean =>
  held !== undefined && held.split(',').some((one) => one.trim() === etag);

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

interface Question {
  cached(): unknown;
}

const isFresh = ({ data }: CachedPage, questions: readonly Question[]): boolean =>
  data !== null &&
  data.length === questions.length &&
  questions.every((question, at) => question.cached() === data[at]);

/**
 * Caches pages by key. Concurrent requests share one rendering, and a page is rendered again only if one of its answers
 * changed.
 */
export function createPageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const writing = new Map<string, Promise<CachedPage>>();

  async function written(key: string, write: () => Promise<Written>): Promise<CachedPage> {
    try {
      const page = new CachedPage(await write());
      if (page.data) pages.set(key, page);
      return page;
    } finally {
      writing.delete(key);
    }
  }

  return {
    /** The page of a key if its answers haven't changed. */
    get(key: string, questions: readonly Question[]): CachedPage | undefined {
      const page = pages.get(key);
      return page && isFresh(page, questions) ? page : undefined;
    },
    write(key: string, write: () => Promise<Written>): Promise<CachedPage> {
      const begun = writing.get(key) ?? written(key, write);
      writing.set(key, begun);
      return begun;
    },
  };
}
