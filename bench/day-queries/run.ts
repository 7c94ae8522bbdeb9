import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { median, percentile } from '../measure';
import type { Row } from '../results';

const server = fileURLToPath(
  new URL('../../server/src/gateway/benchmarkQueries.ts', import.meta.url),
);
const kinds = ['list', 'calendar', 'standings', 'search'] as const;

/**
 * Row 11 of the bars: what the server takes to work an answer out, nothing cached, on 50,000 matches and 5 million prices;
 * against the same database's answer to one row by its key. `--calls N` (200) a round, `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const option = (name: string, otherwise: number) =>
    args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;
  const calls = option('--calls', 200);
  const rounds = option('--rounds', 5);
  const child = fork(server, { execArgv: ['--import', 'tsx'] });
  const [{ prices }] = (await once(child, 'message')) as [{ prices: number }];
  const p95 = async (kind: string): Promise<number> => {
    child.send({ kind, calls });
    const [{ times }] = (await once(child, 'message')) as [{ times: number[] }];
    return percentile(times, 0.95);
  };
  const rows: Row[] = [];
  try {
    for (const kind of kinds) {
      await p95(kind);
      const taken: { ours: number; baseline: number }[] = [];
      for (let round = 0; round < rounds; round++) {
        taken.push({ ours: await p95(kind), baseline: await p95('database') });
      }
      const ours = median(taken.map((pair) => pair.ours));
      const baseline = median(taken.map((pair) => pair.baseline));
      rows.push({
        what: `p95 of ${kind}, ${prices.toLocaleString('en-US')} prices, beside one row by its key`,
        value: ours,
        unit: 'ms',
        bar: { atMost: 20, beyond: 5 },
        ours,
        baseline,
        rounds,
        note: `ratio ${median(taken.map((pair) => pair.ours / pair.baseline)).toFixed(1)} ×`,
      });
    }
    return rows;
  } finally {
    child.disconnect();
  }
}
