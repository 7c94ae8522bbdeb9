import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import proxyAddr from '@fastify/proxy-addr';

/** Proxies whose headers are trusted: none, a number of hops next to this server, or addresses and networks. */
export type TrustProxy = false | number | string;

/** Whether a hop is a trusted proxy; hop 0 is the connected peer. */
export type Trust = (address: string, hop: number) => boolean;

const partsOf = (list: string): string[] => list.split(',').map((part) => part.trim());

/** Whether this is a comma-separated list of addresses and networks. */
export function isProxyList(text: string): boolean {
  const isWritten = (part: string) =>
    isIP(part.split('/')[0] ?? '') > 0 || /^(loopback|linklocal|uniquelocal)$/.test(part);
  if (!partsOf(text).every(isWritten)) return false;
  try {
    proxyAddr.compile(partsOf(text));
    return true;
  } catch {
    return false;
  }
}

export function trustOf(trustProxy: TrustProxy): Trust {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddr.compile(partsOf(trustProxy));
}

/** A client's address behind trusted proxies, computed as Fastify does for calls. */
export function clientAddress(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = trustOf(trustProxy);
  return (request) => proxyAddr(request, isTrusted);
}
