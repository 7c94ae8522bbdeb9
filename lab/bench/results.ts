import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

import type { Spread } from './measure';

/** A bar is an upper or a lower limit. `beyond` is the better target. */
export type Bar = { atMost: number; beyond?: number } | { atLeast: number; beyond?: number };

/** A figure of several rounds has a spread. */
type Rounds = { rounds: number; spread: Spread } | { rounds?: never; spread?: never };

export type Row = Rounds & {
  what: string;
  value: number;
  unit: string;
  bar?: Bar;
  /** The baseline from the same run, in the unit of the figure. */
  baseline?: number;
  ours?: number;
  /** Why a bar was missed, or a limitation of the figure. */
  note?: string;
};

export interface Result {
  name: string;
  takenAt: string;
  machine: string;
  /** Load average before the run, and in its last minute. */
  load?: [before: number, after: number];
  /** Commit of the measured code. Older results have none. */
  commit?: string;
  rows: Row[];
}

const folder = new URL('./results/', import.meta.url);

export type Verdict = 'beyond' | 'reached' | 'missed' | '';

export function verdictOf({ value, bar }: Row): Verdict {
  if (!bar) return '';
  const passes = (limit: number) => ('atMost' in bar ? value <= limit : value >= limit);
  if (!passes('atMost' in bar ? bar.atMost : bar.atLeast)) return 'missed';
  return bar.beyond !== undefined && passes(bar.beyond) ? 'beyond' : 'reached';
}

const rounded = (value: number) =>
  Number(value.toPrecision(4)).toLocaleString('en-US', { maximumSignificantDigits: 4 });
const spreadText = ({ least, most }: Spread) => `${rounded(least)} to ${rounded(most)}`;

function barText(bar: Bar): string {
  const sign = 'atMost' in bar ? '≤' : '≥';
  const limit = 'atMost' in bar ? bar.atMost : bar.atLeast;
  return bar.beyond === undefined ? `${sign} ${limit}` : `${sign} ${limit} (${bar.beyond})`;
}

/** A Markdown table of a result, the same on the screen and in lab/bench/README.md. */
export function tableOf({ rows }: Result): string {
  const lines = rows.map((row) => {
    const against =
      row.baseline === undefined
        ? ''
        : `${rounded(row.ours ?? row.value)} / ${rounded(row.baseline)}`;
    const cells = [
      row.what,
      `${rounded(row.value)} ${row.unit}${row.spread ? ` (${spreadText(row.spread)})` : ''}`.trim(),
      against,
      row.bar ? barText(row.bar) : '',
    ];
    return `| ${[...cells, verdictOf(row), row.note ?? ''].join(' | ')} |`;
  });
  return [
    '| what | figure | ours / baseline | bar | | note |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** Where and when a result was taken, and under which other load. */
export const circumstances = ({ takenAt, commit, machine, load }: Result): string =>
  [
    takenAt.slice(0, 10),
    ...(commit ? [`commit ${commit}`] : []),
    machine,
    ...(load ? [`load ${load.join(' before, ')} after`] : []),
  ].join(', ');

export const currentLoad = (): number => Number(loadavg()[0]!.toFixed(1));

/** @throws if a row has no measurement because of too few calls */
export function refuseEmpty(rows: readonly Row[]): void {
  const empty = rows.find(({ value }) => !Number.isFinite(value));
  if (empty) throw new Error(`"${empty.what}" has no figure: nothing is kept.`);
}

/** Writes the rows to results/NAME.json, which is committed, and prints them. */
export async function saveResult(name: string, rows: Row[], loadBefore: number): Promise<void> {
  refuseEmpty(rows);
  const result: Result = {
    name,
    takenAt: new Date().toISOString(),
    machine: `${cpus().length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    load: [loadBefore, currentLoad()],
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    rows,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`\n${name}, ${circumstances(result)}\n\n${tableOf(result)}\n`);
}

/** Results as lab/bench/README.md shows them. */
export const tablesOf = (results: readonly Result[]): string =>
  results
    .map((result) => `### ${result.name}\n\n${circumstances(result)}\n\n${tableOf(result)}\n`)
    .join('\n');

/** All stored results by name. */
export async function readResults(): Promise<Result[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Result),
  );
}
