import { defineConfig } from 'vitest/config';

const clock = 'tools/run/testClock.mjs';
const node = { environment: 'node', setupFiles: [clock], testTimeout: 60_000, hookTimeout: 60_000 };
const server = { ...node, globalSetup: ['server/src/db/testServer.ts'] };
/** What replaces a module does so before anybody has loaded it: in a process of its own. */
const replacesModules = ['server/src/accounts/guessing.test.ts'];
const browserCode = ['shared-lib/src', 'shell/src', 'mf-*/src'];

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: browserCode.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          setupFiles: [clock, 'shared-lib/src/testing/freshPage.ts'],
          isolate: false,
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: replacesModules,
          // Most of a small file's time went into loading the server anew.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-alone', include: replacesModules } },
      {
        test: {
          ...node,
          name: 'tools',
          // Not in one process: what builds brings an HTTP client along that takes the place of Node's own.
          include: ['{tools,bench}/**/*.test.ts'],
        },
      },
    ],
  },
});
