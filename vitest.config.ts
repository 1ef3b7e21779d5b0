import { defineConfig } from 'vitest/config'

const withDatabase = ['src/database/**/*.test.ts', 'src/server/**/*.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
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
