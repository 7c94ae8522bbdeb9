import { pino } from 'pino';

import { connect } from '@scoreline/database/connection/connect';
import { createLease } from './lease';
import { openPresence } from './presence';

/** Takes the lease `feed` for `holdMs`, reports it, and holds it until killed; `pooled` puts a pooler in front of `url`. */
async function main([url = '', holdMs, pooled]: string[]): Promise<void> {
  const logger = pino({ level: 'silent' });
  const presence = await openPresence({ urls: [url], logger });
  await createLease({
    ...{
      db: connect(pooled ?? url, { sharedByTransaction: pooled !== undefined }),
      name: 'feed',
      logger,
      holdMs: Number(holdMs),
      presence,
    },
    work: { begin: async () => undefined, end: async () => undefined },
  }).start();
  process.send?.('held');
  setInterval(() => undefined, 1_000);
}

void main(process.argv.slice(2));
