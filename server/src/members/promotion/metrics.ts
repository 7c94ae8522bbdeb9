import { Counter, Histogram, type Registry } from 'prom-client';

/** Draws at `/metrics`: their number, outcome and duration, batching included. */
export function createDrawMetrics(registry: Registry) {
  const draws = new Counter({
    name: 'promotion_draws_total',
    help: 'Draws by what came of them: drawn, repeated or refused',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'promotion_draw_seconds',
    help: 'Time from the wish to the committed draw',
    buckets: [0.001, 0.0025, 0.005, 0.008, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [registry],
  });
  return {
    observe(outcome: 'drawn' | 'repeated' | 'refused', seconds: number): void {
      draws.inc({ outcome });
      duration.observe(seconds);
    },
  };
}

export type DrawMetrics = ReturnType<typeof createDrawMetrics>;
