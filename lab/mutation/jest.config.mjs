// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import config from '../../jest.config.mjs';
import { untransformed } from '../../platform/kit/src/jest/config.mjs';

const root = join(import.meta.dirname, '../..');
const { project = 'server', tests = [] } = JSON.parse(process.env.MUTATION ?? '{}');
const own = config.projects?.find(
  (each) => typeof each === 'object' && each.displayName === project,
);
if (typeof own !== 'object') throw new Error(`jest.config.mjs has no project "${project}"`);

/** Resolves this project's packages to the sources here. An import by name would find unmutated ones. */
const sourcesOf = (/** @type {string} */ folder) => {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports).map(([path, target]) => {
    const pattern = `${name}${path.slice(1)}`.replaceAll('.', '\\.').replace('*', '(.*)');
    return [`^${pattern}$`, `<rootDir>/${folder}${target.slice(1).replace('*', '$1')}`];
  });
};

// A separate environment per test file, so that no mutant outlives its run.
const { globalSetup, globalTeardown, runtime, displayName, roots, ...rest } = own;

/** @type {import('jest').Config} */
export default {
  ...rest,
  rootDir: root,
  roots: ['<rootDir>'],
  cacheDirectory: '<rootDir>/.cache/jest',
  testEnvironment: project === 'browser' ? rest.testEnvironment : 'node',
  testMatch: tests.map((/** @type {string} */ file) => `<rootDir>/${file}`),
  testPathIgnorePatterns: ['/node_modules/'],
  // Longer than Stryker's limit, so that it reports hanging mutants as timeouts.
  testTimeout: 120_000,
  // The database that mutate.mjs found, or the embedded one.
  ...(process.env.TEST_DATABASE_URL || !globalSetup ? {} : { globalSetup, globalTeardown }),
  // Modules that the tests' own process loads untransformed.
  transformIgnorePatterns: untransformed('@scure', 'jose'),
  moduleNameMapper: {
    ...rest.moduleNameMapper,
    ...Object.fromEntries(['shared-lib', 'database', 'platform/browser'].flatMap(sourcesOf)),
  },
};
