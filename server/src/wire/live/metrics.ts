import { Counter, Gauge, type Registry } from 'prom-client';

export interface LiveMetrics {
  connections(count: number): void;
  delivered(frames: number): void;
  conflated(): void;
}

/** Metrics of the live socket in a registry of prom-client; does nothing without one. */
export function createLiveMetrics(registry?: Registry): LiveMetrics {
  if (!registry) return { connections: noop, delivered: noop, conflated: noop };
  const registers = [registry];
  const connections = new Gauge({
    name: 'live_connections',
    help: 'Open live sockets',
    registers,
  });
  const deliveries = new Counter({
    name: 'live_deliveries_total',
    help: 'Images and deltas written to live sockets',
    registers,
  });
  const conflations = new Counter({
    name: 'live_conflations_total',
    help: 'Times a slow client lost its deltas and was owed an image',
    registers,
  });
  return {
    connections: (count) => connections.set(count),
    delivered: (frames) => deliveries.inc(frames),
    conflated: () => conflations.inc(),
  };
}

const noop = (): void => undefined;
