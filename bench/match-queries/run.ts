import { option } from '../options';
import { openQueries, queryRow } from '../queries';
import type { Row } from '../results';

const program = new URL('../../server/src/benchmarks/matchQueries.ts', import.meta.url);

interface Filled {
  paths: string[];
  matches: number;
  prices: number;
}

/**
 * Every operation of the pages of a match, a league, a team and a player: what the server takes to work an answer out,
 * nothing cached, on 50,000 matches with line-ups, incidents, statistics and prices; against the same database's answer to
 * one row by its key. `--calls N` (100) a round, `--rounds N` (5).
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
