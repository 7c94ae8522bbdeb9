import type { BrandConfig } from '@scoreline/shared-lib/contract';

import type { Brand } from './brand';
import { covers } from './brandList';
import type { PageOptions } from './options';
import { isOfferedBy } from '../../members/vip/payment/offered';

/** The browser's configuration of the brand: its file, and the addresses of the server that sends the page. */
export function brandConfig(brand: Brand, origin: string, options: PageOptions): BrandConfig {
  const {
    hosts,
    timeZone: _timeZone,
    description: _description,
    icon: _icon,
    apps: _apps,
    minAppVersion: _minAppVersion,
    apiUrl,
    socketUrl,
    ...stated
  } = brand;
  // A server at an address other than the brand's hosts, as in development, is its own API.
  const { hostname } = new URL(origin);
  const own = hosts.some((pattern) => covers(pattern, hostname)) ? { apiUrl, socketUrl } : {};
  return {
    ...stated,
    siteUrl: origin + brand.basePath.replace(/\/$/, ''),
    apiUrl: own.apiUrl ?? origin,
    socketUrl: own.socketUrl ?? `${origin.replace(/^http/, 'ws')}/live`,
    rsaPublicKey: options.rsaPublicKey,
    env: options.env,
    debug: options.env !== 'prod',
    demoData: options.demoData,
    ...options.members,
    vip: options.members?.vip === true && isOfferedBy(brand),
  };
}
