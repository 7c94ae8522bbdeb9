import { defineConfig } from 'vitest/config';

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
          setupFiles: ['shared-lib/src/testing/freshPage.ts'],
          isolate: false,
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['server/src/**/*.test.ts', '{tools,bench}/**/*.test.ts'],
          globalSetup: ['server/src/db/testServer.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
