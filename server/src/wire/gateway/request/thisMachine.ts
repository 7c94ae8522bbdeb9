import type { FastifyRequest } from 'fastify';

const isLoopback = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address);
const isLocalName = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];

/** Somebody at this machine: not a proxy on it that speaks for others, nor a page whose host name was bent to it. */
export const isAtThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLocalName(headers.host ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined);
