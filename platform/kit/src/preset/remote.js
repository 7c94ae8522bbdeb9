import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readOffers } from '@scoreline/contract/offers';
import { remoteShares } from '@scoreline/contract/shares';

import {
  aboutOf,
  common,
  containerName,
  factsOf,
  integrity,
  nameOf,
  readPackage,
} from './build.js';
import { BundledPlugin } from './bundledPlugin.js';
import { DescriptorPlugin } from './descriptorPlugin.js';
import { EmbedPlugin, hasEmbeds } from './embedPlugin.js';
import { FacadePlugin } from './facadePlugin.js';
import { projectOf } from './lockSection.js';

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

const federation = (directory, global) =>
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
  });

/**
 * The build of the remote in `directory`. Its global contains the hash of its inputs, so that a build that arrives late can
 * never be mistaken for its replacement.
 */
export function remoteConfig(directory, { output, mode } = {}) {
  const name = nameOf(directory);
  const global = containerName(directory);
  const config = common({ directory, output, mode, name });
  config.output.uniqueName = global;
  config.entry = {};
  // One file for the exposed module: a separate vendor chunk would add a request before the first paint.
  config.optimization.splitChunks = {
    cacheGroups: {
      defaultVendors: false,
      // Shared modules have no code here: a chunk of nothing else would have no file and no hash.
      default: {
        test: (module) => module.type !== 'consume-shared-module',
        minChunks: 2,
        priority: -20,
        reuseExistingChunk: true,
      },
    },
  };
  config.plugins = [
    federation(directory, global),
    new FacadePlugin(readOffers().names),
    ...integrity(),
    ...(hasEmbeds(directory) ? [new EmbedPlugin({ root: projectOf(directory), directory })] : []),
    new DescriptorPlugin({
      ...{ directory, facts: factsOf(directory, global), entry: /^entry\./ },
      about: aboutOf(directory),
    }),
    new BundledPlugin(),
  ];
  return config;
}
