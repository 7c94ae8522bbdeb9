import { setTimeout as sleep } from 'node:timers/promises';

import { serve } from '../encrypted-list/processes';
import { compare, medianFigures, ratioFigures } from '../measure';
import { option, opsOf } from '../options';
import type { Row } from '../results';
import { cacheRows } from './behindCache';
import { metric, pageBytes, pagesPerSecond, type Headers } from './load';
import { returningRow } from './returning';

const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const visitors: Record<string, Headers> = {
  first: {
    'accept-language': 'en-GB',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': agent,
  },
  returning: {
    'accept-language': 'en-GB',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': agent,
    cookie: 'device-id=0d6a5c1e-6f0e-4c38-9a0e-2b7a3f0c9d11; tz=Europe%2FLondon; sport=football',
  },
};

/** The measured addresses: the first of each kind that the home page links to. */
async function addresses(origin: string) {
  const html = await (await fetch(origin, { headers: visitors['first']! })).text();
  const first = (kind: string, text = html): string => {
    const [, path] = new RegExp(`href="([^"]*/football/${kind}/[^"]+)"`).exec(text) ?? [];
    if (!path) throw new Error(`the page leads to no ${kind}`);
    return new URL(path, origin).href;
  };
  const match = first('match');
  const matchPage = await (await fetch(match, { headers: visitors['first']! })).text();
  return {
    home: new URL('/en', origin).href,
    match,
    league: first('league'),
    team: first('team', matchPage),
    discover: new URL('/en/discover', origin).href,
  };
}

const pagesARound = 50;
const costRounds = 9;

/** Statements, and ms of CPU time, of a piece of work. */
async function costOf(ops: string, work: () => Promise<unknown>) {
  const counts = () =>
    Promise.all([
      metric(ops, 'database_statements_total'),
      metric(ops, 'process_cpu_seconds_total'),
    ]);
  const [statements, seconds] = await counts();
  await work();
  const [statementsAfter, secondsAfter] = await counts();
  return { statements: statementsAfter - statements, ms: (secondsAfter - seconds) * 1_000 };
}

/**
 * Cost of a page on the server, as the median of rounds. Each round subtracts an equally long time without a page, because the
 * feed and the jobs work in bursts.
 */
async function pageCosts(ops: string, url: string, headers: Headers) {
  const rounds: { statements: number; ms: number }[] = [];
  for (let round = 0; round < costRounds; round++) {
    const startedAt = performance.now();
    const busy = await costOf(ops, async () => {
      for (let page = 0; page < pagesARound; page++) await pageBytes(url, headers);
    });
    const tookMs = performance.now() - startedAt;
    const idle = await costOf(ops, () => sleep(tookMs));
    rounds.push({
      statements: (busy.statements - idle.statements) / pagesARound,
      ms: (busy.ms - idle.ms) / pagesARound,
    });
  }
  const figure = (of: 'statements' | 'ms') => medianFigures(rounds.map((round) => round[of]));
  return { statements: figure('statements'), ms: figure('ms') };
}

async function rowsOf(ops: string, name: string, url: string, args: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [visitor, headers] of Object.entries(visitors)) {
    const bare = await serve('../pages/bareServer.ts', await pageBytes(url, headers));
    const load = {
      headers,
      connections: option(args, '--connections', 50),
      seconds: option(args, '--seconds', 3),
    };
    try {
      const found = await compare(
        () => pagesPerSecond({ ...load, url }),
        () => pagesPerSecond({ ...load, url: bare.url }),
        option(args, '--rounds', 5),
      );
      const what = `${name}, ${visitor} visitor`;
      const { statements, ms } = await pageCosts(ops, url, headers);
      rows.push(
        {
          what: `${what}: pages a second against a bare server`,
          unit: '×',
          bar: { atLeast: 0.3, beyond: 0.6 },
          ...ratioFigures(found),
        },
        {
          ...{ what: `${what}: statements`, unit: '', bar: { atMost: 0 } },
          ...statements,
          note: 'what the feed and the jobs ask in as much time without a page is taken off',
        },
        { ...{ what: `${what}: processor time`, unit: 'ms' }, ...ms },
      );
    } finally {
      bare.child.disconnect();
    }
  }
  return rows;
}

/**
 * Rows 16 and 25 of the bars: pages of first and returning visitors and of a cache in front, with a bare HTTP server sending the
 * same bytes as baseline, and the time until a returning visitor sees the first match. `--url` names a running server with
 * matches of today, `--ops` its metrics, and `--film FOLDER` writes film strips of the returning visitor's pages there.
 */
export async function run(args: string[]): Promise<Row[]> {
  const origin = option(args, '--url', 'http://127.0.0.1:8080/');
  const pages = await addresses(origin);
  const rows: Row[] = [];
  for (const [name, url] of Object.entries(pages))
    rows.push(...(await rowsOf(opsOf(args, origin), name, url, args)));
  rows.push(...(await cacheRows({ pages, headers: visitors['first']! }, args)));
  const { home, match, discover } = pages;
  return [...rows, ...(await returningRow({ home, match, discover }, option(args, '--film', '')))];
}
