import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';

import { circumstances, currentLoad, readResults, type Row, saveResult, tableOf } from './results';

/** What a benchmark's `run.ts` exports: its rows, measured against its own baseline in the same run. */
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
}

/** Writes the kept results into bench/README.md, between its two marks. */
async function writeTables(): Promise<void> {
  const file = new URL('README.md', here);
  const [before, , after] = (await readFile(file, 'utf8')).split(/<!-- results(?: end)? -->/);
  const tables = (await readResults()).map(
    (result) => `### ${result.name}\n\n${circumstances(result)}\n\n${tableOf(result)}\n`,
  );
  const text = `${before}<!-- results -->\n\n${tables.join('\n')}\n<!-- results end -->${after ?? '\n'}`;
  await writeFile(file, text);
}

const [name, ...args] = process.argv.slice(2);
const names = await benchmarkNames();
if (!name) say(`npm run bench -- NAME|all|tables\n${names.map((each) => `  ${each}`).join('\n')}`);
else if (name === 'tables') await writeTables();
else if (name === 'all') for (const each of names) await runOne(each, args);
else if (names.includes(name)) await runOne(name, args);
else {
  process.stderr.write(`bench: no benchmark "${name}"; there are ${names.join(', ')}\n`);
  process.exitCode = 1;
}
