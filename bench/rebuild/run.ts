import { execFileSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compare, ratioFigures } from '../measure';
import { option } from '../options';
import type { Row } from '../results';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Two copies of the working tree: one that is built again after each change, and one that is built from nothing. */
const copyProject = (): string =>
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/mfe/main.ts', 'copy'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

/** Seconds of `npm run build` in a copy. */
function secondsToBuild(copy: string): number {
  const startedAt = performance.now();
  execFileSync(process.execPath, ['tools/build.mjs'], {
    cwd: copy,
    env: { ...process.env, DATA_DIR: join(copy, '.data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (performance.now() - startedAt) / 1000;
}

/** Everything a build leaves: what was built, the server's and the registry's files, and the compilers' caches. */
const made = ['.data', 'server/dist', 'registry/dist', 'node_modules/.cache'];
const empty = (copy: string) =>
  Promise.all(made.map((path) => rm(join(copy, path), { recursive: true, force: true })));

/** A statement that ends up in the build, another one each time. */
const change = (copy: string, remote: string) =>
  appendFile(
    join(copy, remote, 'src/remote.tsx'),
    `\n(globalThis as { changedAt?: number }).changedAt = ${Date.now()};\n`,
  );

/** Row 15 of the bars. `--remote` names another remote than the largest. */
export async function run(args: string[]): Promise<Row[]> {
  const remote = option(args, '--remote', 'mf-match');
  const [changed, cold] = [copyProject(), copyProject()];
  try {
    secondsToBuild(changed);
    const time = await compare(
      async () => {
        await change(changed, remote);
        return secondsToBuild(changed);
      },
      async () => {
        await empty(cold);
        return secondsToBuild(cold);
      },
    );
    return [
      {
        what: `npm run build with ${remote} changed, against one from nothing`,
        unit: '×',
        bar: { atMost: 0.5, beyond: 0.2 },
        ...ratioFigures(time),
        note: 'seconds; shell, remotes, server and registry, no cache',
      },
    ];
  } finally {
    await Promise.all([changed, cold].map((copy) => rm(copy, { recursive: true, force: true })));
  }
}
