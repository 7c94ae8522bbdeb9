import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import webpack from 'webpack';

/**
 * Plugins that turn the shell's build into one application with the remotes inside, each behind a lazy route: the same
 * code without federation, which the benchmarks hold the product against.
 */
export function withoutFederation(cache, remotes) {
  mkdirSync(cache, { recursive: true });
  const imports = remotes.map(
    (directory) =>
      `${JSON.stringify(basename(directory))}: () => import(${JSON.stringify(join(directory, 'src/remote.tsx'))}),`,
  );
  const modules = {
    loadBuild: `const remotes = { ${imports.join(' ')} };
      export const createBuildLoader = () => async ({ name }) => (await remotes[name]()).remote;`,
    runtime: 'export const startFederation = () => undefined;',
  };
  return Object.entries(modules).map(([name, source]) => {
    const path = join(cache, `${name}.js`);
    writeFileSync(path, source);
    return new webpack.NormalModuleReplacementPlugin(new RegExp(`/federation/${name}$`), path);
  });
}
