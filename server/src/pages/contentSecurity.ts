import type { BrandConfig } from '@scoreline/shared-lib/contract';

/** Where a tag manager sends what it measures, as pictures too, for the brands that have one. */
const measuring = ' https://*.googletagmanager.com https://*.google-analytics.com';

/**
 * Scripts run by nonce, and what such a script adds runs with it; strings never become scripts, and the page's one
 * Trusted Types policy lets in addresses of the signed release alone. Where developers may run builds of their own, a
 * page that asks for some may reach the servers of those, and of no others.
 */
export function contentSecurityPolicy(
  nonce: string,
  origin: string,
  { tagManagerId }: Pick<BrandConfig, 'tagManagerId'>,
  devOrigins: readonly string[] = [],
): string {
  const socket = origin.replace(/^http/, 'ws');
  const dev = [...new Set(devOrigins)].map((address) => ` ${address}`).join('');
  const rules = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${tagManagerId && measuring}`,
    `font-src 'self'`,
    `connect-src 'self' ${socket}${tagManagerId && measuring}${dev}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `media-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ];
  // A developer's server on this machine has no certificate.
  if (origin.startsWith('https:') && !dev) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/** The other headers of every page. */
export const securityHeaders = (origin: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
  ...(origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});
