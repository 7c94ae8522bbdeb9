import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Aliases that turn the build of the shell in `directory` into one application with the remotes inside, each behind a lazy route:
 * the same code without federation, as the baseline of the benchmarks.
 */
export function withoutFederation(directory, cache, remotes) {
  mkdirSync(cache, { recursive: true });
  const imports = remotes.map(
    (directory) =>
      `${JSON.stringify(basename(directory))}: () => import(${JSON.stringify(join(directory, 'src/remote.tsx'))}),`,
  );
  const modules = {
    loadBuild: `const remotes = { ${imports.join(' ')} };
      export const createBuildLoader = () => async ({ name }) => (await remotes[name]()).remote;`,
    startFederation: 'export const startFederation = () => undefined;',
  };
  const aliases = Object.entries(modules).map(([name, source]) => {
    const path = join(cache, `${name}.js`);
    writeFileSync(path, source);
    return [join(directory, `../platform/browser/src/federation/${name}.ts`), path];
  });
  return Object.fromEntries(aliases);
}
