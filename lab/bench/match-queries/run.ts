import { option } from '../options';
import { openQueries, queryRow } from '../queries';
import type { Row } from '../results';

const program = new URL('../../../server/src/benchmarks/matchQueries.ts', import.meta.url);

interface Filled {
  paths: string[];
  matches: number;
  prices: number;
}

/**
 * Every operation of the match, league, team and player pages: the server's time to compute an answer without a cache, on 50,000
 * matches with line-ups, incidents, statistics and prices. The baseline is the same database's answer to one row by its key.
 * `--calls N` (100) per round, `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const queries = await openQueries<Filled>(program, {
    calls: option(args, '--calls', 100),
    rounds: option(args, '--rounds', 5),
  });
  const { paths, matches, prices } = queries.filled;
  const note = `${matches.toLocaleString('en-US')} matches, ${prices.toLocaleString('en-US')} prices`;
  const rows: Row[] = [];
  try {
    for (const path of paths) {
      const what = `p95 of ${path.replace('sports-query/', '')}`;
      rows.push(queryRow(what, await queries.p95(path), note));
    }
    return rows;
  } finally {
    queries.close();
  }
}
