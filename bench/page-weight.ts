import type { Browser } from '@playwright/test'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { findSheetId } from './support/find-sheet-id.ts'
import { inBrowser } from './support/in-browser.ts'
import type { Server } from './support/start-server.ts'

const LINES = 60

type Weight = { code: number; fonts: number }
/** `shows` is visible once the page is complete. */
export type Visit = { server: Server; path: string; shows: string; chef?: Chef }

/** What comes after the page is whole, as what is fetched ahead, comes within this time. */
const AFTERWARDS_MS = 2_000

/**
 * What a browser that has never been here fetches for a page: bytes on the wire, headers among them, compressed
 * as the server sends them, until nothing more is asked for.
 */
export async function measurePageWeight(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    await fillProducts(server, chef.userId, 200)
    await fillSheets(server, chef.userId, 20, LINES)
    const editorPath = `/recipes/${await findSheetId(server, chef)}/edit`
    const login = await weigh(browser, { server, path: '/login', shows: 'form' })
    const editor = await weigh(browser, {
      server,
      path: editorPath,
      shows: '[data-testid="cost-total"]',
      chef,
    })
    return [
      {
        name: 'JS and CSS of /login',
        measured: login.code,
        unit: 'kB',
        goal: { of: 'measured', atMost: 150 },
      },
      { name: 'fonts of /login', measured: login.fonts, unit: 'kB' },
      {
        name: 'JS and CSS of the editor',
        measured: editor.code,
        unit: 'kB',
        goal: { of: 'measured', atMost: 320 },
      },
      { name: 'fonts of the editor', measured: editor.fonts, unit: 'kB' },
    ]
  })
}

export async function weigh(browser: Browser, { server, path, shows, chef }: Visit): Promise<Weight> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  try {
    if (chef) await context.addCookies(cookiesOf(chef, server.url))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const types = new Map<string, string>()
    const bytes = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    )
    await session.send('Network.enable')
    await page.goto(server.url + path)
    await page.locator(shows).first().waitFor()
    // A page of the site fetches its scripts once it is touched.
    await page.mouse.move(2, 2, { steps: 2 })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(AFTERWARDS_MS)
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
    const sum = (...wanted: string[]) =>
      [...bytes].reduce((all, [id, length]) => (wanted.includes(types.get(id) ?? '') ? all + length : all), 0)
    return { code: sum('Script', 'Stylesheet') / 1000, fonts: sum('Font') / 1000 }
  } finally {
    await context.close()
  }
}
