export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TraceSettings {
  /** The collector's address for traces, `http://localhost:4318/v1/traces`. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** The share for samplers that use one, 0 to 1. */
  ratio: number;
  /** How long spans wait for a batch, and how many may wait; more are dropped. */
  delayMs: number;
  mostWaiting: number;
}
