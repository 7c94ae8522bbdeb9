import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Errors of one run, one line each; empty if there are none. */
export type TypeProblems = readonly string[];

const problem = /^(.+)\((\d+),(\d+)\): error (TS\d+: .*)$/;
const begins = /- (?:Starting compilation in watch mode|File change detected)/;
const ends = /- Found \d+ errors?\. Watching for file changes\./;

/** Parses the output of `tsc --watch` line by line and reports each run as it ends, with file paths relative to `directory`. */
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

/** The remote's TypeScript configuration: its own, or its repository's. */
const configOf = (directory: string, project: string): string | undefined =>
  [directory, project].map((folder) => join(folder, 'tsconfig.json')).find(existsSync);

const tsc = () => {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
};

interface Checked {
  /** The remote's folder. */
  directory: string;
  /** The folder with the installed packages. */
  project: string;
  tell(problems: TypeProblems): void;
}

/**
 * Checks the remote's types whenever a file changes, in a separate process, so that builds do not wait for it. Skips a remote
 * without a TypeScript configuration.
 * @returns a function that stops it.
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
