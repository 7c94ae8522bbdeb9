import { fork } from 'node:child_process';
import { once } from 'node:events';

import { percentile } from '../measure';
import { option } from '../options';
import type { Row } from '../results';

const program = new URL('../../server/src/benchmarks/webhook.ts', import.meta.url);

interface Figures {
  first: number[];
  repeated: number[];
}

/**
 * From a payment provider's signed event to the entitlement in the database, with the provider's state asked for in
 * between; against the same event sent again, which is known and does nothing. `--events N` (1,000).
 */
export async function run(args: string[]): Promise<Row[]> {
  const events = option(args, '--events', 1_000);
  const child = fork(program, [String(events)], { execArgv: ['--import', 'tsx'] });
  const [{ first, repeated }] = (await once(child, 'message')) as [Figures];
  const [ours, baseline] = [percentile(first, 0.95), percentile(repeated, 0.95)];
  return [
    {
      what: 'p95 from a signed payment event to its entitlement',
      value: ours,
      unit: 'ms',
      bar: { atMost: 250, beyond: 50 },
      ...{ ours, baseline, rounds: 1 },
      note: `${events.toLocaleString('en-US')} events, one after another; three calls to the provider's counterpart each`,
    },
  ];
}
