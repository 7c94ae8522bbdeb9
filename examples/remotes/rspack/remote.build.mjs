import { promisify } from 'node:util';

import { rspack } from '@rspack/core';
import {
  containerName,
  exposedFile,
  FederatedRemotePlugin,
  remoteShares,
} from '@scoreline/remote-kit/federated';

const directory = import.meta.dirname;
const name = containerName(directory);

const config = (path, mode) => ({
  mode,
  context: directory,
  entry: {},
  target: ['web', 'es2022'],
  output: { path },
  resolve: { extensions: ['.jsx', '...'] },
  module: {
    rules: [
      { test: /\.css$/, type: 'css/auto' },
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new rspack.container.ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: {
        './remote': { import: exposedFile(directory), name: '__federation_expose_remote' },
      },
      shared: remoteShares(),
      shareStrategy: 'loaded-first',
    }),
    new FederatedRemotePlugin({ directory, name }),
  ],
});

/** @param {import('@scoreline/remote-kit/bundler').BundleOrder} order */
export default async ({ output, mode }) => {
  const compiler = rspack(config(output, mode));
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
};
