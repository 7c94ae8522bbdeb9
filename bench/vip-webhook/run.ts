import { fork } from 'node:child_process';
import { once } from 'node:events';

import { median, medianFigures, percentile } from '../measure';
import { option } from '../options';
import type { Row } from '../results';

const program = new URL('../../server/src/benchmarks/webhook.ts', import.meta.url);

interface Figures {
  first: number[];
  repeated: number[];
}

async function measureOnce(events: number): Promise<Figures> {
  const child = fork(program, [String(events)], { execArgv: ['--import', 'tsx'] });
  const [figures] = (await once(child, 'message')) as [Figures];
  await once(child, 'exit');
  return figures;
}

/**
 * From a payment provider's signed event to the entitlement in the database, with the provider's state asked for in
 * between; against the same event sent again, which is known and does nothing. `--events N` (200) a round, each with a
 * database of its own, `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const [events, rounds] = [option(args, '--events', 200), option(args, '--rounds', 5)];
  const all: Figures[] = [];
  for (let round = 0; round < rounds; round++) all.push(await measureOnce(events));
  const p95Of = (times: keyof Figures) => all.map((figures) => percentile(figures[times], 0.95));
  const ours = medianFigures(p95Of('first'));
  return [
    {
      what: 'p95 from a signed payment event to its entitlement',
      unit: 'ms',
      bar: { atMost: 250, beyond: 50 },
      ...{ ours: ours.value, baseline: median(p95Of('repeated')), ...ours },
      note: `${events.toLocaleString('en-US')} events a round, one after another; three calls to the provider's counterpart each`,
    },
  ];
}
