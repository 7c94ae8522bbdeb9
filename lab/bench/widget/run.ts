import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser } from '@playwright/test';

import { openBrowser } from '../browser';
import { option } from '../options';
import type { Row } from '../results';

interface Loaded {
  path: string;
  /** Size as sent, without headers. */
  bytes: number;
}

interface Visit {
  files: Loaded[];
  sockets: number;
  /** Sum of layout shifts. */
  shift: number;
}

const kilobytes = (files: readonly Loaded[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** Another site's page with these widgets. */
function serve(site: string, ids: readonly number[]): Promise<Server> {
  const widgets = ids.map(
    (id) => `<scoreline-widget client-id="demo" type="match" match="${id}"></scoreline-widget>`,
  );
  const page = `<!doctype html><html lang="en"><title>Scores</title><style>body{display:grid;grid-template-columns:repeat(5,1fr)}</style><script async src="${site}/widget/embed.js?v=1"></script>${widgets.join('')}`;
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
  );
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** Transfer size of an address. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

const shiftOf = `new Promise(function (resolve) {
  var sum = 0;
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) { sum += entry.value; });
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(function () { resolve(sum); }, 500);
})`;

async function visit(browser: Browser, site: string, ids: readonly number[]): Promise<Visit> {
  const server = await serve(site, ids);
  const context = await browser.newContext({ viewport: { width: 1_900, height: 1_000 } });
  const page = await context.newPage();
  const asked: string[] = [];
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  page.on('request', (request) => {
    if (request.url().startsWith(`${site}/`) && request.method() === 'GET')
      asked.push(request.url());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  for (const widget of await page.locator('scoreline-widget').all())
    await widget.locator('.w[aria-busy=false]').waitFor();
  await page.waitForTimeout(1_000);
  const shift = await page.evaluate<number>(shiftOf);
  await context.close();
  server.close();
  const files = await Promise.all(
    asked.map(async (url) => ({ path: new URL(url).pathname, bytes: await bytesOf(url) })),
  );
  return { files, sockets, shift };
}

interface Listed {
  summary: { eventId: number; status: string };
}

const dayMs = 86_400_000;

/** Matches of tomorrow, which get live updates like those in play. */
async function comingMatches(site: string): Promise<number[]> {
  const date = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  const views = ['football', 'basketball'].map((sport) => `day:${sport}:${date}:UTC`);
  const query = new URLSearchParams([['clientId', 'demo'], ...views.map((view) => ['view', view])]);
  const answer = await fetch(`${site}/widget/v1/data.json?${query.toString()}`);
  const { data } = (await answer.json()) as { data: { views: Record<string, { rows: Listed[] }> } };
  return Object.values(data.views).flatMap(({ rows }) =>
    rows.map(({ summary }) => summary.eventId),
  );
}

/**
 * Cost of a widget for an embedder's page. `--url` names a running server with demo data and matches of tomorrow. Sizes are exact
 * transfer sizes in Brotli.
 */
export async function run(args: string[]): Promise<Row[]> {
  const site = new URL(option(args, '--url', 'http://127.0.0.1:8080/')).origin;
  const ids = await comingMatches(site);
  if (ids.length < 10) throw new Error(`${site} has only ${ids.length} matches tomorrow`);
  const browser = await openBrowser();
  try {
    const one = await visit(browser, site, ids.slice(0, 1));
    const ten = await visit(browser, site, ids.slice(0, 10));
    const { files } = one;
    for (const { path, bytes } of files) {
      process.stdout.write(`${(bytes / 1024).toFixed(2).padStart(7)} KB  ${path}\n`);
    }
    const loader = files.filter(({ path }) => path.endsWith('/embed.js'));
    const requests = ten.files.filter(({ path }) => path.endsWith('/data.json'));
    return [
      { what: 'loader', value: kilobytes(loader), unit: 'KB', bar: { atMost: 4, beyond: 2 } },
      {
        what: 'everything that one match loads: loader, screens, texts, first data',
        value: kilobytes(files),
        unit: 'KB',
        bar: { atMost: 45, beyond: 30 },
      },
      { what: 'sockets of a page with ten', value: ten.sockets, unit: '', bar: { atMost: 1 } },
      {
        what: 'data requests of a page with ten',
        value: requests.length,
        unit: '',
        bar: { atMost: 1 },
      },
      { what: 'layout shift of a page with ten', value: ten.shift, unit: '', bar: { atMost: 0 } },
    ];
  } finally {
    await browser.close();
  }
}
