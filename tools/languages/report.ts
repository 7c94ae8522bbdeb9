import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { root } from '../run/children.mjs';
import { readersFile } from './add';
import { brotliSize } from './checks/size';
import { unfinishedCodes } from './list';
import { fileOf, pageFolders, type Problem, readLanguage, readTree } from './texts';

const nameOf = new Intl.DisplayNames('en', { type: 'language' });
const asKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Brotli bytes of the files that pages load, by namespace. */
function sizesOf(code: string): [string, number][] {
  const files = new Set(readLanguage(code).texts.map(({ file }) => file));
  return pageFolders()
    .filter((folder) => files.has(folder))
    .map((folder) => [firstItem(folder.split('/')), brotliSize(readTree(fileOf(folder, code)))]);
}

function lineOf(
  code: string,
  problems: readonly Problem[],
  list: string,
  readers: string[],
): string {
  const missing = problems.filter(({ check }) => check === 'keys').length;
  const sizes = sizesOf(code);
  const [largest, bytes] = sizes.sort(([, one], [, other]) => other - one)[0] ?? ['nothing', 0];
  const whole = problems.length === 0 ? 'whole' : `${problems.length} problems`;
  return [
    code.padEnd(3),
    (nameOf.of(code) ?? code).padEnd(14),
    whole.padEnd(13),
    `${missing} missing`.padEnd(12),
    (unfinishedCodes(list).includes(code) ? 'kept back' : 'offered').padEnd(10),
    (readers.length > 0 ? `read by ${readers.join(', ')}` : 'unread').padEnd(8),
    `${asKilobytes(sizes.reduce((sum, [, size]) => sum + size, 0))}, at most ${asKilobytes(bytes)} in ${largest}`,
  ].join(' ');
}

/** One line per language: completeness, missing texts, readers, and Brotli size. */
export function report(list: string, problems: ReadonlyMap<string, readonly Problem[]>): string[] {
  const readers = JSON.parse(readFileSync(join(root, readersFile), 'utf8')) as Record<
    string,
    string[]
  >;
  return [...problems].map(([code, found]) => lineOf(code, found, list, readers[code] ?? []));
}
