import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** A registry with the process's own metrics. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Counts database statements; call the returned function for each. */
export function countStatements(registry: Registry): () => void {
  const statements = new Counter({
    name: 'database_statements_total',
    help: 'Statements sent to the database',
    registers: [registry],
  });
  return () => statements.inc();
}

/** Times every request by route, never by URL, so that the number of series stays small. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    duration.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    next();
  });
}
