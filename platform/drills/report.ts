import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { root } from '../../tools/run/children.mjs';

/** A trial: its name, its subject and its outcome. */
export interface Result {
  row: string;
  column: string;
  /** A short observation, like `0.8 s`. */
  note: string;
  /** Why it counts as a failure. */
  failure?: string;
}

const folder = join(root, 'node_modules/.cache/reports');

const cellOf = ({ note, failure }: Result) => (failure ? `FAILED ${note}` : note);

function grid(results: readonly Result[]): string[][] {
  const columns = [...new Set(results.map(({ column }) => column))];
  const rows = [...new Set(results.map(({ row }) => row))];
  const cell = (row: string, column: string) => {
    const found = results.find((result) => result.row === row && result.column === column);
    return found ? cellOf(found) : '';
  };
  return [['', ...columns], ...rows.map((row) => [row, ...columns.map((name) => cell(row, name))])];
}

/** The results as lines of a table. */
export function table(results: readonly Result[]): string {
  const lines = grid(results);
  const widths = firstItem(lines).map((_, column) =>
    Math.max(...lines.map((line) => itemAt(line, column).length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(itemAt(widths, column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function page(title: string, results: readonly Result[]): string {
  const rows = grid(results).map(
    (line) => `<tr>${line.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  const style = 'body{font:14px system-ui}td{padding:4px 12px;border-bottom:1px solid #8884}';
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><table>${rows.join('\n')}</table>\n`;
}

/** Prints the table, writes it as JSON and HTML, and throws with all failures if there are any. */
export async function report(title: string, results: readonly Result[]): Promise<void> {
  const base = join(folder, title);
  await mkdir(folder, { recursive: true });
  await writeFile(`${base}.json`, JSON.stringify(results, null, 2));
  await writeFile(`${base}.html`, page(title, results));
  const failed = results.filter(({ failure }) => failure);
  const summary = `${results.length - failed.length} of ${results.length} as they should be; kept in ${base}.{json,html}`;
  process.stdout.write(`${table(results)}\n\n${summary}\n`);
  if (failed.length > 0 || results.length === 0) {
    const lines = failed.map(({ row, column, failure }) => `  ${row}, ${column}: ${failure}`);
    throw new Error(`${title} found ${failed.length} failures\n${lines.join('\n')}`);
  }
}

/** Prints the current trial as progress. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`);
