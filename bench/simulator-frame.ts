import type { Locator, Page } from '@playwright/test'
import { openBarePage, openPage } from './support/bare-page.ts'
import { cookiesOf } from './support/browser.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { inBrowser } from './support/in-browser.ts'
import { takeKeystrokes, watchKeystrokes } from './support/painted-keystrokes.ts'
import { median, percentile } from './support/percentile.ts'
import { atMostTimes, ofTurns } from './support/turns.ts'

const SHEETS = 1000
const LINES = 20
const TURNS = 5
const KEYS = 8
const BETWEEN_KEYS_MS = 120
/** Of what the bare page takes. */
const MOST_RATIO = 4

type Speed = { median: number; p95: number }

/**
 * A percent is typed into the simulator: how long until the figures of a thousand sheets, the table sorted again
 * among them, are on the screen, beside a bare page in turns. Part of it is the wait for the next frame, about 8 ms of
 * the 16.7 between two.
 */
export async function measureSimulatorFrame(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    await fillProducts(server, chef.userId, 500)
    await fillSheets(server, chef.userId, SHEETS, LINES)
    const page = await openPage(browser)
    await page.context().addCookies(cookiesOf(chef, server.url))
    await page.goto(`${server.url}/recipes/simulator?changes=category_${encodeURIComponent('Épicerie')}_10`)
    await watchKeystrokes(page, '[data-testid="mean-margin"]')
    const percent = page.getByRole('textbox', { name: /Épicerie/ })
    const bare = await openBarePage(browser)
    const turns: { floor: Speed; subject: Speed }[] = []
    for (let turn = 0; turn <= TURNS; turn += 1)
      turns.push({ floor: await type(bare, bare.locator('input')), subject: await type(page, percent) })
    // The first one warms up.
    turns.shift()
    const figure = (of: keyof Speed): Figure => ({
      name: `keystroke to painted simulation of ${SHEETS} sheets of ${LINES} lines, ${of}`,
      unit: 'ms',
      ...ofTurns(turns.map(({ subject, floor }) => ({ subject: subject[of], floor: floor[of] }))),
      goal: atMostTimes(MOST_RATIO),
    })
    return [figure('median'), figure('p95')]
  })
}

/** Another digit each time, which replaces the one before. */
async function type(page: Page, field: Locator): Promise<Speed> {
  for (let key = 0; key < KEYS; key += 1) {
    await field.focus()
    await field.selectText()
    await page.keyboard.press(String(1 + (key % 9)), { delay: BETWEEN_KEYS_MS / 2 })
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  const times = await takeKeystrokes(page)
  if (times.length < KEYS / 2) throw new Error(`Only ${times.length} keystrokes were painted`)
  return { median: median(times), p95: percentile(times, 0.95) }
}
