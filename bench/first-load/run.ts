import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { compare, type Comparison, ratioFigures } from '../measure';
import type { Row } from '../results';
import { openBrowser } from '../browser';
import { type LoadedFile, loadPage } from './pageLoad';

const root = fileURLToPath(new URL('../../', import.meta.url));

const isScript = ({ type, path }: LoadedFile) => type === 'Script' && path.startsWith('/builds/');
const kilobytes = (files: LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** A site that the project's own command runs; it is switched by a line and says when it has. */
async function openSwitchedSite() {
  const site = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tools/mfe/main.ts', 'one-bundle'],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(site, 'exit');
  const lines = createInterface(site.stdout)[Symbol.asyncIterator]();
  const lineLike = async (wanted: RegExp): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('the site of the two sides ended');
      if (wanted.test(value)) return value;
    }
  };
  const url = await lineLike(/^http/);
  return {
    url,
    async show(side: 'federated' | 'single') {
      site.stdin.write(`${side}\n`);
      await lineLike(new RegExp(`^${side}$`));
    },
    async close() {
      site.stdin.end();
      await ended;
    },
  };
}

/** The first load of home against the same code as one bundle with a lazy route, on a site of its own with matches of today. */
export async function run(): Promise<Row[]> {
  const site = await openSwitchedSite();
  const browser = await openBrowser();
  const load = async (side: 'federated' | 'single', throttled: boolean) => {
    await site.show(side);
    return loadPage(browser, site.url, throttled);
  };
  try {
    const ours = (await load('federated', false)).files.filter(isScript);
    const baseline = (await load('single', false)).files.filter(isScript);
    for (const { path, bytes } of ours) {
      process.stdout.write(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${path}\n`);
    }
    const time = await compare(
      async () => (await load('federated', true)).firstRowMs,
      async () => (await load('single', true)).firstRowMs,
    );
    const remote = ours.filter(
      ({ path }) => path.includes('/mf-scores/') && !path.includes('/entry.'),
    );
    return rowsOf(kilobytes(ours), kilobytes(baseline), time, kilobytes(remote));
  } finally {
    await browser.close();
    await site.close();
  }
}

function rowsOf(ours: number, baseline: number, time: Comparison, remote: number): Row[] {
  return [
    {
      what: 'first-load JavaScript of home, brotli',
      value: ours,
      unit: 'KB',
      bar: { atMost: 195, beyond: 130 },
    },
    {
      what: 'the same against one bundle of the same code',
      value: ours / baseline,
      unit: '',
      bar: { atMost: 1.35, beyond: 1.1 },
      ours,
      baseline,
    },
    {
      what: 'time to the first match row, 150 ms, 1.6 Mbit/s, CPU 4×',
      unit: '',
      bar: { atMost: 1.15, beyond: 1 },
      ...ratioFigures(time),
      note: 'milliseconds, against one bundle with a lazy route, same server',
    },
    {
      what: 'exposed code of mf-scores, brotli',
      value: remote,
      unit: 'KB',
      bar: { atMost: 40, beyond: 25 },
    },
  ];
}
