import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { lastItem } from '@scoreline/shared-lib/contract/lists';

import { trustOf, type TrustProxy } from '../../wire/live/sockets/clientAddress';
import type { Brand } from './brand';
import { covers } from './brandList';

/** The host names of this site: its public address, and those of its brands. */
export interface SiteNames {
  publicUrl?: string | undefined;
  brands: readonly Pick<Brand, 'hosts'>[];
}

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase();
/** Names that nobody can register in the public DNS, so they can't host a stranger's page. */
const privateNames = [
  /^[a-z\d-]+$/,
  /^[a-z\d.-]+\.(?:localhost|local|internal|lan|home\.arpa)$/,
  /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}$/,
  /^\[(?:::1|f[cd][\da-f]{2}:[\da-f:]+|fe80:[\da-f:]+)\]$/,
];

/** The address of a connection, in the form of a `Host` header. */
function nameOfAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

/** Whether a `Host` belongs to this site. Others are forged, or another domain's DNS points here. */
export function isOwnHost(
  host: string,
  localAddress: string | undefined,
  { publicUrl, brands }: SiteNames,
): boolean {
  const name = nameOf(host);
  if (privateNames.some((pattern) => pattern.test(name))) return true;
  if (localAddress !== undefined && name === nameOfAddress(localAddress)) return true;
  if (publicUrl && name === new URL(publicUrl).hostname) return true;
  return brands.some(({ hosts }) => hosts.some((pattern) => covers(pattern, name)));
}

/** With a public address no answer depends on `Host`. Without one, answers to foreign hosts must not be cached. */
export function forbidCachingForForeignHosts(app: FastifyInstance, site: SiteNames): void {
  if (site.publicUrl) return;
  let hasWarned = false;
  app.addHook('onSend', (request, reply, _payload, next) => {
    const { host, socket, log } = request;
    if (isOwnHost(host, socket.localAddress, site)) return next();
    reply.header('cache-control', 'no-store');
    if (!hasWarned) log.warn({ host }, 'pages: not a host of this site; set PUBLIC_URL if it is');
    hasWarned = true;
    return next();
  });
}

/** Admits live sockets from pages of this site, and from programs that use its host name. */
export function socketAdmission(site: SiteNames & { trustProxy: TrustProxy }) {
  const isProxy = trustOf(site.trustProxy);
  return (origin: string | undefined, { headers, socket }: IncomingMessage): boolean => {
    const forwarded = isProxy(socket.remoteAddress ?? '', 0) && headers['x-forwarded-host'];
    // As Fastify reads it: the proxy's own entry is the last one.
    const host = lastItem(String(forwarded || headers.host || '').split(',')).trim();
    if (!isOwnHost(host, socket.localAddress, site)) return false;
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const page = new URL(origin);
    return (
      page.host === host || (!!site.publicUrl && page.origin === new URL(site.publicUrl).origin)
    );
  };
}
