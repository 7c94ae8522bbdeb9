import type { Registry } from 'prom-client';

import type { Opening } from './opening';
import { openDatabase } from '@scoreline/database/open';
import { openReplicas } from '@scoreline/database/replicas/replicas';
import { traceStatement } from '../store/traces/statementSpan';
import { openPresence, type Presence } from '../store/jobs/presence';
import { countStatements, createMetrics } from '../wire/telemetry/metrics';
import { measureReplicas } from '../wire/telemetry/replicas';

export type OpenStore = Awaited<ReturnType<typeof openStore>>;

/** Opens the database with its metrics, and the replicas for pages and calls. */
export async function openStore(opening: Opening) {
  const { config, duties, logger, report, closing } = opening;
  const metrics = createMetrics();
  const onStatement = countStatements(metrics);
  const { db, url, close } = await openDatabase(config, {
    logger,
    onStatement,
    traceStatement,
    exclusive: true,
    pool: config.databasePool,
    progress: (step) => report.step(step),
  });
  closing.add('database', close);
  report.database();
  const reads = duties.pages ? replicaReads(opening, url, { metrics, onStatement }) : undefined;
  const presence = await presenceOf(opening);
  return { db, url, metrics, reads, presence };
}

/** The presence of a server that may hold leases; null if no session would last. */
async function presenceOf({ config, duties, logger, closing }: Opening): Promise<Presence | null> {
  const urls = config.databaseDirectUrls;
  if (urls.length === 0 || !(duties.work || duties.sockets)) return null;
  const presence = await openPresence({ urls, logger });
  closing.add('presence', () => presence.close());
  return presence;
}

function replicaReads(
  { config, logger, closing }: Opening,
  primary: string,
  { metrics, onStatement }: { metrics: Registry; onStatement: () => void },
) {
  const { urls, mostLagMs } = config.databaseReplicas;
  if (urls.length === 0) return undefined;
  const sharedByTransaction = config.databasePooler === 'transaction';
  const pool = { ...config.databasePool, sharedByTransaction, onStatement, traceStatement };
  const replicas = openReplicas({ primary, urls, mostLagMs, pool, logger });
  closing.add('replicas', () => replicas.close());
  return { replicas, onRead: measureReplicas(metrics, replicas) };
}
