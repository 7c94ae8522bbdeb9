import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  common,
  DescriptorPlugin,
  factsOf,
  hashOfInputs,
  hashOfTexts,
  inputsOf as remoteInputsOf,
  integrity,
  kitHash,
  lockSection,
  readPackage,
  remoteConfig,
} from '@scoreline/remote-kit/preset';
import webpack from 'webpack';

import { withoutFederation } from './tools/webpack/oneBundle.js';
import { PageStylesPlugin } from './tools/webpack/pageStylesPlugin.js';
import { WorkerPlugin } from './tools/webpack/workerPlugin.js';

export { remoteConfig };

export const root = dirname(fileURLToPath(import.meta.url));

/** Hash of the shell build's inputs other than its sources: the kit, the tools and their packages. */
const shellTools = () =>
  hashOfTexts([
    kitHash(root),
    hashOfInputs(root, ['webpack.base.js', 'tools/webpack']),
    lockSection(
      root,
      [
        ...['shell', 'shared-lib', 'platform/browser', 'node_modules/workbox-webpack-plugin'],
        'node_modules/esbuild',
      ].map((path) => join(root, path)),
    ),
  ]);

/** Hash of all inputs of a package's build. */
export function inputsOf(directory) {
  if (basename(directory) !== 'shell') return remoteInputsOf(directory);
  const sources = hashOfTexts([
    hashOfInputs(directory, ['']),
    hashOfInputs(root, ['shared-lib', 'platform/browser']),
  ]);
  return hashOfTexts([sources, shellTools()]);
}

function sharedVersions() {
  const { dependencies, version } = readPackage(join(root, 'shared-lib'));
  return { ...dependencies, '@scoreline/shared-lib': version };
}

/** The webpack configuration of the shell, which contains the federation runtime and every shared library, and no remote. */
export function shellConfig(directory, { output, mode } = {}) {
  const config = common({ directory, output, mode, name: 'shell', version: shellTools() });
  config.entry = { shell: join(directory, 'src/index.ts') };
  config.output.uniqueName = 'scoreline_shell';
  config.plugins = [
    new webpack.DefinePlugin({
      // The shell names remote entries itself, and reads no manifests.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      ENV_TARGET: JSON.stringify('web'),
    }),
    ...integrity(),
    new PageStylesPlugin(join(directory, 'src/frame/pageStyles.ts')),
    new WorkerPlugin(),
    new DescriptorPlugin({
      directory,
      facts: factsOf(directory, ''),
      entry: /^shell\./,
      texts: {
        shared: join(root, 'shared-lib/locales'),
        names: join(root, 'shared-lib/locales/names'),
        shell: join(directory, 'locales'),
      },
    }),
  ];
  return config;
}

/** The shell and `remotes` as one application without federation: the baseline for the cost of the first load. */
export function oneBundleConfig(directory, remotes, options = {}) {
  const config = shellConfig(directory, options);
  const cache = join(root, 'node_modules/.cache/one-bundle');
  config.cache = { ...config.cache, name: 'one-bundle' };
  config.resolve = { ...config.resolve, alias: withoutFederation(directory, cache, remotes) };
  return config;
}
