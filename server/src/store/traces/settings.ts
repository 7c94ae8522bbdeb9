export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TraceSettings {
  /** Of the collector's traces, `http://localhost:4318/v1/traces`. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** Of the samplers that take a share, from 0 to 1. */
  ratio: number;
  /** How long spans wait for others to be sent with, and how many may; more are dropped. */
  delayMs: number;
  mostWaiting: number;
}
