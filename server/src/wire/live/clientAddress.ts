import type { IncomingMessage } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';

/** A client's address, by the proxies whose headers count: as Fastify reads it for calls. */
export function clientAddress(trustProxy: boolean | string): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted =
    trustProxy === true
      ? () => true
      : proxyAddr.compile((trustProxy as string).split(',').map((part) => part.trim()));
  return (request) => proxyAddr(request, isTrusted);
}
