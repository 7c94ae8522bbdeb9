import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Registry } from 'prom-client';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';
import { isAtThisMachine } from '../gateway/request/thisMachine';

export interface HealthDeps {
  db: Kysely<Database>;
  metrics: Registry;
  /** False before the server has started and once it begins to stop. */
  isOpen: () => boolean;
}

const databasePatienceMs = 1_000;

interface Asked {
  Querystring: { seasons?: string };
}

/**
 * `/healthz`: the process answers. `/readyz`: it is open and its database answers; with `?seasons=complete`, also no season
 * is still being filled. `/metrics` for Prometheus. The public port serves the first, and the second to this machine only.
 */
export function serveHealth(
  { app, ops }: { app: FastifyInstance; ops: FastifyInstance },
  { db, metrics, isOpen }: HealthDeps,
): void {
  const answerReady = async (
    { query }: Pick<FastifyRequest<Asked>, 'query'>,
    reply: FastifyReply,
  ) => {
    const seasons = isOpen() ? await seasonsOf(db) : null;
    const ready = seasons !== null && (query.seasons ?? seasons) === seasons;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', seasons });
  };
  for (const each of [app, ops]) each.get('/healthz', async () => ({ status: 'ok' }));
  ops.get<Asked>('/readyz', answerReady);
  app.get<Asked>('/readyz', (request, reply) =>
    isAtThisMachine(request) ? answerReady(request, reply) : reply.callNotFound(),
  );
  ops.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}

/** The fill state of the seasons; null if the database doesn't answer in time. */
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
