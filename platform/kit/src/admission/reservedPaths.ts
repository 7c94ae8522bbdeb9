/** First path segments that the server answers itself, or that name files beside the pages. */
export const reservedWords: readonly string[] = [
  'api',
  'apple',
  'assets',
  'auth',
  'builds',
  'calendar',
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

/** Server addresses that render a remote's page unless a request asks for something else. */
export const serverPages: Readonly<Record<string, string>> = { '/widget': 'mf-widget' };
