import { option } from '../options';
import { openQueries, queryRow } from '../queries';
import type { Row } from '../results';

const program = new URL('../../../server/src/benchmarks/dayQueries.ts', import.meta.url);
const kinds = [
  'list',
  'calendar',
  'standings',
  'search',
  'movements',
  'movements while prices move',
  'averages',
  'same odds',
] as const;

/**
 * Row 11 of the bars: the server's time to compute an answer without a cache, on 50,000 matches and 5 million prices. The
 * baseline is the same database's answer to one row by its key. `--calls N` (200) per round, `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const queries = await openQueries<{ prices: number }>(program, {
    calls: option(args, '--calls', 200),
    rounds: option(args, '--rounds', 5),
  });
  const prices = queries.filled.prices.toLocaleString('en-US');
  const rows: Row[] = [];
  try {
    for (const kind of kinds) {
      const found = await queries.p95(kind);
      const what = `p95 of ${kind}, ${prices} prices, beside one row by its key`;
      rows.push(queryRow(what, found, `ratio ${found.ratio.toFixed(1)} ×`));
    }
    return rows;
  } finally {
    queries.close();
  }
}
