import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

import { BundledPlugin } from './tools/webpack/bundledPlugin.js';
import { DescriptorPlugin } from './tools/webpack/descriptorPlugin.js';
import { FacadePlugin } from './tools/webpack/facadePlugin.js';
import { hashOfInputs } from './tools/webpack/inputs.js';
import { withoutFederation } from './tools/webpack/oneBundle.js';
import { PageStylesPlugin } from './tools/webpack/pageStylesPlugin.js';
import { pureComponentsRule, replacements, resolution, scriptRule } from './tools/webpack/rules.js';
import { remoteShares } from './tools/webpack/shares.js';
import { WorkerPlugin } from './tools/webpack/workerPlugin.js';

export const root = dirname(fileURLToPath(import.meta.url));
const tooling = ['webpack.base.js', 'tools/webpack', 'package-lock.json'];

/** What a remote takes from shared-lib into its own build; the rest it has from the shell at run time. */
const carried = ['contract', 'page', 'chart'].map((part) => `shared-lib/src/${part}`);

/** Hash of all that a package is built from. */
export function inputsOf(directory) {
  const shared = basename(directory) === 'shell' ? ['shared-lib'] : carried;
  return hashOfInputs(root, [relative(root, directory), ...shared, ...tooling]);
}

const readPackage = (directory) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

/** A package's exports are its federation exposes: `{"./remote": "./src/remote.tsx"}`. */
function exposesOf(directory) {
  const entries = Object.entries(readPackage(directory).exports ?? {});
  const sources = entries.filter(([, path]) => /^\.\/src\/.*\.[jt]sx?$/.test(path));
  return Object.fromEntries(
    sources.map(([key, path]) => [
      key,
      { import: join(directory, path), name: `__federation_expose_${key.slice(2)}` },
    ]),
  );
}

const contractRange = () => {
  const source = readFileSync(join(root, 'shared-lib/src/contract/release.ts'), 'utf8');
  return `^${/contractVersion = '([^']+)'/.exec(source)?.[1]}`;
};

/** What a package says of itself in its `scoreline` field, readable without running it. */
function factsOf(directory, global) {
  const { name, scoreline = {} } = readPackage(directory);
  return {
    name: basename(directory),
    contract: scoreline.contract ?? contractRange(),
    owner: scoreline.owner ?? name,
    routes: scoreline.routes ?? [],
    namespaces: scoreline.namespaces ?? [],
    global,
  };
}

function common({ directory, output, name, mode = 'production' }) {
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: output ?? join(directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      // As long as the entry has: a chunk that hangs can be asked for again.
      chunkLoadTimeout: 10_000,
      hashFunction: 'xxhash64',
      // A module that threw while it was evaluated is evaluated again on a retry, not found half made.
      strictModuleErrorHandling: true,
    },
    resolve: resolution,
    module: { rules: [scriptRule, pureComponentsRule] },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: 2 }),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
    },
    performance: false,
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
      // Another loader or plugin, and what it left with a module no longer holds.
      version: hashOfInputs(root, tooling),
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const integrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] });

/**
 * The build of a remote in `directory`. Its global is named after its inputs, so that a build that arrives late can never
 * stand in for the one that replaced it.
 */
export function remoteConfig(directory, { output, mode } = {}) {
  const global = `${basename(directory).replaceAll('-', '_')}_${inputsOf(directory)}`;
  const config = common({ directory, output, mode, name: basename(directory) });
  config.output.uniqueName = global;
  config.entry = {};
  // One file for what is exposed: a vendor chunk of its own would be one more request before the first paint.
  config.optimization.splitChunks = {
    cacheGroups: {
      defaultVendors: false,
      // What comes from the shell has no code here: a chunk of nothing else would have no file, and no hash.
      default: {
        test: (module) => module.type !== 'consume-shared-module',
        minChunks: 2,
        priority: -20,
        reuseExistingChunk: true,
      },
    },
  };
  config.plugins = [
    new ModuleFederationPlugin({
      name: global,
      filename: 'entry.[contenthash:10].js',
      library: { type: 'var', name: global },
      exposes: exposesOf(directory),
      shared: remoteShares(),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      dev: false,
      virtualRuntimeEntry: true,
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    }),
    ...replacements(),
    new FacadePlugin(join(root, 'shell/src/federation/facades')),
    integrity(),
    new DescriptorPlugin({ directory, facts: factsOf(directory, global), entry: /^entry\./ }),
    new BundledPlugin(root),
  ];
  return config;
}

function sharedVersions() {
  const { dependencies, version } = readPackage(join(root, 'shared-lib'));
  return { ...dependencies, '@scoreline/shared-lib': version };
}

/** The build of the shell: it holds the federation runtime and every shared library, and knows no remote. */
export function shellConfig(directory, { output, mode } = {}) {
  const config = common({ directory, output, mode, name: 'shell' });
  config.entry = { shell: join(directory, 'src/index.ts') };
  config.output.uniqueName = 'scoreline_shell';
  config.plugins = [
    ...replacements(),
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      // The shell runs the containers itself: by hash, nonce and time limit, and the last good build after them.
      FEDERATION_OPTIMIZE_NO_REMOTE: true,
      SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      ENV_TARGET: JSON.stringify('web'),
    }),
    integrity(),
    new PageStylesPlugin(join(directory, 'src/frame/pageStyles.ts')),
    new WorkerPlugin(),
    new DescriptorPlugin({
      directory,
      facts: factsOf(directory, ''),
      entry: /^shell\./,
      texts: { shared: join(root, 'shared-lib/locales'), shell: join(directory, 'locales') },
    }),
  ];
  return config;
}

/** The shell with `remotes` inside, one application without federation: what the first load is held against. */
export function oneBundleConfig(directory, remotes, options = {}) {
  const config = shellConfig(directory, options);
  const cache = join(root, 'node_modules/.cache/one-bundle');
  config.cache = { ...config.cache, name: 'one-bundle' };
  config.plugins.push(...withoutFederation(cache, remotes));
  return config;
}
