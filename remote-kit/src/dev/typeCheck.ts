import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** What one turn of the checker found: a line an error, none where the types fit. */
export type TypeProblems = readonly string[];

const problem = /^(.+)\((\d+),(\d+)\): error (TS\d+: .*)$/;
const begins = /- (?:Starting compilation in watch mode|File change detected)/;
const ends = /- Found \d+ errors?\. Watching for file changes\./;

/** Reads what `tsc --watch` prints, line by line, and tells of each turn as it ends; files by their path from `directory`. */
export function createTypeReader(directory: string, tell: (problems: TypeProblems) => void) {
  let found: string[] = [];
  return (line: string): void => {
    if (begins.test(line)) found = [];
    const [, file = '', row, column, said] = problem.exec(line) ?? [];
    if (said)
      found.push(`${relative(directory, resolve(directory, file))}:${row}:${column} ${said}`);
    if (ends.test(line)) tell(found);
  };
}

/** The configuration that says how the remote is checked: its own, or that of the repository it is in. */
const configOf = (directory: string, project: string): string | undefined =>
  [directory, project].map((folder) => join(folder, 'tsconfig.json')).find(existsSync);

const tsc = () => {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
};

interface Checked {
  /** The remote's folder. */
  directory: string;
  /** The folder that has what is installed. */
  project: string;
  tell(problems: TypeProblems): void;
}

/**
 * Checks the remote's types whenever a file changes, in a process of its own: builds do not wait for it. A remote without a
 * configuration of TypeScript is not checked.
 * @returns what ends it
 */
export async function watchTypes({
  directory,
  project,
  tell,
}: Checked): Promise<() => Promise<void>> {
  const own = configOf(directory, project);
  if (!own) return () => Promise.resolve();
  const cache = join(project, 'node_modules/.cache');
  const folder = await mkdtemp(join(cache, `types-${basename(directory)}-`));
  const config = join(folder, 'tsconfig.json');
  const include = ['ts', 'tsx'].map((ending) => join(directory, `src/**/*.${ending}`));
  const compilerOptions = { noEmit: true, composite: false, incremental: false };
  await writeFile(config, JSON.stringify({ extends: own, include, compilerOptions }));
  const options = ['--watch', '--preserveWatchOutput', '--pretty', 'false', '-p', config];
  const child = spawn(process.execPath, [tsc(), ...options], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  createInterface(child.stdout).on('line', createTypeReader(directory, tell));
  return async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
