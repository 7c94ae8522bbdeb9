import { hashSource } from './inlineScripts';

/** Where a tag manager sends its measurements, also as images, for brands that have one. */
const measuring = ' https://*.googletagmanager.com https://*.google-analytics.com';

/** The tag manager's own address. */
const tagManager = ' https://www.googletagmanager.com';
/** The script that browsers run as a worker. */
const workerPath = '/sw.js';

/** Hashes of the page's inline scripts and styles. */
export interface PageHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Other sources of the page. */
interface PageSources {
  /** Empty for a brand without a tag manager. */
  tagManagerId: string;
  /** The CDN's base URL, to which `/builds/…` is appended. */
  buildsBase?: string | undefined;
  devOrigins?: readonly string[] | undefined;
}

/** An empty style element, which the page fills rule by rule. */
const emptyStyle = hashSource('');

/**
 * Inline scripts run by hash; files only from the site and from the builds' CDN, including `import()`, which Trusted Types
 * don't check and to which a nonce would spread. `strict-dynamic` would let a running script load any other. Two Trusted
 * Types policies allow URLs: the page's own, for its first scripts, and the shell's, for the files of the signed release,
 * each with its hash. Where developers may run their own builds, a page that requests some may reach only those servers.
 * Style sheets of builds are files; the shell sets their hashes.
 */
export function contentSecurityPolicy(
  hashes: PageHashes,
  origin: string,
  { tagManagerId, buildsBase, devOrigins = [] }: PageSources,
): string {
  const builds = buildsBase ? ` ${buildsBase}/builds/` : '';
  const socket = origin.replace(/^http/, 'ws');
  const dev = [...new Set(devOrigins)].map((address) => ` ${address}`).join('');
  const rules = [
    `default-src 'none'`,
    `script-src ${hashes.scripts.join(' ')} 'self'${builds}${tagManagerId && tagManager}${dev}`,
    `style-src ${[...hashes.styles, emptyStyle].join(' ')} ${origin}/builds/${builds}${dev}`,
    `img-src 'self' data: blob:${builds}${tagManagerId && measuring}`,
    `font-src 'self'${builds}`,
    `connect-src 'self' ${socket}${builds}${tagManagerId && measuring}${dev}`,
    `manifest-src 'self'`,
    `worker-src ${origin}${workerPath}`,
    `media-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default page`,
  ];
  // A developer's local server has no certificate.
  if (origin.startsWith('https:') && !dev) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/**
 * The other headers of every page. Browsers with `Integrity-Policy` load no script without a hash, modules included; a tag
 * manager's scripts have none.
 */
export const securityHeaders = (origin: string, tagManagerId = ''): Record<string, string> => ({
  ...(!tagManagerId && { 'integrity-policy': 'blocked-destinations=(script)' }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
  ...(origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});
