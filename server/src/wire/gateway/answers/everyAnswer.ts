import type { Socket } from 'node:net';

import { headerNames } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Prevents content sniffing, and names the answer for bug reports. */
const headersOf = ({ id }: Pick<FastifyRequest, 'id'>) => ({
  'x-content-type-options': 'nosniff',
  [headerNames.traceId]: id,
});

export function markEveryAnswer(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersOf(request));
    next();
  });
}

const calls = /^\/api\//;

/**
 * The URL for routing. A page's URL with malformed percent encoding becomes one that no page has, so visitors see the usual
 * 404. Calls keep theirs and are refused.
 */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  if (!url.includes('%') || calls.test(url)) return url;
  const [path = '', query] = url.split(/\?(.*)/s);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    const plain = path.replaceAll('%', '%25');
    return query === undefined ? plain : `${plain}?${query}`;
  }
}

/** Malformed URLs reach no hook. */
export const answerBadAddress = (_error: Error, request: unknown, reply: FastifyReply) =>
  void reply
    .code(400)
    .headers(headersOf(request as FastifyRequest))
    .send({ error: 'This address cannot be read.' });

const statusOf: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Bytes that are no HTTP are refused without a body. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusOf[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
