import type { Browser } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { type Chef, signUp } from './chef.ts'
import { type Server, startServer } from './start-server.ts'

/** Measures in a new browser on a new server; both are closed afterwards. */
export async function inBrowser<Measured>(
  measure: (place: { server: Server; browser: Browser; chef: Chef }) => Promise<Measured>,
): Promise<Measured> {
  const server = await startServer()
  const browser = await openBrowser()
  try {
    return await measure({ server, browser, chef: await signUp(server) })
  } finally {
    await browser.close()
    await server.stop()
  }
}
