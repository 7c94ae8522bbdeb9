import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { openBrowser } from '../browser';
import { median, medianFigures, percentile } from '../measure';
import { option } from '../options';
import type { Row } from '../results';

const server = fileURLToPath(
  new URL('../../../server/src/benchmarks/pixelServer.ts', import.meta.url),
);

/** Records when a text was painted. A string, because the compiler adds helper calls that the page does not have. */
const watchPaints = `(() => {
  window.painted = {};
  const note = (text) => {
    if (!/^\\d+$/.test(text) || text in window.painted) return;
    window.painted[text] = null;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => (window.painted[text] = performance.timeOrigin + performance.now());
      after.port2.postMessage(0);
    });
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length ? addedNodes : [target]) note(node.textContent.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

type Painting = typeof globalThis & { painted: Record<string, number | null> };

const paintedAt = async (page: Page, text: string): Promise<number> => {
  const handle = await page.waitForFunction(
    (wanted) => (globalThis as Painting).painted[wanted],
    text,
    { timeout: 10_000, polling: 20 },
  );
  return (await handle.jsonValue()) as number;
};

/** Time to paint a bare change of the page. */
async function barePaint(page: Page, text: string): Promise<number> {
  const began = await page.evaluate(
    `(() => { const bare = document.createElement('i'); bare.textContent = '${text}'; document.body.append(bare);
      return performance.timeOrigin + performance.now(); })()`,
  );
  return (await paintedAt(page, text)) - (began as number);
}

/**
 * Row 12 of the bars: time from a goal's event to the paint of the score, in a browser on the same machine, in the list and on
 * the match page at once. `--data` names a DATA_DIR with a release, `--goals N` (40) per round, `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const [goals, rounds] = [option(args, '--goals', 40), option(args, '--rounds', 5)];
  const env = { ...process.env, DATA_DIR: option(args, '--data', '.data') };
  const child = fork(server, { execArgv: ['--import', 'tsx'], env });
  const [{ port, eventId }] = (await once(child, 'message')) as [{ port: number; eventId: number }];
  const browser = await openBrowser();
  const open = async (path: string) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en',
      timezoneId: 'Europe/London',
    });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await page.getByText('Team home').first().waitFor();
    await page.evaluate(watchPaints);
    return page;
  };
  try {
    const pages = {
      'the list': await open('/'),
      'the match page': await open(`/football/match/team-home-team-away/${eventId}`),
    };
    await sleep(2_000);
    const taken = { 'the list': [] as number[], 'the match page': [] as number[] };
    const bare: number[] = [];
    for (let n = 0; n < goals * rounds; n++) {
      // Numbers that appear nowhere else on a page.
      const score = 200 + n;
      child.send({ goals: score });
      const [{ at }] = (await once(child, 'message')) as [{ at: number }];
      for (const [name, page] of Object.entries(pages) as [keyof typeof pages, Page][])
        taken[name].push((await paintedAt(page, String(score))) - at);
      bare.push(await barePaint(pages['the match page'], String(100_000 + n)));
      await sleep(80 + ((n * 37) % 120));
    }
    const p95s = (times: number[]) =>
      Array.from({ length: rounds }, (_, round) =>
        percentile(times.slice(round * goals, (round + 1) * goals), 0.95),
      );
    return (Object.entries(taken) as [string, number[]][]).map(([name, times]) => {
      const ours = medianFigures(p95s(times));
      return {
        what: `p95 from a goal’s event to its paint on ${name}`,
        unit: 'ms',
        bar: { atMost: 250, beyond: 100 },
        ...{ ours: ours.value, baseline: median(p95s(bare)), ...ours },
        note: `${goals} goals a round, their median ${median(times).toFixed(0)} ms; baseline is a bare change of the page to its paint`,
      };
    });
  } finally {
    await browser.close();
    child.disconnect();
  }
}
