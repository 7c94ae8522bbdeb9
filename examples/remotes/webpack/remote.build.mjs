import { promisify } from 'node:util';

import {
  containerName,
  exposedFile,
  FederatedRemotePlugin,
  remoteShares,
} from '@scoreline/remote-kit/federated';
import webpack from 'webpack';

const directory = import.meta.dirname;
const name = containerName(directory);

const config = (path, mode) => ({
  mode,
  context: directory,
  entry: {},
  target: ['web', 'es2022'],
  output: { path },
  resolve: { extensions: ['.jsx', '...'] },
  experiments: { css: true },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'swc-loader',
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
    new webpack.container.ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: {
        './remote': { import: exposedFile(directory), name: '__federation_expose_remote' },
      },
      shared: remoteShares(),
    }),
    new FederatedRemotePlugin({ directory, name }),
  ],
});

/** @param {import('@scoreline/remote-kit/bundler').BundleOrder} order */
export default async ({ output, mode }) => {
  const compiler = webpack(config(output, mode));
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
};
