import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { compare } from '../measure';
import { option } from '../options';
import type { Row } from '../results';
import { openBrowser } from '../browser';
import { type LoadedFile, loadPage } from './pageLoad';

const root = fileURLToPath(new URL('../../', import.meta.url));

const isScript = ({ type, path }: LoadedFile) => type === 'Script' && path.startsWith('/builds/');
const kilobytes = (files: LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** Switches the running server's release by the project's own command; the server notices by itself. */
function switcher(dataDir: string) {
  const mfe = (...args: string[]) =>
    execFileSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'tools/mfe/main.ts', ...args],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
      },
    );
  const seqOf = (output: string) => /scoreline\/\S+ is at release (\d+)/.exec(output)![1]!;
  const remotes = () => {
    const [track] = JSON.parse(mfe('status', '--json', '--brand', 'scoreline')) as {
      builds: Record<string, string>;
    }[];
    return Object.keys(track!.builds).filter((name) => name !== 'shell');
  };
  const only = ['--brand', 'scoreline'];
  const names = remotes();
  const federated = seqOf(mfe('promote', 'shell', ...names, ...only));
  const single = seqOf(mfe('one-bundle', ...names, ...only));
  return {
    federated: () => mfe('rollback', '--to', federated, ...only),
    single: () => mfe('rollback', '--to', single, ...only),
  };
}

/**
 * The first load of home against the same code as one bundle with a lazy route. `--url` names a running server with
 * matches of today, `--data` its DATA_DIR, whose release is switched back and forth and left as it is built now.
 */
export async function run(args: string[]): Promise<Row[]> {
  const url = option(args, '--url', 'http://127.0.0.1:8080/');
  const release = switcher(option(args, '--data', '.data'));
  const browser = await openBrowser();
  const load = async (side: 'federated' | 'single', throttled: boolean) => {
    release[side]();
    return loadPage(browser, url, throttled);
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
    release.federated();
    await browser.close();
  }
}

function rowsOf(
  ours: number,
  baseline: number,
  time: Awaited<ReturnType<typeof compare>>,
  remote: number,
): Row[] {
  return [
    {
      what: 'first-load JavaScript of home, brotli',
      value: ours,
      unit: 'KB',
      bar: { atMost: 170, beyond: 130 },
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
      value: time.ratio,
      unit: '',
      bar: { atMost: 1.15, beyond: 1 },
      ours: time.ours,
      baseline: time.baseline,
      rounds: time.rounds,
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
