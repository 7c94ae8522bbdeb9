import { build } from 'esbuild';

/** Runs a module of the shell's that is to be run by the build, not by the page. */
async function evaluate(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    external: ['react', 'react/*'],
  });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
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
