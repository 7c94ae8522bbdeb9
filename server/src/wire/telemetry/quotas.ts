import { Gauge, type Registry } from 'prom-client';

import type { Quota } from '../../store/quota';

export function measureQuotas(registry: Registry, quotas: () => readonly Quota[]): void {
  const gauge = (name: string, help: string, of: (quota: Quota) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['provider'],
      registers: [registry],
      collect() {
        for (const quota of quotas()) {
          const value = of(quota);
          if (value !== null) this.set({ provider: quota.provider }, value);
        }
      },
    });
  gauge('provider_requests_left', 'Requests left of the provider’s day', ({ left }) => left);
  gauge('provider_requests_limit', 'Requests of the provider’s day', ({ limit }) => limit);
}
