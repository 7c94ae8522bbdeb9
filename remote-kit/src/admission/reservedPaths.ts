/** First words of addresses that the server answers itself, or that name files beside the pages. */
export const reservedWords: readonly string[] = [
  'api',
  'apple',
  'assets',
  'auth',
  'builds',
  'healthz',
  'icons',
  'live',
  'metrics',
  'oembed',
  'ops',
  'patron',
  'readyz',
  'releases',
  'share',
  'sitemaps',
  'sports-query',
  'telemetry',
  'webhooks',
  'widget',
];

/** Addresses of the server's that show a remote's page when they are asked for nothing else. */
export const serverPages: Readonly<Record<string, string>> = { '/widget': 'mf-widget' };
