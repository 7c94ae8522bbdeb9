import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { contentCodingOf } from '../gateway/answers/contentCoding';
import type { LiveHub } from './hub';
import type { TopicLog } from './topics/topicLog';

const compress = promisify(gzip);

/** An image's HTTP form, made once per number. */
interface Written {
  seq: number;
  text: string;
  compressed: Promise<Buffer>;
}

/**
 * `GET /live?topic=matches:football`: the newest image as the socket's own frame, compressed, with its number as the ETag.
 * The socket refers clients here, because a whole day over a socket takes many times the bytes and can't be cached on the
 * way.
 */
export function serveImages(
  app: FastifyInstance,
  { logOf, mayAsk }: Pick<LiveHub, 'logOf' | 'mayAsk'>,
): void {
  const written = new WeakMap<TopicLog, Written>();

  function write(log: TopicLog): Written {
    const known = written.get(log);
    if (known?.seq === log.seq) return known;
    const text = log.imageText();
    const image = { seq: log.seq, text, compressed: compress(text) };
    written.set(log, image);
    return image;
  }

  app.get<{ Querystring: { topic?: unknown } }>('/live', async (request, reply) => {
    const { topic } = request.query;
    if (!mayAsk(request.raw))
      return reply.code(429).header('retry-after', '5').send({ error: 'tooFast' });
    const log = typeof topic === 'string' ? logOf(topic) : null;
    if (!log) return reply.code(404).send({ error: 'unknownTopic' });
    const { seq, text, compressed } = write(log);
    const etag = `"${seq}"`;
    reply
      .header('cache-control', 'public, max-age=0, s-maxage=1')
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json');
    const coding = contentCodingOf(request.headers['accept-encoding'], ['gzip']);
    if (coding === null) return reply.send(text);
    return reply.header('content-encoding', coding).send(await compressed);
  });
}
