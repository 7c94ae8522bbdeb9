// @ts-check
import config from '../../jest.config.mjs';

/**
 * The tests that `npm test` omits, by the suffix of their file names.
 * @param {'slow' | 'nightly'} suffix
 * @returns {import('jest').Config}
 */
export const suiteOf = (suffix) => ({
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: [`**/*.${suffix}.test.{ts,tsx}`],
    testPathIgnorePatterns: ['/node_modules/'],
  })),
});
