import { spawnSync } from 'node:child_process';

import { serve } from '../encrypted-list/processes';
import { compare, ratioFigures } from '../measure';
import { option } from '../options';
import type { Row } from '../results';
import { type Headers, pageBytes, pagesPerSecond } from './load';

interface Visit {
  /** Pages by name, at the server's own address. */
  pages: Record<string, string>;
  headers: Headers;
}

/**
 * Pages per second of the cache with the operators' configuration (`deploy/varnish`) in front of the server. The baseline is a
 * bare HTTP server that sends the same bytes. No rows without Varnish.
 */
export async function cacheRows({ pages, headers }: Visit, args: string[]): Promise<Row[]> {
  const [first] = Object.values(pages);
  if (!first || spawnSync('varnishd', ['-V']).status !== 0) return [];
  const order = { serverPort: Number(new URL(first).port || 80) };
  const cache = await serve('../../../server/src/benchmarks/pageCache.ts', order);
  const load = {
    headers,
    connections: option(args, '--connections', 50),
    seconds: option(args, '--seconds', 3),
  };
  const rows: Row[] = [];
  try {
    for (const [name, page] of Object.entries(pages)) {
      const { pathname, search } = new URL(page);
      const url = new URL(pathname + search, cache.url).href;
      const bare = await serve('../pages/bareServer.ts', await pageBytes(url, headers));
      try {
        const found = await compare(
          () => pagesPerSecond({ ...load, url }),
          () => pagesPerSecond({ ...load, url: bare.url }),
          option(args, '--rounds', 5),
        );
        rows.push({
          what: `${name}, behind Varnish: pages a second against a bare server`,
          unit: '×',
          bar: { atLeast: 0.6, beyond: 1 },
          ...ratioFigures(found),
        });
      } finally {
        bare.child.disconnect();
      }
    }
    return rows;
  } finally {
    cache.child.disconnect();
  }
}
