import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

let bundled: Promise<string> | undefined;

/** main.ts as one script. */
export const pageScript = (): Promise<string> => (bundled ??= bundle());

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  return outputFiles[0]!.text;
}
