import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, token: string) => timingSafeEqual(digest(given), digest(token));

/** The token of a `Bearer`, or the password of a `Basic` header, which is what a browser's prompt sends. */
function givenToken(header = ''): string | null {
  const [, scheme = '', value = ''] = /^(bearer|basic) (\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

const isLoopback = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address);
const isLocalName = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];

/** Somebody at this machine: not a proxy on it that speaks for others, nor a page whose host name was bent to it. */
const isAtThisMachine = ({ ip, headers }: FastifyRequest) =>
  isLoopback(ip) &&
  isLocalName(headers.host ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined);

interface Door {
  token: string | undefined;
  isPublic: boolean;
}

/** Whether the request may see the operations page: with `OPS_TOKEN`, or from this machine where no proxy is expected. */
export function mayOperate(request: FastifyRequest, { token, isPublic }: Door): boolean {
  const given = givenToken(request.headers.authorization);
  if (token && given !== null) return isSame(given, token);
  return !isPublic && isAtThisMachine(request);
}
