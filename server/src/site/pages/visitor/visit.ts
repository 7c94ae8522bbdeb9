import type { FastifyRequest } from 'fastify';

import { readCookie } from '../../../wire/gateway/request/cookies';
import type { Brand } from '../brand';
import { brandOfHost } from '../brandList';
import type { PageOptions } from '../options';
import { isOwnHost, type SiteNames } from '../ownHosts';

/** The parts of a request that a page can depend on: of one visitor, or of all visitors of a variant. */
export type PageRequest = Pick<
  FastifyRequest,
  'headers' | 'url' | 'host' | 'hostname' | 'protocol' | 'socket'
>;

const validHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

export const cookieOf = (request: PageRequest, name: string): string | undefined =>
  readCookie(request.headers.cookie, name);

export const queryOf = (request: Pick<PageRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(request.url.split('?')[1] ?? '');

export const brandOf = (request: PageRequest, options: PageOptions): Brand =>
  brandOfHost(options.brands, request.hostname, options.defaultBrand);

/** Scheme and host as the visitor sees them; for a foreign host, this machine's own name. */
export function originOf(request: PageRequest, options: SiteNames): string {
  if (options.publicUrl) return new URL(options.publicUrl).origin;
  const isOwn = isOwnHost(request.host, request.socket.localAddress, options);
  const host = isOwn && validHost.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
