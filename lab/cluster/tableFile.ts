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

/** Parameters, place and time of a drill. */
interface Circumstances extends Bars {
  takenAt: Date;
  minutes: number;
  /** Description of the machine, with its processors. */
  machine: string;
}

type Write = (result: Result, of: Circumstances) => string | Promise<string>;

const writers: Record<string, Write> = { '.json': json, '.md': markdown };

/** Description of this machine. */
export const machineInWords = (): string =>
  `${cpus().length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`;

/** Times are in milliseconds. `rows` are the limits as in the table. */
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

/** The row for docs/capacity.md, then the full output of the drill. */
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
 * Path of the result file, relative to the folder in which the command was typed, because npm changes the folder.
 * @throws if the extension is neither JSON nor Markdown
 */
export function tableFileOf(path: string, from = process.env.INIT_CWD ?? process.cwd()): string {
  if (extname(path) in writers) return resolve(from, path);
  throw new Error(
    `--table must name a file that ends in ${Object.keys(writers).join(' or ')}, but is ${JSON.stringify(path)}.`,
  );
}

/** Writes the results of a drill, whether the limits were met or not. `file` is a path from `tableFileOf`. */
export async function writeTable(file: string, result: Result, of: Circumstances): Promise<void> {
  const write = writers[extname(file)];
  if (!write) throw new Error(`nothing writes ${file}`);
  await writeFile(file, await write(result, of));
}
