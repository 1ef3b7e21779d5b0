import type { Browser } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { type Chef, signUp } from './chef.ts'
import { type Server, startServer } from './start-server.ts'

/** What a chef sees in a browser of her own, measured on a server of its own; both are gone afterwards. */
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
