import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import webpack from 'webpack';

const require = createRequire(import.meta.url);
const { resolve } = require;

/** The browsers that the product supports; the project's `browserslist` extends the same list. */
export const targets = require('./browserslist-config.json');

export const scriptRule = {
  test: /\.[jt]sx?$/,
  // The product's own packages come as sources.
  exclude: /node_modules\/(?!@scoreline\/)/,
  use: {
    loader: resolve('swc-loader'),
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // The page's React is a release build, which has nothing for a development build's calls.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  },
};

export const styleCommentsRule = {
  test: /\.tsx?$/,
  exclude: /node_modules\/(?!@scoreline\/)/,
  enforce: 'pre',
  use: fileURLToPath(new URL('./styleComments.cjs', import.meta.url)),
};

export const pureComponentsRule = {
  test: /node_modules\/react-router\/.*\.mjs$/,
  use: fileURLToPath(new URL('./pureComponents.cjs', import.meta.url)),
};

const shims = fileURLToPath(new URL('./shims', import.meta.url));

/** Modules of libraries that a page of ours does without, each with what stands in for it. */
const replaced = [
  [/\/@module-federation\/error-codes\/dist\/desc\.mjs$/, 'federationMessages.js'],
  [/\/@module-federation\/sdk\/dist\/logger\.js$/, 'federationLogger.js'],
];

export const replacements = () =>
  replaced.map(
    ([module, shim]) => new webpack.NormalModuleReplacementPlugin(module, join(shims, shim)),
  );

const router = resolve('react-router/package.json').replace(
  /package\.json$/,
  'dist/production/index.mjs',
);

export const resolution = {
  alias: {
    // React has had it since version 18; the libraries bring a copy for those before.
    'use-sync-external-store/shim': join(shims, 'useSyncExternalStore.js'),
    // Its package names the build that warns developers, for every condition there is.
    'react-router$': router,
    // It adds a framework's parts to the same, which no page of ours has.
    'react-router-dom$': router,
  },
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  // One entry a package, its ES modules: a library resolved in two flavours would be there twice.
  conditionNames: ['webpack', 'production', 'browser', 'import', 'module', 'default'],
};
