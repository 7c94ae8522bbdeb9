import { fork } from 'node:child_process';
import { once } from 'node:events';

import { compare, type Comparison, ownFigures, percentile } from './measure';
import type { Row } from './results';

interface Queries<Filled> {
  /** The process's report on its filled database. */
  filled: Filled;
  /** p95 in milliseconds of `calls` answers of this kind, with one row by its key as baseline. */
  p95(kind: string): Promise<Comparison>;
  close(): void;
}

/** A query's row: at most 20 ms, or beyond that at most five times one row by its key. */
export const queryRow = (what: string, found: Comparison, note: string): Row => ({
  ...{ what, unit: 'ms', bar: { atMost: 20, beyond: 5 }, note },
  ...ownFigures(found),
});

/** A process of the server that fills its own database and queries it without a cache. */
export async function openQueries<Filled>(
  program: URL,
  { calls, rounds }: { calls: number; rounds: number },
): Promise<Queries<Filled>> {
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  const [filled] = (await once(child, 'message')) as [Filled];
  const ask = async (kind: string): Promise<number> => {
    child.send({ kind, calls });
    const [{ times }] = (await once(child, 'message')) as [{ times: number[] }];
    return percentile(times, 0.95);
  };
  return {
    filled,
    p95: (kind) =>
      compare(
        () => ask(kind),
        () => ask('database'),
        rounds,
      ),
    close: () => child.disconnect(),
  };
}
