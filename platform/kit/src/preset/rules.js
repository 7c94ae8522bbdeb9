import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { resolve } = require;

/** Supported browsers; the project's `browserslist` extends the same list. */
export const targets = require('./browserslist-config.json');

export const scriptRule = {
  test: /\.[jt]sx?$/,
  // The product's own packages ship as TypeScript sources.
  exclude: /node_modules\/(?!@scoreline\/)/,
  use: {
    loader: resolve('swc-loader'),
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // The page's React is a production build, which lacks the functions that a development build calls.
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

export const resolution = {
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  // One entry per package, its ES modules: a library resolved in two formats would be bundled twice.
  conditionNames: ['webpack', 'production', 'browser', 'import', 'module', 'default'],
};
