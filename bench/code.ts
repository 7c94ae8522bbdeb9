import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { measured } from './measured';

/** A digest of each file or folder that a benchmark measures, by its path from the root. */
export type Code = Record<string, string>;

const project = fileURLToPath(new URL('../', import.meta.url));
const hexDigits = 16;
/** Neither tests nor what a build leaves change what is measured. */
const isMeasured = (path: string) =>
  !/(^|\/)(node_modules|dist|\.cache)\/|\.test\.tsx?$|\.md$/.test(path);

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Of what lies on the disk, committed or not: a result is of the code that ran. */
async function digestOf(root: string, path: string): Promise<string> {
  const files = (await filesOf(join(root, path)))
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter(isMeasured)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, hexDigits);
}

/**
 * The code that a benchmark measures, its own folder with it, as it is now.
 * @throws where `measured` does not know the benchmark, or names what is not there
 */
export async function codeOf(
  name: string,
  paths: readonly string[] | undefined = measured[name],
  root = project,
): Promise<Code> {
  if (!paths) throw new Error(`bench/measured.ts does not say what ${name} measures.`);
  const all = [`bench/${name}`, ...paths];
  return Object.fromEntries(
    await Promise.all(all.map(async (path) => [path, await digestOf(root, path)] as const)),
  );
}

/** What a result says that was taken of code which is not that of today; empty where it is. `code` is what the result keeps. */
export function standingOf(code: Code | undefined, now: Code): string {
  if (!code) return 'of earlier code';
  const paths = [...new Set([...Object.keys(code), ...Object.keys(now)])];
  const changed = paths.filter((path) => code[path] !== now[path]);
  return changed.length > 0 ? `of earlier code, changed since: ${changed.join(', ')}` : '';
}
