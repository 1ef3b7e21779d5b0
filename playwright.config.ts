import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findTestChromium, TEST_CHROMIUM_ARGS } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  // npm run test:tablets runs what takes long, and nothing else.
  ...(process.env.LONG_JOURNEYS ? { grep: /@long/ } : { grepInvert: /@long/ }),
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // With two, two cores are idle while both pages settle.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // A shared machine can stall a browser for half a minute; what needed its second try is named in the report.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // No test times anything: these end what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalSetup: './e2e/support/global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A transition draws the page at each of its frames: a seventh of the processor time. Specs of what moves, and the main journey, keep it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker asks for passes by the routes that tests lay; the specs of reading and signing out offline let it in.
    serviceWorkers: 'block',
    // One context a worker, emptied between tests: a page then finds its scripts compiled, and a journey costs a fifth less.
    // Specs about what a browser keeps open a fresh one.
    reuseContext: true,
    // Kept of every test, traces took a quarter of the time; `--trace on` for one that fails.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(findTestChromium() ? { executablePath: findTestChromium() } : {}),
      args: [
        ...TEST_CHROMIUM_ARGS,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The headless shell rounds the places of letters otherwise, and a PDF reads 'FI CHE'.
        '--font-render-hinting=none',
      ],
    },
  },
})
