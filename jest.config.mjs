// @ts-check
import { readdirSync } from 'node:fs';

import { browserEnvironment, transform, untransformed } from './platform/kit/src/jest/config.mjs';

const remotes = readdirSync(import.meta.dirname).filter((name) => /^mf-[a-z0-9-]+$/.test(name));
const browserCode = ['shared-lib', 'shell', 'platform/browser', 'examples/team', ...remotes];

const shared = {
  runtime: '<rootDir>/tools/jest/processRuntime.mjs',
  setupFiles: ['<rootDir>/tools/run/testClock.mjs'],
  cacheDirectory: 'node_modules/.cache/jest',
  injectGlobals: false,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'mjs'],
  transform,
  // The build that bundlers use; Node would resolve another.
  moduleNameMapper: { '^jsencrypt$': '<rootDir>/node_modules/jsencrypt/lib/index.js' },
  transformIgnorePatterns: untransformed(),
  testPathIgnorePatterns: ['/node_modules/', '\\.(slow|nightly)\\.test\\.tsx?$'],
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
};

const inProcess = {
  ...shared,
  testEnvironment: './tools/jest/processEnvironment.mjs',
};

/** @type {import('jest').Config} */
export default {
  watchman: false,
  testTimeout: 120_000,
  maxWorkers: '100%',
  // Packages leave timers and sockets open.
  forceExit: true,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      roots: browserCode.map((folder) => `<rootDir>/${folder}/src`),
      testMatch: ['**/*.test.{ts,tsx}'],
      testEnvironment: browserEnvironment,
      // Defined by the build of the shell.
      globals: { SHARED_VERSIONS: {} },
      setupFilesAfterEnv: ['<rootDir>/shared-lib/src/testing/freshPage.ts'],
      restoreMocks: true,
    },
    {
      ...inProcess,
      displayName: 'server',
      roots: [
        '<rootDir>/server/src',
        '<rootDir>/database/src',
        '<rootDir>/platform/registry/src',
        '<rootDir>/platform/server/src',
      ],
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/server/src/beforeTests.ts',
      globalTeardown: '<rootDir>/server/src/afterTests.ts',
    },
    {
      ...inProcess,
      displayName: 'simulator',
      roots: ['<rootDir>/simulator/src'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...inProcess,
      displayName: 'tools',
      roots: [
        ...['cli', 'tools', 'lab', 'platform/commands', 'platform/contract', 'platform/drills'],
        ...['platform/kit', 'platform/outside'],
      ].map((folder) => `<rootDir>/${folder}`),
      modulePathIgnorePatterns: ['<rootDir>/platform/commands/fixtures/more/'],
      testMatch: ['**/*.test.ts'],
    },
  ],
};
