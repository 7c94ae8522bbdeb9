import { Counter, Gauge, type Registry } from 'prom-client';

import type { Replicas } from '@scoreline/database/replicas/replicas';
import type { ReadFrom } from '../gateway/answers/replicaReads';

/** Metrics of replicas at `/metrics`; call the returned function with the source of each answer. */
export function measureReplicas(
  registry: Registry,
  replicas: Pick<Replicas, 'facts'>,
): (from: ReadFrom) => void {
  const labelled = { labelNames: ['replica'] as const, registers: [registry] };
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Age of the newest commit that a replica surely shows',
    ...labelled,
    collect() {
      this.reset();
      for (const { name, lagMs } of replicas.facts())
        if (lagMs !== null) this.set({ replica: name }, lagMs / 1000);
    },
  });
  new Gauge({
    name: 'database_replica_read',
    help: '1 for a replica that is read, else 0',
    ...labelled,
    collect() {
      for (const { name, state } of replicas.facts())
        this.set({ replica: name }, state === 'read' ? 1 : 0);
    },
  });
  const answers = new Counter({
    name: 'database_answers_total',
    help: 'Answers that bear a lag, by where they were read',
    labelNames: ['from'],
    registers: [registry],
  });
  return (from) => answers.inc({ from });
}
