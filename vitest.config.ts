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
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['server/src/**/*.test.ts', '{tools,bench}/**/*.test.ts'],
          globalSetup: ['server/src/db/testServer.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
