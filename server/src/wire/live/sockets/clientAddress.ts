import type { IncomingMessage } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';

const partsOf = (list: string): string[] => list.split(',').map((part) => part.trim());

/** Whether this says which proxies are trusted: `true`, or addresses and networks with commas. */
export function isProxyList(text: string): boolean {
  if (text === 'true') return true;
  try {
    proxyAddr.compile(partsOf(text));
    return true;
  } catch {
    return false;
  }
}

/** A client's address, by the proxies whose headers count: as Fastify reads it for calls. */
export function clientAddress(trustProxy: boolean | string): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted =
    trustProxy === true ? () => true : proxyAddr.compile(partsOf(trustProxy as string));
  return (request) => proxyAddr(request, isTrusted);
}
