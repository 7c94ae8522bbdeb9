import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { browserPath } from '../browser';
import { medianFigures } from '../measure';
import { option } from '../options';
import type { Row } from '../results';
import { pagesOf } from './pages';

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

interface Taken {
  scores: Record<Category, number>;
  shift: number;
  blockingMs: number;
  /** Failed audits by their titles, if the score is below 100. */
  failed: string[];
}

const openChrome = (): Promise<LaunchedChrome> =>
  launch({
    chromePath: browserPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });

/** Lighthouse's default mobile settings: a slow phone, a slow network, a fresh browser. */
async function take(url: string, tries = 3): Promise<Taken> {
  const chrome = await openChrome();
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories] });
    const failure = result?.lhr.runtimeError;
    // Lighthouse occasionally loses the start of a trace and asks for another run.
    if (failure?.code === 'NO_NAVSTART' && tries > 1) return await take(url, tries - 1);
    if (!result || failure) throw new Error(`${url} could not be measured: ${failure?.code}`);
    const { audits, categories: judged } = result.lhr;
    const scoreOf = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
    const refs = categories.slice(1).flatMap((category) => judged[category]?.auditRefs ?? []);
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, scoreOf(name)]),
      ) as Taken['scores'],
      shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
      blockingMs: audits['total-blocking-time']?.numericValue ?? 0,
      failed: refs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
    };
  } finally {
    chrome.kill();
  }
}

function rowsOf(page: string, taken: Taken[]): Row[] {
  const failed = [...new Set(taken.flatMap((one) => one.failed))];
  for (const each of failed) process.stdout.write(`${page} ${each}\n`);
  const scores = categories.map((category): Row => {
    const bar = category === 'performance' ? { atLeast: 90, beyond: 97 } : { atLeast: 100 };
    const figures = medianFigures(taken.map((one) => one.scores[category]));
    return { what: `${page}: ${category}`, unit: '', bar, ...figures };
  });
  const shift = medianFigures(taken.map((one) => one.shift));
  const blocking = medianFigures(taken.map((one) => one.blockingMs));
  return [
    ...scores,
    { what: `${page}: layout shift`, unit: '', bar: { atMost: 0.02, beyond: 0 }, ...shift },
    {
      what: `${page}: blocking time`,
      unit: 'ms',
      bar: { atMost: 150, beyond: 80 },
      ...blocking,
    },
  ];
}

/** `--url` names a running server with matches of today, `--page` a single page. */
export async function run(args: string[]): Promise<Row[]> {
  const site = option(args, '--url', 'http://127.0.0.1:8080');
  const only = option(args, '--page', '');
  const rows: Row[] = [];
  for (const [name, path] of await pagesOf(site)) {
    if (only && only !== name) continue;
    const taken: Taken[] = [];
    for (let round = 0; round < rounds; round++) taken.push(await take(site + path));
    rows.push(...rowsOf(name, taken));
  }
  return rows;
}
