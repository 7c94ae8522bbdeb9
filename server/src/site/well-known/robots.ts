import type { AppEnv } from '@scoreline/shared-lib/contract';

/** Personal pages, and what is no page; signing in is looked for and may be found. */
const hidden = ['api/', 'live', 'me', 'settings', 'change-password', 'reset-password', 'widget'];

/** `robots.txt`; only production wants to be found. */
export function robotsText(env: AppEnv, origin: string, basePath: string): string {
  if (env !== 'prod') return 'User-agent: *\nDisallow: /\n';
  const rules = hidden.map((path) => `Disallow: ${basePath}${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${basePath}sitemap.xml`, ''].join('\n');
}
