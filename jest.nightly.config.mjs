// @ts-check
import config from './jest.config.mjs';

/** What takes long and seldom finds anything: real seasons, calibration, kills and power cuts. */
export default {
  ...config,
  projects: config.projects
    .filter(({ displayName }) => ['server', 'simulator', 'tools'].includes(displayName))
    .map((project) => ({
      ...project,
      testMatch: ['**/*.nightly.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    })),
};
