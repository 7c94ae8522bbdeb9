import { openBrowser } from '../browser';
import { pagesOf } from '../lighthouse/pages';
import { compare, medianFigures, percentile, ratioFigures, spreadOf } from '../measure';
import { option } from '../options';
import type { Row } from '../results';
import { openSwitchedSite, runningSites, type Side } from './switchedSite';
import { type Fetched, kinds, newVisitor, type Visit, visit } from './visit';

const measuredPages = ['home', 'match', 'discover'];
const kilobytes = (files: readonly Fetched[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
const ofRemote = ({ path, kind }: Fetched) =>
  kind === 'JavaScript' && path.includes('/mf-scores/') && !path.includes('/entry.');

/** Bytes of the first and of the returning visit of a page, by kind. */
function byteRows(
  page: string,
  ours: Record<'first' | 'returning', Fetched[]>,
  baseline: Fetched[],
): Row[] {
  const { first } = ours;
  const byKind = kinds
    .map((kind) => [kind, kilobytes(first.filter((file) => file.kind === kind))] as const)
    .filter(([, size]) => size > 0)
    .map(([kind, size]) => `${kind} ${size.toFixed(1)}`)
    .join(', ');
  const isHome = page === 'home';
  return [
    {
      what: `${page}: everything until the app answers, first visit`,
      value: kilobytes(first),
      unit: 'KB',
      ...(isHome && { bar: { atMost: 215, beyond: 200 } }),
      note: `${byKind}; ${first.length} requests`,
    },
    {
      what: `${page}: the same against one bundle of the same code`,
      value: kilobytes(first) / kilobytes(baseline),
      unit: '',
      bar: { atMost: 1.35, beyond: 1.1 },
      ours: kilobytes(first),
      baseline: kilobytes(baseline),
    },
    {
      what: `${page}: everything until the app answers, returning visit`,
      value: kilobytes(ours.returning),
      unit: 'KB',
      note: `${ours.returning.length} requests of the page; those of its service worker are not counted`,
    },
  ];
}

function timeRows(page: string, visits: readonly Visit[]): Row[] {
  const figures = (of: (seen: Visit) => number) => medianFigures(visits.map(of));
  const slowest = (of: (seen: Visit) => number) => {
    const values = visits.map(of);
    return {
      ...{ value: percentile(values, 0.75), unit: 'ms' },
      ...{ spread: spreadOf(values), rounds: visits.length },
    };
  };
  return [
    {
      ...{ what: `${page}: time to the app`, unit: 'ms', bar: { atMost: 2_000, beyond: 1_500 } },
      ...figures(({ startedMs }) => startedMs),
    },
    {
      ...{ what: `${page}: blocking time`, unit: 'ms', bar: { atMost: 250, beyond: 100 } },
      ...figures(({ blockedMs }) => blockedMs),
      note: 'what tasks take over 50 ms until 2.5 s after the app has started',
    },
    {
      what: `${page}: Largest Contentful Paint, 75th percentile`,
      bar: { atMost: 2_000, beyond: 1_200 },
      ...slowest(({ paintedMs }) => paintedMs),
    },
    {
      what: `${page}: Interaction to Next Paint, 75th percentile`,
      bar: { atMost: 150, beyond: 80 },
      ...slowest(({ answeredMs }) => answeredMs),
      note: 'the slower of two taps on tabs, 3 s after the app has started',
    },
  ];
}

/**
 * Rows 1, 2, 3, 6, 31 and 32 of the bars: all that a first visit downloads and how long it takes, against the same code as one
 * bundle, on a site of its own. With `--url` and `--baseline` two sites that run already are compared instead. Times are taken at
 * 150 ms, 1.6 Mbit/s and CPU 4×, applied in the browser; `--visits` says of how many.
 */
export async function run(args: string[]): Promise<Row[]> {
  const url = option(args, '--url', '');
  const visits = option(args, '--visits', 6);
  const site = url
    ? runningSites({ ours: url, baseline: option(args, '--baseline', url) })
    : await openSwitchedSite();
  const browser = await openBrowser();
  const firstVisit = async (side: Side, path: string): Promise<Visit> => {
    const address = new URL(path, await site.show(side)).href;
    const visitor = await newVisitor(browser);
    return visit(visitor, address, { taps: true }).finally(() => visitor.close());
  };
  const bothVisits = async (path: string) => {
    const address = new URL(path, await site.show('ours')).href;
    const visitor = await newVisitor(browser);
    const first = await visit(visitor, address);
    const returning = await visit(visitor, address).finally(() => visitor.close());
    return { first: first.fetched, returning: returning.fetched };
  };
  try {
    const origin = new URL(await site.show('ours')).origin;
    const pages = (await pagesOf(origin)).filter(([name]) => measuredPages.includes(name));
    const rows: Row[] = [];
    for (const [page, path] of pages) {
      const ours = await bothVisits(path);
      const { fetched: baseline } = await firstVisit('baseline', path);
      rows.push(...byteRows(page, ours, baseline));
      const taken: Visit[] = [];
      const time = async (side: Side) => {
        const seen = await firstVisit(side, path);
        if (side === 'ours') taken.push(seen);
        return seen.firstRowMs ?? seen.startedMs;
      };
      const against = await compare(
        () => time('ours'),
        () => time('baseline'),
        visits,
      );
      rows.push(
        {
          ...{ what: `${page}: time to the first row, against one bundle`, unit: '' },
          ...{ bar: { atMost: 1.15, beyond: 1 }, ...ratioFigures(against) },
        },
        ...timeRows(page, taken.slice(1)),
      );
      if (page === 'home') rows.push(exposedRow(ours.first.filter(ofRemote)));
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
}

const exposedRow = (files: readonly Fetched[]): Row => ({
  ...{ what: 'exposed code of mf-scores', value: kilobytes(files), unit: 'KB' },
  bar: { atMost: 40, beyond: 25 },
});
