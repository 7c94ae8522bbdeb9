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

/** The compiler of every test in the product. */
export const transform = { '\\.tsx$': swc(true), '\\.(ts|mjs|js)$': swc(false) };

/** Packages are not transformed, except those that ship only ES modules. @param {string[]} more such packages */
export const untransformed = (...more) => [
  `/node_modules/(?!(${['@noble', 'jsencrypt', ...more].join('|')})/)`,
];

/** jsdom with the browser APIs it lacks. */
export const browserEnvironment = fileURLToPath(
  new URL('./browserEnvironment.mjs', import.meta.url),
);

const { resolve } = createRequire(join(sharedLib, 'package.json'));

/** The tests of a remote in its own repository. @type {import('jest').Config} */
export default {
  watchman: false,
  testTimeout: 60_000,
  injectGlobals: false,
  restoreMocks: true,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'mjs'],
  transform,
  // The product's own packages ship as TypeScript sources.
  transformIgnorePatterns: untransformed('@scoreline'),
  // The build that bundlers use; Node would resolve another.
  moduleNameMapper: {
    '^jsencrypt$': resolve('jsencrypt').replace(
      /(\/node_modules\/jsencrypt\/).*$/,
      '$1lib/index.js',
    ),
  },
  testEnvironment: browserEnvironment,
  setupFilesAfterEnv: [join(sharedLib, 'src/testing/freshPage.ts')],
};
