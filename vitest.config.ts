import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findTestChromium, TEST_CHROMIUM_ARGS } from './scripts/chromium.ts'
import { css } from './src/web/build/stylesheets.ts'
import { contractRoutes } from './src/web/build/contract-routes.ts'
import { faceFiles } from './src/web/build/face-files.ts'
import { themeStylesheet } from './src/web/build/theme-stylesheet.ts'

const withDatabase = ['src/database/**/*.test.ts', 'src/server/**/*.test.ts', 'tests/attacks/**/*.test.ts']
const components = ['src/**/*.component.test.tsx']
const chromium = findTestChromium()

export default defineConfig({
  test: {
    environment: 'node',
    // No test times anything: these end what hangs, also where a shared machine has stalled for half a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Tests keep to their own database, account and folder: a fresh process for each file took half the time.
    isolate: false,
    // The default leaves one core to the terminal: of two, half the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        plugins: [contractRoutes()],
        test: {
          name: 'pure',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...withDatabase, ...components],
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
      {
        extends: true,
        plugins: [react(), contractRoutes(), faceFiles(), themeStylesheet()],
        css,
        // React as it ships: with its development build these tests took 230 seconds instead of 143.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        test: {
          name: 'component',
          include: components,
          // As the journeys: a shared machine can stall a browser.
          testTimeout: 60_000,
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 15_000 } },
          setupFiles: 'src/web/testing/component-setup.ts',
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            // As in the browser journeys: part of a name finds it.
            locators: { exact: false },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                ...(chromium && { executablePath: chromium }),
                args: [...TEST_CHROMIUM_ARGS],
              },
              contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
})
