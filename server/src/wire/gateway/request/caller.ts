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

/** The session of an access token at a device; null for any other. */
export type Authenticate = (
  context: OperationContext,
  token: string,
  deviceId: string,
) => Promise<MemberSession | null>;

interface Deps {
  context: OperationContext;
  authenticate: Authenticate;
  /** The header in which the proxy sends the caller's country. */
  countryHeader?: string | undefined;
  /** The site's origin as the caller sees it, independent of the call's `Host`. */
  originOf(request: FastifyRequest): string;
}

/** The context of any caller, signed in or not. */
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
    // The browser's view: the proxy that terminates TLS may not report it.
    secure: origin.startsWith('https:'),
    cookie: (name: string) => readCookie(headers.cookie, name),
    setCookie: (line: string) => void reply.header('set-cookie', line),
  };
}

/**
 * The caller of a non-public operation. A member's operation requires the access token issued to this device. For a
 * visitor's, an invalid token counts as none, but is marked as refused.
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
