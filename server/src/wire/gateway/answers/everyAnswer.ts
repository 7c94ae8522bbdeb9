import type { Socket } from 'node:net';

import { headerNames } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** No browser is to guess what an answer is; and whoever complains of one can name it. */
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
 * The address under which routes look for a request. One whose percent signs cannot be read is nobody's page, which a visitor is
 * told as of any other; calls keep it, and are refused.
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

/** An address that cannot be read reaches no hook. */
export const answerBadAddress = (_error: Error, request: unknown, reply: FastifyReply) =>
  void reply
    .code(400)
    .headers(headersOf(request as FastifyRequest))
    .send({ error: 'This address cannot be read.' });

const statusOf: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is no HTTP is refused without a body. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusOf[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
