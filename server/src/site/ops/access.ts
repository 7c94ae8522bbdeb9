import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { isAtThisMachine } from '../../wire/gateway/request/thisMachine';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, token: string) => timingSafeEqual(digest(given), digest(token));

/** The token of a `Bearer` header, or the password of a `Basic` header, which browsers' prompts send. */
function givenToken(header = ''): string | null {
  const [, scheme = '', value = ''] = /^(bearer|basic) (\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

interface Door {
  token: string | undefined;
  isPublic: boolean;
}

/** Whether the request may see the operations page: with `OPS_TOKEN`, or from this machine if no proxy is expected. */
export function mayOperate(request: FastifyRequest, { token, isPublic }: Door): boolean {
  const given = givenToken(request.headers.authorization);
  if (token && given !== null) return isSame(given, token);
  return !isPublic && isAtThisMachine(request);
}
