import type { AppEnv } from '@scoreline/shared-lib/contract';

/** Personal pages, and addresses that are no pages. The login page is not listed, because people search for it. */
const hidden = [
  'api/',
  'calendar/',
  'live',
  'me',
  'settings',
  'change-password',
  'reset-password',
  'widget',
];

/** `robots.txt`; only production allows indexing. */
export function robotsText(env: AppEnv, origin: string, basePath: string): string {
  if (env !== 'prod') return 'User-agent: *\nDisallow: /\n';
  const rules = hidden.map((path) => `Disallow: ${basePath}${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${basePath}sitemap.xml`, ''].join('\n');
}
