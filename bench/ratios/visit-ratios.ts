import { openBrowser } from '../support/browser.ts'
import { signUp } from '../support/chef.ts'
import { startServer } from '../support/start-server.ts'
import { RATIOS_OF_DOMAIN } from './of-domain.ts'
import { openRatiosOfPage } from './of-page.ts'
import { openRatiosOfServer } from './of-server.ts'
import type { Ratio } from './ratio.ts'

/**
 * Visits all that is kept. What runs in one thread comes first, as filling a database is work for the same functions, which
 * the engine compiles for what it has seen; the others are on a new server and in a new browser, which are closed afterwards.
 */
export async function visitRatios(visit: (ratio: Ratio) => Promise<void>): Promise<void> {
  for (const ratio of RATIOS_OF_DOMAIN) await visit(ratio)
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const chef = await signUp(server)
    for (const ratio of await openRatiosOfServer(server, chef)) await visit(ratio)
    for (const ratio of await openRatiosOfPage(server, browser, chef)) await visit(ratio)
  } finally {
    await browser.close()
    await server.stop()
  }
}
