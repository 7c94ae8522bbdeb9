import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Registry } from 'prom-client';

import type { Database } from '../db/schema';

export interface HealthDeps {
  db: Kysely<Database>;
  metrics: Registry;
  /** False before the server is open for business and once it begins to stop. */
  isOpen: () => boolean;
}

const databasePatienceMs = 1_000;

/** `/healthz`: the process answers; `/readyz`: it is open and its database answers; `/metrics` for Prometheus. */
export function serveHealth(app: FastifyInstance, { db, metrics, isOpen }: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = isOpen() && (await answers(db));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}

async function answers(db: Kysely<Database>): Promise<boolean> {
  const query = sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, databasePatienceMs, false).unref();
  });
  return Promise.race([query, late]);
}
