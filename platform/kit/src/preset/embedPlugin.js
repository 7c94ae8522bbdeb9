import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

import { resolution, scriptRule } from './rules.js';

/** Where a package declares its builds for other sites' pages. */
export const embedConfigOf = (directory) => join(directory, 'embed.config.js');
/** Whether the package has builds for other sites' pages. */
export const hasEmbeds = (directory) => existsSync(embedConfigOf(directory));

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

const whole = ({ name, output, ...own }, { root, mode, folder }) => ({
  mode,
  context: root,
  target: ['web', 'es2022'],
  devtool: false,
  performance: false,
  output: {
    path: join(folder, name),
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:10].js',
    hashFunction: 'xxhash64',
    ...output,
  },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    minimizer: [
      new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: 2 }),
    ],
  },
  infrastructureLogging: { level: 'error' },
  ...own,
});

/** The files of a package's builds for other sites' pages, by path. */
export async function compileEmbeds({ root, directory, mode }) {
  const { embeds } = await import(pathToFileURL(embedConfigOf(directory)).href);
  const { builds, texts } = embeds({ resolution, scriptRule });
  const folder = await mkdtemp(join(tmpdir(), 'embeds-'));
  try {
    for (const build of builds) await run(whole(build, { root, mode, folder }));
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    const read = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(path, 'utf8')];
      }),
    );
    return [...read, ...texts()];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Emits the builds of `embed.config.js` among the remote's own files, so that one signature covers both. */
export class EmbedPlugin {
  constructor({ root, directory }) {
    Object.assign(this, { root, directory });
  }

  apply(compiler) {
    const { root, directory } = this;
    compiler.hooks.thisCompilation.tap('EmbedPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise(
        { name: 'EmbedPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const mode = compiler.options.mode ?? 'production';
          for (const [path, text] of await compileEmbeds({ root, directory, mode })) {
            // Already minified.
            compilation.emitAsset(path, new sources.RawSource(text), { minimized: true });
          }
        },
      );
    });
  }
}
