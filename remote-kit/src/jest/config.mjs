// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { sharedLib } from '@scoreline/contract/offers';

const swc = (/** @type {boolean} */ tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** How every test of the product is compiled. */
export const transform = { '\\.tsx$': swc(true), '\\.(ts|mjs|js)$': swc(false) };

/** Packages come as they are, but for those that are written as modules alone. @param {string[]} more such packages */
export const untransformed = (...more) => [
  `/node_modules/(?!(${['@noble', 'jsencrypt', ...more].join('|')})/)`,
];

/** jsdom with what a page has. */
export const browserEnvironment = fileURLToPath(
  new URL('./browserEnvironment.mjs', import.meta.url),
);

const { resolve } = createRequire(join(sharedLib, 'package.json'));

/** The tests of a remote in a repository of its own. @type {import('jest').Config} */
export default {
  watchman: false,
  testTimeout: 60_000,
  injectGlobals: false,
  restoreMocks: true,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'mjs'],
  transform,
  // The product's own packages come as sources.
  transformIgnorePatterns: untransformed('@scoreline'),
  // What bundles take, where Node would take another build.
  moduleNameMapper: {
    '^jsencrypt$': resolve('jsencrypt').replace(
      /(\/node_modules\/jsencrypt\/).*$/,
      '$1lib/index.js',
    ),
  },
  testEnvironment: browserEnvironment,
  setupFilesAfterEnv: [join(sharedLib, 'src/testing/freshPage.ts')],
};
