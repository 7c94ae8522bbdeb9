import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

import { checkAll } from './check';
import { generatedFiles } from './generate/files';
import { Missing, openApps } from './apps';
import { readOptions } from './options';

function generate(): void {
  for (const [file, text] of Object.entries(generatedFiles())) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(relative('.', file));
  }
}

async function check(argv: readonly string[]): Promise<void> {
  const options = readOptions(argv);
  const apps = await openApps(options);
  try {
    const broken = await checkAll(apps, options, (line) => console.log(line));
    console.log(broken === 0 ? 'The page keeps the list.' : `${broken} lines are not kept.`);
    process.exitCode = broken === 0 ? 0 : 1;
  } finally {
    await apps.close();
  }
}

try {
  const argv = process.argv.slice(2);
  if (argv.join(' ') === 'generate') generate();
  else await check(argv);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof Missing ? 2 : 1;
}
