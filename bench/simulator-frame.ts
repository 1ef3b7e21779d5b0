import { cookiesOf } from './support/browser.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { inBrowser } from './support/in-browser.ts'
import { takeKeystrokes, watchKeystrokes } from './support/painted-keystrokes.ts'
import { percentile } from './support/percentile.ts'

const SHEETS = 1000
const LINES = 20
const ROUNDS = 40
const WARM_UP = 10
const BETWEEN_KEYS_MS = 120

/**
 * A percent is typed into the simulator: how long until the figures of a thousand sheets, the table sorted again
 * among them, are on the screen. Part of it is the wait for the next frame, about 8 ms of the 16.7 between two.
 */
export async function measureSimulatorFrame(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    await fillProducts(server, chef.userId, 500)
    await fillSheets(server, chef.userId, SHEETS, LINES)
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
    await context.addCookies(cookiesOf(chef, server.url))
    const page = await context.newPage()
    await page.goto(`${server.url}/recipes/simulator?changes=category_${encodeURIComponent('Épicerie')}_10`)
    await watchKeystrokes(page, '[data-testid="mean-margin"]')
    const percent = page.getByRole('textbox', { name: /Épicerie/ })
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round === WARM_UP) await takeKeystrokes(page)
      await percent.focus()
      await percent.selectText()
      await page.keyboard.press(String(1 + (round % 9)), { delay: BETWEEN_KEYS_MS / 2 })
      await page.waitForTimeout(BETWEEN_KEYS_MS)
    }
    const times = await takeKeystrokes(page)
    if (times.length < (ROUNDS - WARM_UP) / 2) throw new Error(`Only ${times.length} keystrokes were painted`)
    const name = `keystroke to painted simulation of ${SHEETS} sheets of ${LINES} lines`
    return [
      { name: `${name}, median`, measured: percentile(times, 0.5), unit: 'ms' },
      { name: `${name}, p95`, measured: percentile(times, 0.95), unit: 'ms' },
    ]
  })
}
