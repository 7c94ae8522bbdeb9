import type { FastifyRequest } from 'fastify';

import { readCookie } from '../../wire/gateway/cookies';
import type { Brand } from './brand';
import { brandOfHost } from './brandList';
import type { PageOptions } from './options';
import { isOwnHost } from './ownHosts';

const validHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Value of a cookie by its name. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  readCookie(request.headers.cookie, name);

export const brandOf = (request: FastifyRequest, options: PageOptions): Brand =>
  brandOfHost(options.brands, request.hostname, options.defaultBrand);

/** Scheme and host the visitor sees; for a host that is not this site's, this machine's own name. */
export function originOf(request: FastifyRequest, options: PageOptions): string {
  if (options.publicUrl) return new URL(options.publicUrl).origin;
  const isOwn = isOwnHost(request.host, request.socket.localAddress, options);
  const host = isOwn && validHost.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
