import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

import type { Spread } from './measure';

/** A bar is passed from below or from above; `beyond` is the better of the two. */
export type Bar = { atMost: number; beyond?: number } | { atLeast: number; beyond?: number };

/** A figure of several rounds says how far these lay apart. */
type Rounds = { rounds: number; spread: Spread } | { rounds?: never; spread?: never };

export type Row = Rounds & {
  what: string;
  value: number;
  unit: string;
  bar?: Bar;
  /** What it was held against in the same run, in the same unit as the figure that was measured. */
  baseline?: number;
  ours?: number;
  /** Why a bar was not reached, or what the figure does not say. */
  note?: string;
};

export interface Result {
  name: string;
  takenAt: string;
  machine: string;
  /** How many wanted a processor in the minute before, and in the last minute of it. */
  load?: [before: number, after: number];
  /** Of the code that was measured; older results have none. */
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

/** A Markdown table of a result, the same on the screen and in bench/README.md. */
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

/** Where and when a result was taken, and beside how much other work. */
export const circumstances = ({ takenAt, commit, machine, load }: Result): string =>
  [
    takenAt.slice(0, 10),
    ...(commit ? [`commit ${commit}`] : []),
    machine,
    ...(load ? [`load ${load.join(' before, ')} after`] : []),
  ].join(', ');

export const currentLoad = (): number => Number(loadavg()[0]!.toFixed(1));

/** @throws where a row has measured nothing, of too few calls for one */
export function refuseEmpty(rows: readonly Row[]): void {
  const empty = rows.find(({ value }) => !Number.isFinite(value));
  if (empty) throw new Error(`"${empty.what}" has no figure: nothing is kept.`);
}

/** Keeps the rows as results/NAME.json, which is committed, and prints them. */
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

/** Results as bench/README.md shows them. */
export const tablesOf = (results: readonly Result[]): string =>
  results
    .map((result) => `### ${result.name}\n\n${circumstances(result)}\n\n${tableOf(result)}\n`)
    .join('\n');

/** All results that are kept, by name. */
export async function readResults(): Promise<Result[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Result),
  );
}
