import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** Browsers of the last two years and a half, Safari 16.4 the oldest: what the product promises to run on. */
export const targets = { chrome: '109', safari: '16.4', firefox: '115' };

export const scriptRule = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  use: {
    loader: resolve('swc-loader'),
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
};

export const pureComponentsRule = {
  test: /node_modules\/react-router\/.*\.mjs$/,
  use: fileURLToPath(new URL('./pureComponents.cjs', import.meta.url)),
};

const shims = fileURLToPath(new URL('./shims', import.meta.url));

export const resolution = {
  alias: {
    // React has had it since version 18; the libraries bring a copy for those before.
    'use-sync-external-store/shim': join(shims, 'useSyncExternalStore.js'),
  },
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  // One entry a package, its ES modules: a library resolved in two flavours would be there twice.
  conditionNames: ['webpack', 'production', 'browser', 'import', 'module', 'default'],
};
