import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

import { build } from 'esbuild';

const require = createRequire(import.meta.url);

/** Runs a module of the shell at build time. */
async function evaluate(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
    external: ['react', 'react/*'],
  });
  const [{ text }] = outputFiles;
  const module = { exports: {} };
  compileFunction(text, ['module', 'require'])(module, require);
  return module.exports;
}

/** Emits `themes/{style provider}.css`, which the page server writes into every page. */
export class PageStylesPlugin {
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageStylesPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise(
        { name: 'PageStylesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { pageStyles } = await evaluate(this.entry);
          for (const [provider, css] of Object.entries(pageStyles)) {
            compilation.emitAsset(`themes/${provider}.css`, new sources.RawSource(css));
          }
        },
      );
    });
  }
}
