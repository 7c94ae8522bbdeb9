import type { Socket } from 'node:net';

import type { FastifyInstance, FastifyReply } from 'fastify';

const noSniff = { 'x-content-type-options': 'nosniff' };

/** No browser is to guess what an answer is. */
export function forbidSniffing(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(noSniff);
  });
}

/** An address that cannot be read reaches no hook. */
export const answerBadAddress = (_error: Error, _request: unknown, reply: FastifyReply) =>
  void reply.code(400).headers(noSniff).send({ error: 'This address cannot be read.' });

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
