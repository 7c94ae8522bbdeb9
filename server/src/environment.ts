import { z } from 'zod';

import { ConfigError } from './brandSettings';
import {
  databaseUrls,
  isDatabaseUrl,
  isDevOrigin,
  isPlainAddress,
  issuer,
  optionalText,
  port,
  providerUrl,
  proxies,
  readWebhooks,
  secret,
  setting,
  type Setting,
  urlOf,
} from './environmentValues';
import { readServiceAccount } from './members/push/fcm/serviceAccount';
import { samplers } from './store/traces/settings';
import { readNatsAddress } from './wire/live/nats/natsAddress';

export type Environment = Record<string, string | undefined>;

const settings = {
  PORT: setting(port.default(8080), 'a port number from 0 to 65535'),
  HOST: setting(z.string().min(1).default('0.0.0.0'), 'an address to listen on'),
  OPS_PORT: setting(port.optional(), 'a port number from 0 to 65535'),
  OPS_HOST: setting(z.string().min(1).default('127.0.0.1'), 'an address to listen on'),
  PUBLIC_URL: setting(urlOf('http:', 'https:').optional(), 'an http or https address'),
  BUILDS_BASE: setting(
    providerUrl.refine(isPlainAddress).optional(),
    'an https address without a query, such as https://cdn.example',
  ),
  DATA_DIR: setting(z.string().min(1).default('.data'), 'a folder'),
  BACKUP_DIR: setting(z.string().min(1).optional(), 'a folder'),
  DATABASE_URL: secret(urlOf('postgres:', 'postgresql:').optional(), 'a postgres:// address'),
  ARCHIVE_DIR: setting(z.string().min(1).optional(), 'a folder'),
  MOVEMENT_MONTHS: setting(
    z.coerce.number().int().min(2).max(240).optional(),
    'a number of months from 2 to 240',
  ),
  DATABASE_POOL_SIZE: setting(
    z.coerce.number().int().min(2).max(500).default(10),
    'a number from 2 to 500',
  ),
  DATABASE_STATEMENT_SECONDS: setting(
    z.coerce.number().min(0).max(3600).default(30),
    'seconds from 0 to 3600',
  ),
  DATABASE_POOLER: setting(z.enum(['none', 'transaction']).default('none'), 'none or transaction'),
  DATABASE_REPLICA_URL: secret(
    z
      .string()
      .default('')
      .transform(databaseUrls)
      .refine((urls) => urls.every(isDatabaseUrl)),
    'a postgres:// address, or several with commas',
  ),
  DATABASE_DIRECT_URL: secret(
    z
      .string()
      .default('')
      .transform(databaseUrls)
      .refine((urls) => urls.every(isDatabaseUrl)),
    'a postgres:// address, or several with commas',
  ),
  DATABASE_REPLICA_LAG_SECONDS: setting(
    z.coerce.number().min(0.5).max(60).default(2),
    'seconds from 0.5 to 60',
  ),
  ROLE: setting(
    z.enum(['all', 'web', 'live', 'worker']).default('all'),
    'all, web, live or worker',
  ),
  NATS_URL: secret(
    z
      .string()
      .refine((text) => readNatsAddress(text) !== null)
      .optional(),
    'a nats:// or tls:// address, several hosts with commas',
  ),
  REDIS_URL: secret(urlOf('redis:', 'rediss:').optional(), 'a redis:// address'),
  BRAND: setting(
    z.enum(['scoreline', 'futbol', 'futebol']).optional(),
    'scoreline, futbol or futebol',
  ),
  APP_ENV: setting(z.enum(['prod', 'test', 'preview']).default('prod'), 'prod, test or preview'),
  FEED: setting(
    z.enum(['demo', 'api-football', 'none']).default('demo'),
    'demo, api-football or none',
  ),
  FEED_FILE: setting(z.string().optional(), 'the path of a file'),
  DEMO_SPEED: setting(
    z.coerce.number().positive().max(3600).default(1),
    'a number from above 0 to 3600',
  ),
  DEMO_SEED: setting(
    z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(1),
    'a whole number from 0',
  ),
  DEMO_PAST_SEASONS: setting(
    z.coerce.number().int().min(0).max(2).default(2),
    'a whole number from 0 to 2',
  ),
  API_FOOTBALL_KEY: secret(optionalText, 'a key'),
  API_FOOTBALL_URL: setting(urlOf('http:', 'https:').optional(), 'an http or https address'),
  SCOREBAT_TOKEN: secret(optionalText, 'a token'),
  SCOREBAT_URL: setting(issuer('https://www.scorebat.com'), 'an https address'),
  SMTP_URL: secret(urlOf('smtp:', 'smtps:').optional(), 'an smtp:// address'),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    'trace, debug, info, warn, error, fatal or silent',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    urlOf('http:', 'https:').optional(),
    'an http or https address',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret(
    z
      .string()
      .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/)
      .optional(),
    'name=value, several with commas',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(z.literal('http/json').default('http/json'), 'http/json'),
  OTEL_BSP_SCHEDULE_DELAY: setting(
    z.coerce.number().int().min(1).max(600_000).default(5_000),
    'milliseconds from 1 to 600000',
  ),
  OTEL_BSP_MAX_QUEUE_SIZE: setting(
    z.coerce.number().int().min(512).max(1_000_000).default(2_048),
    'a number from 512 to 1000000',
  ),
  OTEL_SERVICE_NAME: setting(z.string().min(1).default('scoreline'), 'a name'),
  OTEL_TRACES_SAMPLER: setting(
    z.enum(samplers).default('parentbased_always_on'),
    samplers.join(', ').replace(/, (?=\w+$)/, ' or '),
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce.number().min(0).max(1).default(1),
    'a share from 0 to 1',
  ),
  RSA_PRIVATE_KEY: secret(
    z.string().includes('PRIVATE KEY').optional(),
    'a PEM private key (PKCS#8) of 2048 bits or more',
  ),
  MEMBER_KEY: secret(
    z
      .string()
      .refine((text) => Buffer.from(text, 'base64').length === 32)
      .optional(),
    'base64 of 32 bytes',
  ),
  DEV_REMOTES: setting(
    z
      .string()
      .refine((text) => text.split(',').every((part) => isDevOrigin(part.trim())))
      .optional(),
    'localhost, origins such as https://dev.example:3001, or off',
  ),
  REGISTRY_URL: setting(urlOf('http:', 'https:').optional(), 'an http or https address'),
  GUARD: setting(z.enum(['end', 'watch', 'off']).default('end'), 'end, watch or off'),
  GUARD_TOKEN: secret(optionalText, 'a token'),
  GUARD_WEBHOOKS: secret(
    z
      .string()
      .refine((text) => readWebhooks(text) !== null)
      .optional(),
    'https addresses, each behind its team and a =, with commas',
  ),
  GUARD_WEBHOOK_SECRET: secret(
    z
      .string()
      .transform((text) => text.split(/ *, */))
      .pipe(z.array(z.string().min(16)))
      .optional(),
    'secrets of 16 characters or more each, with commas',
  ),
  OPS_TOKEN: secret(z.string().min(16).optional(), 'a secret of 16 characters or more'),
  TRUST_PROXY: setting(
    proxies.optional(),
    'the number of proxies in front, from 1 to 9, or their addresses or networks, with commas',
  ),
  LIVE_SOCKETS_PER_ADDRESS: setting(
    z.coerce.number().int().min(1).default(1_000),
    'a whole number from 1',
  ),
  DRAIN_SECONDS: setting(
    z.coerce.number().min(0).max(60).default(0),
    'a number of seconds from 0 to 60',
  ),
  GOOGLE_CLIENT_ID: setting(optionalText, 'a client id'),
  GOOGLE_CLIENT_SECRET: secret(optionalText, 'a secret'),
  GOOGLE_ISSUER: setting(issuer('https://accounts.google.com'), 'an https address'),
  FACEBOOK_CLIENT_ID: setting(optionalText, 'a client id'),
  FACEBOOK_CLIENT_SECRET: secret(optionalText, 'a secret'),
  FACEBOOK_URL: setting(providerUrl.optional(), 'an https address'),
  APPLE_CLIENT_ID: setting(optionalText, 'a client id'),
  APPLE_CLIENT_SECRET: secret(optionalText, 'a secret'),
  APPLE_TEAM_ID: setting(optionalText, 'a team id'),
  APPLE_KEY_ID: setting(optionalText, 'a key id'),
  APPLE_PRIVATE_KEY: secret(
    z.string().includes('PRIVATE KEY').optional(),
    'a PEM private key (PKCS#8)',
  ),
  APPLE_ISSUER: setting(issuer('https://appleid.apple.com'), 'an https address'),
  APP_CLIENT_IDS: setting(optionalText, 'a list of client ids'),
  STRIPE_SECRET_KEY: secret(optionalText, 'a key'),
  STRIPE_WEBHOOK_SECRET: secret(optionalText, 'a secret'),
  STRIPE_API_URL: setting(providerUrl.optional(), 'an https address'),
  STRIPE_TAX: setting(z.enum(['on', 'off']).default('off'), 'on or off'),
  VIP_CURRENCY: setting(
    z
      .string()
      .regex(/^[a-z]{3}$/i)
      .default('eur'),
    'a currency such as eur',
  ),
  VAPID_PUBLIC_KEY: setting(optionalText, 'a key'),
  VAPID_PRIVATE_KEY: secret(optionalText, 'a key'),
  FCM_SERVICE_ACCOUNT: secret(
    z
      .string()
      .refine((text) => readServiceAccount(text) !== null)
      .optional(),
    'the JSON of a service account of Firebase',
  ),
  FCM_URL: setting(providerUrl.default('https://fcm.googleapis.com'), 'an https address'),
  PUSH_SERVICES: setting(optionalText, 'a list of host names'),
  GIF_API_KEY: secret(optionalText, 'a key'),
  GIF_API_URL: setting(issuer('https://api.giphy.com'), 'an https address'),
  PROMOTION_KEY: secret(
    z.string().includes('PRIVATE KEY').optional(),
    'a PEM private key (PKCS#8, Ed25519)',
  ),
  BEACON_URL: setting(providerUrl.optional(), 'an https address'),
  COUNTRY_HEADER: setting(
    z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/)
      .optional(),
    'the name of a header',
  ),
} satisfies Record<string, Setting>;

type Settings = typeof settings;
export type Values = { [K in keyof Settings]: z.output<Settings[K]['schema']> };

/** What each setting says, by its name. Throws a `ConfigError` of one line at the first wrong value; an empty value counts as absent. */
export function readEnvironment(env: Environment): Values {
  const names = Object.keys(settings) as (keyof Settings)[];
  return Object.fromEntries(names.map((name) => [name, readSetting(name, env[name])])) as Values;
}

function readSetting(name: keyof Settings, text: string | undefined): unknown {
  const { schema, expected, secret: hidden }: Setting = settings[name];
  const given = text?.trim() || undefined;
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const shown = hidden
    ? 'the value given (not shown, it may hold a secret)'
    : JSON.stringify(given);
  throw new ConfigError(`Configuration: ${name} must be ${expected}, but is ${shown}.`);
}
