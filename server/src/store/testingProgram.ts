import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';

import { build, type Plugin } from 'esbuild';

const source = join(import.meta.dirname, '..');
/** Where the server's packages are found; afterTests removes it. */
export const programsFolder = join(source, '../node_modules/.cache/test-programs');

/** What is npm's stays in node_modules. */
const packages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@scoreline/') ? undefined : { path, external: true },
    );
  },
};

// Modules are evaluated anew for each file of tests; what was built stays with the process.
const key = Symbol.for('scoreline.testingPrograms');
const page = globalThis as { [key]?: Map<string, Promise<string>> };

async function bundle(file: string): Promise<string> {
  const name = basename(file, '.ts');
  const outdir = join(programsFolder, String(process.pid), Buffer.from(file).toString('base64url'));
  const isServer = file === join(source, 'main.ts');
  const beside = isServer ? ['fillProcess', 'seasonThread', 'members/feedback/redraw'] : [];
  const entries = [file, ...beside.map((path) => join(source, `${path}.ts`))];
  await build({
    entryPoints: entries.map((path) => ({ in: path, out: basename(path, '.ts') })),
    ...{ outdir, bundle: true, splitting: true, sourcemap: 'inline', plugins: [packages] },
    ...{ platform: 'node', format: 'esm', target: 'node20.19', logLevel: 'warning' },
  });
  // As server/build.mjs has it: the page server lists its brands by their files.
  if (isServer)
    cpSync(join(source, 'site/pages/brands'), join(outdir, 'brands'), { recursive: true });
  return join(outdir, `${name}.js`);
}

/**
 * The path of a program that Node runs as it is: compiled once a process, as `npm start` does it, where each start would
 * take three times as long from its sources.
 * @param file a TypeScript file's path
 */
export function testingProgram(file: string): Promise<string> {
  const programs = (page[key] ??= new Map());
  const before = programs.get(file) ?? bundle(file);
  programs.set(file, before);
  return before;
}
