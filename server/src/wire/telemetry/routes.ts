import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Registry } from 'prom-client';

import { onlyRow } from '../../store/db/onlyRow';
import type { Database } from '../../store/db/schema';

export interface HealthDeps {
  db: Kysely<Database>;
  metrics: Registry;
  /** False before the server is open for business and once it begins to stop. */
  isOpen: () => boolean;
}

const databasePatienceMs = 1_000;

/**
 * `/healthz`: the process answers; `/readyz`: it is open and its database answers, `?seasons=complete` also that no season
 * is still being filled; `/metrics` for Prometheus.
 */
export function serveHealth(app: FastifyInstance, { db, metrics, isOpen }: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get<{ Querystring: { seasons?: string } }>('/readyz', async ({ query }, reply) => {
    const seasons = isOpen() ? await seasonsOf(db) : null;
    const ready = seasons !== null && (query.seasons ?? seasons) === seasons;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', seasons });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}

/** How far the seasons are filled; null where the database does not answer in time. */
async function seasonsOf(db: Kysely<Database>): Promise<'complete' | 'filling' | null> {
  const query = sql<{ filling: boolean }>`SELECT EXISTS (SELECT FROM feed_progress
    WHERE key = 'fill') AS filling`
    .execute(db)
    .then(
      (answer) => (onlyRow(answer).filling ? 'filling' : 'complete'),
      () => null,
    );
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, databasePatienceMs, null).unref();
  });
  return Promise.race([query, late]);
}
