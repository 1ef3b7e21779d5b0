import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { inBrowser } from './support/in-browser.ts'
import { median } from './support/percentile.ts'
import type { Server } from './support/start-server.ts'

const SHEETS = 15
const TABLET = { width: 1180, height: 820 }
const PAIRING_S = 30
const OPENED_MS = 200
/** A sheet was read ahead when no request followed for this long. */
const QUIET_MS = 3000

/** What a cook waits for at the pass: a tablet to be paired, and a sheet to be opened without a network. */
export async function measureTablet(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    await openRestaurant(server.database, chef.userId)
    const { page, seconds } = await pair(server, browser, chef)
    await readAhead(page)
    await page.context().setOffline(true)
    const opened = await openEach(page)
    return [
      {
        name: 'tablet: from the scanned address to its list',
        measured: seconds,
        unit: 's',
        goal: { of: 'measured', atMost: PAIRING_S },
      },
      {
        name: `tablet without a network: a sheet opened from the list, median of ${opened.length}`,
        measured: median(opened),
        unit: 'ms',
        goal: { of: 'measured', atMost: OPENED_MS },
      },
      {
        name: 'tablet without a network: a sheet opened from the list, the longest',
        measured: Math.max(...opened),
        unit: 'ms',
      },
    ]
  })
}

async function pair(server: Server, browser: Browser, { headers, password }: Chef) {
  const response = await fetch(`${server.url}/api/kitchen-devices/invitations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Passe', sheets: 'all', password }),
  })
  const { address } = z.object({ address: z.url() }).parse(await response.json())
  const context = await browser.newContext({ locale: 'fr-FR', viewport: TABLET })
  const page = await context.newPage()
  const { pathname, hash } = new URL(address)
  const started = performance.now()
  await page.goto(server.url + pathname + hash)
  await tiles(page).first().waitFor()
  return { page, seconds: (performance.now() - started) / 1000 }
}

const tiles = (page: Page) => page.locator('main a[href*="/cuisine/fiches/"]')

async function readAhead(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await tiles(page).first().waitFor()
  let last = performance.now()
  page.on('request', () => (last = performance.now()))
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10)
}

/** Milliseconds from the press of each tile to the painted steps, by the clock of the page. */
async function openEach(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let place = 0; place < Math.min(SHEETS, await tiles(page).count()); place += 1) {
    times.push(
      await tiles(page)
        .nth(place)
        .evaluate(async (tile: HTMLElement) => {
          const started = performance.now()
          tile.click()
          let isShown = false
          do {
            isShown = document.querySelector('main button[aria-label^="Étape"]') !== null
            // One more frame after the steps are in the document: they are painted then.
            await new Promise((resolve) => requestAnimationFrame(resolve))
          } while (!isShown)
          return performance.now() - started
        }),
    )
    await page.goBack()
    await tiles(page).first().waitFor()
  }
  return times
}
