import { hashSource } from './inlineScripts';

/** Where a tag manager sends what it measures, as pictures too, for the brands that have one. */
const measuring = ' https://*.googletagmanager.com https://*.google-analytics.com';

/** Where the tag manager itself comes from. */
const tagManager = ' https://www.googletagmanager.com';
/** Of all scripts, the one that browsers run as a worker. */
const workerPath = '/sw.js';

/** What stands in the page itself, by the hashes of its texts. */
export interface PageHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Where else a page's parts may come from. */
interface PageSources {
  /** Empty for a brand without a tag manager. */
  tagManagerId: string;
  /** What stands before `/builds/…` at the builds' CDN. */
  buildsBase?: string | undefined;
  devOrigins?: readonly string[] | undefined;
}

/** A style element without text, which the page's parts fill rule by rule. */
const emptyStyle = hashSource('');

/**
 * Scripts in the page run by the hashes of their texts, files from the site and from the builds' CDN alone, whatever asks for
 * them: `import()` too, which Trusted Types let pass and which takes a nonce along. `strict-dynamic` would let a script that
 * runs bring any other. Two Trusted Types policies let addresses in: the page's own, those of its first scripts, and the
 * shell's, those of the signed release, each with its hash. Where developers may run builds of their own, a page that asks
 * for some may reach the servers of those, and of no others. Style sheets of builds are files, which the shell gives their hashes.
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
  // A developer's server on this machine has no certificate.
  if (origin.startsWith('https:') && !dev) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/**
 * The other headers of every page. Browsers that know `Integrity-Policy` load no script without a hash, modules
 * included; a tag manager's scripts have none.
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
