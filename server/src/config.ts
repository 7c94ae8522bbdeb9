import { join, resolve } from 'node:path';

import { ConfigError, readBrandSettings } from './brandSettings';
import { type Environment, readEnvironment, type Values } from './environment';
import { readWebhooks } from './environmentValues';
import { readServiceAccount } from './members/push/fcm/serviceAccount';
import type { TraceSettings } from './store/traces/settings';

export { ConfigError };
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment. Throws a `ConfigError` of one line at the first invalid or contradictory value. */
export function readConfig(env: Environment) {
  refuseTrustingAnybody(env);
  return { ...arrange(readEnvironment(env)), brands: readBrandSettings(env) };
}

/** It was allowed once, so it has its own error message. */
function refuseTrustingAnybody({ TRUST_PROXY: text }: Environment): void {
  if (text?.trim() !== 'true') return;
  throw new ConfigError(
    'Configuration: TRUST_PROXY is "true", with which any visitor could make up an address by X-Forwarded-For and be limited by none: set it to the number of proxies in front, such as 1, or to their addresses.',
  );
}

/** Checks settings that require or exclude one another. */
function refuseContradictions(values: Values): void {
  if (values.FEED === 'api-football' && !values.API_FOOTBALL_KEY) {
    throw new ConfigError('Configuration: FEED is "api-football", which needs API_FOOTBALL_KEY.');
  }
  if (values.ROLE !== 'all' && !(values.DATABASE_URL && values.NATS_URL)) {
    throw new ConfigError(
      `Configuration: ROLE is "${values.ROLE}", which needs DATABASE_URL and NATS_URL.`,
    );
  }
  if (values.PORT !== 0 && opsPortOf(values) === values.PORT) {
    throw new ConfigError(
      `Configuration: OPS_PORT is ${values.PORT}, which is PORT: visitors must not reach what it opens.`,
    );
  }
  if (opsPortOf(values) > 65_535) {
    throw new ConfigError('Configuration: PORT is the last there is, which needs OPS_PORT.');
  }
  if (values.DATABASE_REPLICA_URL.length > 0 && !values.DATABASE_URL) {
    throw new ConfigError(
      'Configuration: DATABASE_REPLICA_URL needs DATABASE_URL, of which it is a replica.',
    );
  }
  if (values.DATABASE_DIRECT_URL.length > 0 && !values.DATABASE_URL) {
    throw new ConfigError(
      'Configuration: DATABASE_DIRECT_URL needs DATABASE_URL, whose pooler it goes past.',
    );
  }
  if (values.COUNTRY_HEADER && !values.TRUST_PROXY) {
    throw new ConfigError(
      'Configuration: COUNTRY_HEADER is what a proxy writes, and needs TRUST_PROXY.',
    );
  }
  if (values.GUARD_WEBHOOKS && !values.GUARD_WEBHOOK_SECRET) {
    throw new ConfigError(
      'Configuration: GUARD_WEBHOOKS needs GUARD_WEBHOOK_SECRET, by which a receiver knows this site.',
    );
  }
  if (Boolean(values.STRIPE_SECRET_KEY) !== Boolean(values.STRIPE_WEBHOOK_SECRET)) {
    throw new ConfigError(
      'Configuration: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need one another.',
    );
  }
}

/** The configured port, or the one after `PORT`; any free one if `PORT` is 0. */
const opsPortOf = ({ OPS_PORT: named, PORT: port }: Values): number =>
  named ?? (port === 0 ? 0 : port + 1);

function arrange(values: Values) {
  refuseContradictions(values);
  return {
    port: values.PORT,
    host: values.HOST,
    ops: { port: opsPortOf(values), host: values.OPS_HOST },
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    buildsBase: values.BUILDS_BASE?.replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    role: values.ROLE,
    databaseUrl: values.DATABASE_URL,
    databasePooler: values.DATABASE_POOLER,
    databaseDirectUrls: directUrlsOf(values),
    backupDir: values.BACKUP_DIR,
    archiveDir: resolve(values.ARCHIVE_DIR ?? join(values.DATA_DIR, 'archive')),
    movementMonths: values.MOVEMENT_MONTHS ?? null,
    databasePool: {
      max: values.DATABASE_POOL_SIZE,
      statementMs: Math.round(values.DATABASE_STATEMENT_SECONDS * 1_000),
    },
    databaseReplicas: {
      urls: values.DATABASE_REPLICA_URL,
      mostLagMs: values.DATABASE_REPLICA_LAG_SECONDS * 1_000,
    },
    natsUrl: values.NATS_URL,
    natsPrefix: values.NATS_PREFIX,
    redisUrl: values.REDIS_URL,
    brand: values.BRAND,
    env: values.APP_ENV,
    feed: values.FEED,
    feedFile: values.FEED_FILE && resolve(values.FEED_FILE),
    demo: {
      speed: values.DEMO_SPEED,
      seed: values.DEMO_SEED,
      pastSeasons: values.DEMO_PAST_SEASONS,
    },
    apiFootball: { key: values.API_FOOTBALL_KEY, url: values.API_FOOTBALL_URL },
    scorebat: scorebatOf(values),
    smtpUrl: values.SMTP_URL,
    logLevel: values.LOG_LEVEL,
    traces: tracesOf(values),
    rsaPrivateKey: values.RSA_PRIVATE_KEY?.replaceAll('\\n', '\n'),
    memberKey: values.MEMBER_KEY,
    trustProxy: values.TRUST_PROXY ?? (false as const),
    liveSocketsPerAddress: values.LIVE_SOCKETS_PER_ADDRESS,
    drainMs: values.DRAIN_SECONDS * 1_000,
    devRemotes: devRemotesOf(values),
    opsToken: values.OPS_TOKEN,
    guard: {
      mode: values.GUARD,
      registryUrl: values.REGISTRY_URL,
      token: values.GUARD_TOKEN,
      webhooks: (values.GUARD_WEBHOOKS && readWebhooks(values.GUARD_WEBHOOKS)) || {},
      secrets: values.GUARD_WEBHOOK_SECRET ?? [],
    },
    ...providersOf(values),
    promotionKey: values.PROMOTION_KEY?.replaceAll('\\n', '\n'),
    beaconUrl: values.BEACON_URL?.replace(/\/+$/, ''),
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
  };
}

/** Null without a token, and with the demo's feed, whose invented matches have no videos. */
function scorebatOf({ FEED, SCOREBAT_TOKEN: token, SCOREBAT_URL: url }: Values) {
  return token && FEED !== 'demo' ? { token, baseUrl: url.replace(/\/+$/, '') } : null;
}

/** URLs with lasting sessions; empty behind a pooler with transaction pooling, and for a database with one server. */
function directUrlsOf(values: Values): string[] {
  if (values.DATABASE_DIRECT_URL.length > 0) return values.DATABASE_DIRECT_URL;
  const isShared = values.DATABASE_POOLER === 'transaction';
  return values.DATABASE_URL && !isShared ? [values.DATABASE_URL] : [];
}

/** Where spans are sent; null without a collector. */
function tracesOf(values: Values): TraceSettings | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  const headers = values.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? [];
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: Object.fromEntries(headers.map(readHeader)),
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
    delayMs: values.OTEL_BSP_SCHEDULE_DELAY,
    mostWaiting: values.OTEL_BSP_MAX_QUEUE_SIZE,
  };
}

/** `name=value`, with a URL-encoded value. */
function readHeader(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at).trim(), decodeURIComponent(text.slice(at + 1).trim())];
}

/** External services, each offered if its keys are set. */
function providersOf(values: Values) {
  return {
    google: {
      clientId: values.GOOGLE_CLIENT_ID,
      clientSecret: values.GOOGLE_CLIENT_SECRET,
      issuer: values.GOOGLE_ISSUER,
    },
    facebook: {
      clientId: values.FACEBOOK_CLIENT_ID,
      clientSecret: values.FACEBOOK_CLIENT_SECRET,
      url: values.FACEBOOK_URL?.replace(/\/+$/, ''),
    },
    apple: {
      clientId: values.APPLE_CLIENT_ID,
      clientSecret: values.APPLE_CLIENT_SECRET,
      teamId: values.APPLE_TEAM_ID,
      keyId: values.APPLE_KEY_ID,
      privateKey: values.APPLE_PRIVATE_KEY?.replaceAll('\\n', '\n'),
      issuer: values.APPLE_ISSUER,
    },
    /** Client ids of the native apps, whose ID tokens are accepted too. */
    appClientIds: values.APP_CLIENT_IDS?.split(',').map((id) => id.trim()) ?? [],
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiUrl: values.STRIPE_API_URL?.replace(/\/+$/, ''),
      tax: values.STRIPE_TAX === 'on',
      currency: values.VIP_CURRENCY.toLowerCase(),
    },
    push: {
      publicKey: values.VAPID_PUBLIC_KEY,
      privateKey: values.VAPID_PRIVATE_KEY,
      services: values.PUSH_SERVICES?.split(',').map((host) => host.trim()) ?? [],
    },
    fcm: {
      account: values.FCM_SERVICE_ACCOUNT ? readServiceAccount(values.FCM_SERVICE_ACCOUNT) : null,
      url: values.FCM_URL.replace(/\/+$/, ''),
    },
    gifs: { apiKey: values.GIF_API_KEY, apiUrl: values.GIF_API_URL.replace(/\/+$/, '') },
  };
}

/** Sources of developers' builds; none in production by default. */
function devRemotesOf({ DEV_REMOTES: text, APP_ENV: env }: Values): string[] {
  const origins = (text ?? (env === 'prod' ? 'off' : 'localhost')).split(',');
  return origins.map((origin) => origin.trim()).filter((origin) => origin !== 'off');
}

const highlightsOf = ({ scorebat }: Config): [string, unknown, string] => [
  'highlights of ScoreBat',
  scorebat ?? undefined,
  'SCOREBAT_TOKEN',
];

/** Features that are off for lack of a provider, one line each for the log at start. */
export function missingProviders(config: Config): string[] {
  const offers: [string, unknown, string][] = [
    ['mail by SMTP (mails are files in DATA_DIR/mail)', config.smtpUrl, 'SMTP_URL'],
    ['sign-in with Google', config.google.clientId, 'GOOGLE_CLIENT_ID'],
    ['sign-in with Facebook', config.facebook.clientId, 'FACEBOOK_CLIENT_ID'],
    ['sign-in with Apple', config.apple.clientId, 'APPLE_CLIENT_ID'],
    [
      config.feed === 'demo' ? 'VIP for real money (a demo page stands in)' : 'VIP',
      ...([config.stripe.secretKey, 'STRIPE_SECRET_KEY'] as const),
    ],
    ['notifications of the apps', config.fcm.account ?? undefined, 'FCM_SERVICE_ACCOUNT'],
    ['the GIF picker', config.gifs.apiKey, 'GIF_API_KEY'],
    ...(config.feed === 'demo' ? [] : [highlightsOf(config)]),
    ['a public witness of draws', config.beaconUrl, 'BEACON_URL'],
  ];
  return offers
    .filter(([, value]) => value === undefined)
    .map(([what, , name]) => `not offered: ${what}; ${name} is not set`);
}
