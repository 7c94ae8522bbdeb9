import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { ModuleFederationPlugin as EnhancedFederation } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

import { buildViteHost } from './vite/build.mjs';

const here = import.meta.dirname;
const rule = {
  test: /\.jsx$/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
};

/** The React of a package that has one, or else the project's, shared under its usual name wherever it lies. */
function reactOf(owner) {
  const { resolve: find } = createRequire(join(here, owner, 'package.json'));
  const { version } = createRequire(import.meta.url)(find('react/package.json'));
  const [react, reactDom] = ['react', 'react-dom'].map((name) =>
    dirname(find(`${name}/package.json`)),
  );
  const sharing = { singleton: true, version, requiredVersion: version };
  return {
    alias: { react, 'react-dom': reactDom },
    shared: {
      react: { ...sharing, import: react },
      'react-dom': { ...sharing, import: reactDom },
    },
  };
}

const common = (name, folder, { host, alias }) => ({
  name,
  mode: 'production',
  context: here,
  entry: join(here, 'main.js'),
  output: { path: join(folder, name), filename: 'host.js', publicPath: 'auto', clean: true },
  module: { rules: [rule] },
  performance: false,
  // A host of your own is minified; this one is built to be looked at, three times as soon.
  optimization: { minimize: false },
  stats: 'errors-warnings',
  resolve: { alias: { '#widget': join(here, host), ...alias } },
});

/** React 18 and webpack's own `ModuleFederationPlugin`. */
export function react18(folder, site) {
  const { alias, shared } = reactOf('react-18');
  const plugin = new webpack.container.ModuleFederationPlugin({
    name: 'host_of_react_18',
    remotes: { scoreline_widget: `scoreline_widget@${site}/widget/remoteEntry.js` },
    shared,
  });
  return { ...common('react-18', folder, { host: 'plainHost.js', alias }), plugins: [plugin] };
}

/** React 19 and the manifest. */
export function react19(folder) {
  const { alias, shared } = reactOf('.');
  const plugin = new EnhancedFederation({
    name: 'host_of_react_19',
    shared,
    dts: false,
    manifest: false,
  });
  return { ...common('react-19', folder, { host: 'manifestHost.js', alias }), plugins: [plugin] };
}

const run = (config) =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

/** Builds the hosts into `folder`, each into a folder of its name; `site` is the origin that they load the widget from. */
export async function buildHosts(folder, site) {
  for (const config of [react18(folder, site), react19(folder)]) await run(config);
  await buildViteHost(folder, site);
}
