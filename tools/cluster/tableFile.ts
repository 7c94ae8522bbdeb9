import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { extname, resolve } from 'node:path';

import { format } from 'prettier';

import {
  type Bars,
  lossSeconds,
  partsOf,
  report,
  restoreSeconds,
  type Result,
  rowsOf,
  seconds,
} from './report';

/** What was asked of a drill, and where and when it was. */
interface Circumstances extends Bars {
  takenAt: Date;
  minutes: number;
  /** Processors and the like, in words. */
  machine: string;
}

type Write = (result: Result, of: Circumstances) => string | Promise<string>;

const writers: Record<string, Write> = { '.json': json, '.md': markdown };

/** This machine, in words. */
export const machineInWords = (): string =>
  `${cpus().length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`;

/** Times are milliseconds; `rows` are the bars as the table has them. */
function json(result: Result, { takenAt, ...of }: Circumstances): string {
  const { byKill, ...rest } = result;
  const content = {
    takenAt: takenAt.toISOString(),
    ...of,
    rows: rowsOf(result, of),
    parts: partsOf(byKill),
    ...rest,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The row of docs/capacity.md first, then all that the drill prints. */
function markdown(result: Result, of: Circumstances): Promise<string> {
  const { takenAt, minutes, machine, pauseSeconds } = of;
  const { clients, members, backup, pauses } = result;
  const what = `${minutes} minutes, ${clients} clients, ${members} members, ${takenAt.toISOString().slice(0, 10)}`;
  const figures = [pauses.resume, backup.lossMs, backup.restoreMs].map(seconds);
  const text = [
    `On ${machine}:`,
    '',
    '| drill | all clients were back | would have been lost | time to restore | bar |',
    '|---|---|---|---|---|',
    `| ${[what, ...figures, `≤ ${pauseSeconds} s, ${lossSeconds} s, ${restoreSeconds} s`].join(' | ')} |`,
    '',
    report(result, of).text,
  ];
  return format(text.join('\n'), { parser: 'markdown' });
}

/**
 * Where the table goes, as seen from the folder the command was typed in, which npm moves away from.
 * @throws where the ending says neither JSON nor Markdown
 */
export function tableFileOf(path: string, from = process.env.INIT_CWD ?? process.cwd()): string {
  if (extname(path) in writers) return resolve(from, path);
  throw new Error(
    `--table must name a file that ends in ${Object.keys(writers).join(' or ')}, but is ${JSON.stringify(path)}.`,
  );
}

/** Keeps what came of a drill, whether its bars were kept or not; `file` is of `tableFileOf`. */
export async function writeTable(file: string, result: Result, of: Circumstances): Promise<void> {
  const write = writers[extname(file)];
  if (!write) throw new Error(`nothing writes ${file}`);
  await writeFile(file, await write(result, of));
}
