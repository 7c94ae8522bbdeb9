import { z } from 'zod';

import { databaseUrls, isDatabaseUrl, secret, setting, urlOf } from '../environmentValues';
import { readNatsAddress } from '../wire/live/nats/natsAddress';

export const data = {
  title: 'Database and storage',
  about: 'PostgreSQL, NATS, Redis and folders.',
  guide: 'operators/database.md',
  settings: {
    DATA_DIR: setting(
      z.string().min(1).default('.data'),
      'a folder',
      'Folder of the embedded database, keys, releases and emails.',
    ),
    DATABASE_URL: secret(
      urlOf('postgres:', 'postgresql:').optional(),
      'a postgres:// address',
      'PostgreSQL to use. Without it, the server starts an embedded one in `DATA_DIR`.',
    ),
    DATABASE_POOL_SIZE: setting(
      z.coerce.number().int().min(2).max(500).default(10),
      'a number from 2 to 500',
      'Connections to the database.',
    ),
    DATABASE_STATEMENT_SECONDS: setting(
      z.coerce.number().min(0).max(3600).default(30),
      'seconds from 0 to 3600',
      'Time limit of one statement. `0` means no limit.',
    ),
    DATABASE_POOLER: setting(
      z.enum(['none', 'transaction']).default('none'),
      'none or transaction',
      '`transaction` with PgBouncer in transaction mode in front of the database.',
    ),
    DATABASE_DIRECT_URL: secret(
      z
        .string()
        .default('')
        .transform(databaseUrls)
        .refine((urls) => urls.every(isDatabaseUrl)),
      'a postgres:// address, or several separated by commas',
      'The database without its pooler, for leases. Defaults to `DATABASE_URL` without a pooler.',
    ),
    DATABASE_REPLICA_URL: secret(
      z
        .string()
        .default('')
        .transform(databaseUrls)
        .refine((urls) => urls.every(isDatabaseUrl)),
      'a postgres:// address, or several separated by commas',
      'Streaming replicas to read from.',
    ),
    DATABASE_REPLICA_LAG_SECONDS: setting(
      z.coerce.number().min(0.5).max(60).default(2),
      'seconds from 0.5 to 60',
      'A replica that lags further behind is not read.',
    ),
    BACKUP_DIR: setting(
      z.string().min(1).optional(),
      'a folder',
      'Folder in which the embedded database archives its log.',
    ),
    ARCHIVE_DIR: setting(
      z.string().min(1).optional(),
      'a folder',
      'Folder of archived price movements. Defaults to `DATA_DIR/archive`.',
    ),
    MOVEMENT_MONTHS: setting(
      z.coerce.number().int().min(2).max(240).optional(),
      'a number of months from 2 to 240',
      'Whole months of price movements that stay in the database. Without it, all of them.',
    ),
    NATS_URL: secret(
      z
        .string()
        .refine((text) => readNatsAddress(text) !== null)
        .optional(),
      'a nats:// or tls:// address, several hosts separated by commas',
      'NATS with JetStream, which carries the live topics of several servers.',
    ),
    NATS_PREFIX: setting(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]{0,31}$/)
        .default('scoreline-live'),
      'small letters, digits and hyphens, up to 32',
      'Prefix of the streams and subjects. Sites that share a NATS account need different ones.',
    ),
    REDIS_URL: secret(
      urlOf('redis:', 'rediss:').optional(),
      'a redis:// address',
      'Redis or Valkey, which shares rate limits between servers.',
    ),
  },
};
