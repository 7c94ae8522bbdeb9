import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { format, resolveConfig } from 'prettier';

import { circumstances, currentLoad, readResults, type Row, saveResult, tablesOf } from './results';

/** The export of a benchmark's `run.ts`: its rows, measured against their own baseline in the same run. */
interface Benchmark {
  run(args: string[]): Promise<Row[]>;
}

const here = new URL('./', import.meta.url);
const say = (text: string) => void process.stdout.write(`${text}\n`);

async function benchmarkNames(): Promise<string[]> {
  const entries = await readdir(here, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/run.ts`, here)))
    .map(({ name }) => name)
    .sort();
}

async function runOne(name: string, args: string[]): Promise<void> {
  const { run } = (await import(new URL(`${name}/run.ts`, here).href)) as Benchmark;
  const loadBefore = currentLoad();
  await saveResult(name, await run(args), loadBefore);
  await writeTables();
}

/** Writes the stored results into lab/bench/README.md between its two markers. */
async function writeTables(): Promise<void> {
  const file = new URL('README.md', here);
  const [before, , after] = (await readFile(file, 'utf8')).split(/<!-- results(?: end)? -->/);
  const tables = tablesOf(await readResults());
  const text = `${before}<!-- results -->\n\n${tables}\n<!-- results end -->${after ?? '\n'}`;
  const filepath = fileURLToPath(file);
  await writeFile(file, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}

/** Lists each benchmark with the date of its result. */
async function listResults(): Promise<void> {
  const results = await readResults();
  for (const each of names) {
    const result = results.find((kept) => kept.name === each);
    say(`  ${each}, ${result ? circumstances(result) : 'not taken'}`);
  }
}

const [name, ...args] = process.argv.slice(2);
const names = await benchmarkNames();
if (!name) {
  say('npm run bench -- NAME|all|tables');
  await listResults();
} else if (name === 'tables') {
  await writeTables();
  await listResults();
} else if (name === 'all') for (const each of names) await runOne(each, args);
else if (names.includes(name)) await runOne(name, args);
else {
  process.stderr.write(`bench: no benchmark "${name}"; there are ${names.join(', ')}\n`);
  process.exitCode = 1;
}
