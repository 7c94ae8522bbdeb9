import { bizCodes, type MatchDetail } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { join } from 'node:path';
import type { Logger } from 'pino';

import type { RsaKey } from './ciphers/rsaKey';
import type { Config } from './config';
import type { Database } from './db/schema';
import type { Dispatch } from './gateway/dispatch';
import { loadBrands } from './pages/brandList';
import { servePages } from './pages/pages';
import { openReleases } from './releases/releases';
import { serveSite } from './site/site';

interface Deps {
  config: Config;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  rsaKey: RsaKey;
}

/** The pages of every brand and what belongs to them, answered from the operations of this process. */
export function sitePages({ config, db, logger, now, rsaKey }: Deps) {
  return async (app: FastifyInstance, dispatch: Dispatch): Promise<void> => {
    const brands = await loadBrands();
    const defaultBrand = brands.find(({ key }) => key === (config.brand ?? 'scoreline'));
    if (!defaultBrand) throw new Error('The default brand has no file.');
    const options = {
      // With BRAND set the host name no longer decides.
      brands: config.brand ? [defaultBrand] : brands,
      defaultBrand,
      env: config.env,
      publicUrl: config.publicUrl,
      demoData: config.feed === 'demo',
      rsaPublicKey: rsaKey.publicKey,
      releases: openReleases({
        registry: join(config.dataDir, 'registry'),
        keys: join(config.dataDir, 'keys'),
        logger,
      }),
      now,
      async ask(path: Parameters<Dispatch>[0], request: unknown): Promise<unknown> {
        const { bizCode, message, data } = await dispatch(path, request as never);
        if (bizCode !== bizCodes.success) throw new Error(message);
        return data;
      },
    };
    serveSite(app, {
      ...options,
      db,
      matchDetail: async (eventId): Promise<MatchDetail | null> =>
        (await dispatch('sports-query/match/detail', { eventId })).data,
    });
    servePages(app, options);
  };
}
