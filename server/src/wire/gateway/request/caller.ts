import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookie } from './cookies';
import {
  accessTokenOf,
  brandNumberOf,
  channelOf,
  countryOf,
  deviceIdOf,
  languageOf,
} from './headers';
import type { MemberSession, Operation, OperationContext } from '../operation';
import { NotSignedIn } from '../refusals';

/** Whose access token this is at a device; null for any other. */
export type Authenticate = (
  context: OperationContext,
  token: string,
  deviceId: string,
) => Promise<MemberSession | null>;

interface Deps {
  context: OperationContext;
  authenticate: Authenticate;
  /** In which the proxy in front writes the caller's country. */
  countryHeader?: string | undefined;
  /** Where the caller sees this site, whatever the call's `Host` says. */
  originOf(request: FastifyRequest): string;
}

/** Whoever calls, signed in or not. */
export function visitorOf(
  { context, countryHeader, originOf }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): OperationContext {
  const { headers } = request;
  const origin = originOf(request);
  return {
    ...context,
    logger: request.log as OperationContext['logger'],
    language: languageOf(headers),
    brandNumber: brandNumberOf(headers),
    country: countryOf(headers, countryHeader),
    deviceId: deviceIdOf(headers),
    channel: channelOf(headers),
    address: request.ip,
    origin,
    // As the visitor's browser sees it: the proxy that ends TLS may not say so.
    secure: origin.startsWith('https:'),
    cookie: (name: string) => readCookie(headers.cookie, name),
    setCookie: (line: string) => void reply.header('set-cookie', line),
  };
}

/**
 * Who calls what is not public. A member's operation needs the access token that was given to this very device; for a
 * visitor's a token that does not count is as none, but is known to be refused.
 */
export async function callerOf(
  deps: Deps,
  operation: Pick<Operation, 'access'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OperationContext> {
  const caller = visitorOf(deps, request, reply);
  const token = accessTokenOf(request.headers);
  const session =
    token && caller.deviceId ? await deps.authenticate(deps.context, token, caller.deviceId) : null;
  if (operation.access === 'member' && !session) throw new NotSignedIn();
  const tokenRefused = token !== undefined && session === null;
  return { ...caller, session, userId: session?.userId ?? null, tokenRefused };
}
