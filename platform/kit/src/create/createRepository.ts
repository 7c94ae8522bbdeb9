import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { claimProblems } from '../admission/claims';
import { type Wishes, type Words, wordsFor } from './words';
import { claimOf, filesOf, writeFiles } from './writeTemplate';

interface Package {
  name?: string;
  exports?: object;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scoreline?: object;
}

async function packageIn(folder: string): Promise<Package> {
  const path = join(folder, 'package.json');
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Package) : {};
}

const sorted = (versions: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Merges the remote's package with the tools that build and check it. Installed dependencies stay as they are, including the
 * kit.
 */
function mergedPackage(remote: Package, around: Package, own: Package, name: string): string {
  // The kit provides the remote's libraries.
  const { dependencies: _ofTheKit, scoreline, ...facts } = remote;
  const installed = { ...own.dependencies, ...own.devDependencies };
  const missing = Object.entries(around.devDependencies ?? {}).filter(([tool]) => !installed[tool]);
  return JSON.stringify({
    ...{ ...facts, name },
    ...around,
    ...(own.dependencies && { dependencies: sorted(own.dependencies) }),
    devDependencies: sorted({ ...Object.fromEntries(missing), ...own.devDependencies }),
    scoreline,
  });
}

/**
 * Turns `folder` into the repository of one new remote: package, page, texts, test and tooling.
 * @throws if the folder already has a remote or the path is not allowed; nothing is written then.
 */
export async function createRepository(
  folder: string,
  name: string,
  wishes: Wishes,
): Promise<Words> {
  const words = wordsFor(name, wishes);
  const own = await packageIn(folder);
  if (own.exports) throw new Error(`${folder} has a package already, ${own.name ?? 'unnamed'}`);
  const problems = claimProblems([claimOf(words)]);
  if (problems.length > 0) throw new Error(`${problems.join('\n     ')}; give another with --path`);
  const remote = new Map(filesOf('template', words));
  const around = new Map(filesOf('repository', words));
  const read = (files: ReadonlyMap<string, string>) =>
    JSON.parse(files.get('package.json') ?? '{}') as Package;
  const merged = mergedPackage(read(remote), read(around), own, words.folder);
  const files = new Map([...around, ...remote, ['package.json', merged]]);
  const taken = [...files.keys()].find(
    (path) => path !== 'package.json' && existsSync(join(folder, path)),
  );
  if (taken) throw new Error(`${join(folder, taken)} exists already: choose a folder without it`);
  await writeFiles(folder, [...files]);
  return words;
}
