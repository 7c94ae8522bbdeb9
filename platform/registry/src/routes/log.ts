import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps, Context } from '../app';
import { logRows } from '../log/log';
import { readBody } from './body';

const querySchema = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
});

/** The stored log, for every team; each reader can verify its chain. */
export function serveLog(app: FastifyInstance, { db }: Deps, context: Context): void {
  app.get('/registry/log', async ({ headers, query }) => {
    await context.caller(headers.authorization);
    const { after, limit } = readBody(querySchema, query);
    return logRows(db, after, limit);
  });
}
