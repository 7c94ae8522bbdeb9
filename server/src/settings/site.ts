import { z } from 'zod';

import {
  isDevOrigin,
  isPlainAddress,
  port,
  providerUrl,
  proxies,
  secret,
  setting,
  urlOf,
} from '../environmentValues';

export const site = {
  title: 'Site and network',
  about: 'Addresses, ports and limits.',
  guide: 'operators/going-live.md',
  settings: {
    PORT: setting(port.default(8080), 'a port number from 0 to 65535', 'Port of the site.'),
    HOST: setting(
      z.string().min(1).default('0.0.0.0'),
      'an address to listen on',
      'Address the site listens on. `127.0.0.1` admits only a proxy on the same machine.',
    ),
    OPS_PORT: setting(
      port.optional(),
      'a port number from 0 to 65535',
      'Port of `/metrics`, `/readyz` and `/ops`. Defaults to `PORT` + 1. Never expose it to visitors.',
    ),
    OPS_HOST: setting(
      z.string().min(1).default('127.0.0.1'),
      'an address to listen on',
      'Address the operations port listens on.',
    ),
    OPS_TOKEN: secret(
      z.string().min(16).optional(),
      'a secret of 16 characters or more',
      'Password of `/ops`. Without it, `/ops` opens only on the server’s own machine, and only while `PUBLIC_URL` and `TRUST_PROXY` are unset.',
    ),
    PUBLIC_URL: setting(
      urlOf('http:', 'https:').optional(),
      'an http or https address',
      'Address of the site as visitors see it. Without it, pages use the host of the request. Emails never do: they link to the brand’s own host, or to `localhost` while emails are files.',
    ),
    BUILDS_BASE: setting(
      providerUrl.refine(isPlainAddress).optional(),
      'an https address without a query, such as https://cdn.example',
      'A CDN with the builds: what precedes `/builds/…` there.',
    ),
    TRUST_PROXY: setting(
      proxies.optional(),
      'the number of proxies in front, from 1 to 9, or their addresses or networks, separated by commas',
      'Whose `X-Forwarded-*` headers count. Without it, nobody’s.',
    ),
    COUNTRY_HEADER: setting(
      z
        .string()
        .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/)
        .optional(),
      'the name of a header',
      'Header in which the proxy writes the visitor’s country. Needs `TRUST_PROXY`.',
    ),
    LIVE_SOCKETS_PER_ADDRESS: setting(
      z.coerce.number().int().min(1).default(1_000),
      'a whole number from 1',
      'Live sockets that one address may open at one server. The next one gets 429.',
    ),
    DRAIN_SECONDS: setting(
      z.coerce.number().min(0).max(60).default(0),
      'a number of seconds from 0 to 60',
      'How long the server keeps answering after SIGTERM while `/readyz` returns 503.',
    ),
    ROLE: setting(
      z.enum(['all', 'web', 'live', 'worker']).default('all'),
      'all, web, live or worker',
      'Part of the work this process does. Any value but `all` needs `DATABASE_URL` and `NATS_URL`.',
    ),
    BRAND: setting(
      z.enum(['scoreline', 'futbol', 'futebol']).optional(),
      'scoreline, futbol or futebol',
      'Brand to serve. Without it, the host name decides.',
    ),
    APP_ENV: setting(
      z.enum(['prod', 'test', 'preview']).default('prod'),
      'prod, test or preview',
      'Environment whose release is served.',
    ),
    DEV_REMOTES: setting(
      z
        .string()
        .refine((text) => text.split(',').every((part) => isDevOrigin(part.trim())))
        .optional(),
      'localhost, origins such as https://dev.example:3001, or off',
      'Origins from which a page may load developers’ builds. Defaults to `off` with `APP_ENV=prod`, else `localhost`.',
    ),
    LOG_LEVEL: setting(
      z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
      'trace, debug, info, warn, error, fatal or silent',
      'Least severe level that is logged. `npm start` on a terminal sets `warn`.',
    ),
  },
};
