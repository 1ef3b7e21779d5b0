import { defineConfig } from 'vitest/config'

const withDatabase = ['src/database/**/*.test.ts', 'src/server/**/*.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    // No test times anything: these end what hangs, also where a shared machine has stalled for half a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Tests keep to their own database, account and folder: a fresh process for each file took half the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: withDatabase,
          globalSetup: 'src/database/testing/global-setup.ts',
        },
      },
    ],
  },
})
