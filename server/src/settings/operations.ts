import { z } from 'zod';

import { optionalText, readWebhooks, secret, setting, urlOf } from '../environmentValues';
import { samplers } from '../store/traces/settings';

export const operations = {
  title: 'Releases, canaries and traces',
  about: 'The registry, the guard of canaries and OpenTelemetry.',
  guide: 'operators/releases.md',
  settings: {
    REGISTRY_URL: setting(
      urlOf('http:', 'https:').optional(),
      'an http or https address',
      'Registry on another machine. `npm start` then mirrors its releases and creates none.',
    ),
    GUARD: setting(
      z.enum(['end', 'watch', 'off']).default('end'),
      'end, watch or off',
      '`watch` compares canaries and notifies, but does not end them. `off` does neither.',
    ),
    GUARD_TOKEN: secret(
      optionalText,
      'a token',
      'Token of the guard at the registry. Defaults to `DATA_DIR/registry-guard`.',
    ),
    GUARD_WEBHOOKS: secret(
      z
        .string()
        .refine((text) => readWebhooks(text) !== null)
        .optional(),
      'https addresses, each behind its team and a =, separated by commas',
      'Addresses notified of a worse canary, `team=https://…`. Needs `GUARD_WEBHOOK_SECRET`.',
    ),
    GUARD_WEBHOOK_SECRET: secret(
      z
        .string()
        .transform((text) => text.split(/ *, */))
        .pipe(z.array(z.string().min(16)))
        .optional(),
      'secrets of 16 characters or more each, separated by commas',
      'Signs these notices. Two secrets sign during a rotation.',
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: setting(
      urlOf('http:', 'https:').optional(),
      'an http or https address',
      'Collector that receives traces. Without it, none are recorded.',
    ),
    OTEL_EXPORTER_OTLP_HEADERS: secret(
      z
        .string()
        .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/)
        .optional(),
      'name=value, several separated by commas',
      'Headers for the collector.',
    ),
    OTEL_EXPORTER_OTLP_PROTOCOL: setting(
      z.literal('http/json').default('http/json'),
      'http/json',
      'Protocol of the collector.',
    ),
    OTEL_BSP_SCHEDULE_DELAY: setting(
      z.coerce.number().int().min(1).max(600_000).default(5_000),
      'milliseconds from 1 to 600000',
      'How long spans wait to be sent together.',
    ),
    OTEL_BSP_MAX_QUEUE_SIZE: setting(
      z.coerce.number().int().min(512).max(1_000_000).default(2_048),
      'a number from 512 to 1000000',
      'Spans that may wait. Further ones are dropped.',
    ),
    OTEL_SERVICE_NAME: setting(
      z.string().min(1).default('scoreline'),
      'a name',
      'Name of the service in traces. The role is in `scoreline.role`.',
    ),
    OTEL_TRACES_SAMPLER: setting(
      z.enum(samplers).default('parentbased_always_on'),
      samplers.join(', ').replace(/, (?=\w+$)/, ' or '),
      'Which traces are recorded.',
    ),
    OTEL_TRACES_SAMPLER_ARG: setting(
      z.coerce.number().min(0).max(1).default(1),
      'a share from 0 to 1',
      'Share that a `traceidratio` sampler records.',
    ),
  },
};
