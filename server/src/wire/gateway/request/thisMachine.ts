import type { FastifyRequest } from 'fastify';

const isLoopback = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address);
const isLocalName = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];

/** A direct client on this machine: not a local proxy that forwards others, nor a page with a rebound host name. */
export const isAtThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLocalName(headers.host ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined);
