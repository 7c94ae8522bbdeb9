import { fork } from 'node:child_process';
import { once } from 'node:events';

import { median, medianFigures, percentile } from '../measure';
import { option } from '../options';
import type { Row } from '../results';

const program = new URL('../../../server/src/benchmarks/draws.ts', import.meta.url);

interface Figures {
  latencies: number[];
  perSecond: number;
  single: number[];
}

async function measureOnce(...sizes: number[]): Promise<Figures> {
  const child = fork(program, sizes.map(String), { execArgv: ['--import', 'tsx'] });
  const [figures] = (await once(child, 'message')) as [Figures];
  await once(child, 'exit');
  return figures;
}

/**
 * Draws of one promotion, whose chain, ledger, prizes and VIP days are written before the answer. The baseline is sequential
 * transactions of one row. `--draws N` (5,000), `--rate N` (300 a second for the p95), `--clients N` (32), `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const [draws, clients] = [option(args, '--draws', 5_000), option(args, '--clients', 32)];
  const [rounds, paced] = [option(args, '--rounds', 5), option(args, '--rate', 300)];
  const all: Figures[] = [];
  for (let n = 0; n < rounds; n += 1) all.push(await measureOnce(draws, clients, paced));
  const each = (figure: (figures: Figures) => number) => all.map(figure);
  const p95 = medianFigures(each(({ latencies }) => percentile(latencies, 0.95)));
  const single = median(each(({ single: times }) => percentile(times, 0.95)));
  const rate = medianFigures(each(({ perSecond }) => perSecond));
  const singles = median(
    each(({ single: times }) => 1000 / (times.reduce((a, b) => a + b) / times.length)),
  );
  const wins = 'four draws in ten win days of VIP';
  return [
    {
      ...{ what: 'p95 of a draw in the server', unit: 'ms' },
      ...{ bar: { atMost: 20, beyond: 8 }, ours: p95.value, baseline: single, ...p95 },
      note: `${paced} draws a second, each from the moment it was due; ${wins}`,
    },
    {
      ...{ what: 'draws a second, one promotion', unit: '/s' },
      ...{ bar: { atLeast: 300, beyond: 1_000 }, ours: rate.value, baseline: singles, ...rate },
      note: `${clients} clients who draw again at once; ${wins}`,
    },
  ];
}
