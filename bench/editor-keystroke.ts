import type { Page } from '@playwright/test'
import { cookiesOf } from './support/browser.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { findSheetId } from './support/find-sheet-id.ts'
import { inBrowser } from './support/in-browser.ts'
import { takeKeystrokes, watchKeystrokes } from './support/painted-keystrokes.ts'
import { percentile } from './support/percentile.ts'

const LINES = 60
const TOTAL = '[data-testid="cost-total"]'
const QUANTITIES = '[data-column="quantity"]'
const WARM_UP_LINES = 8
/** As fast as a quick typist, slow enough that a keystroke never waits for the one before. */
const BETWEEN_KEYS_MS = 90

/** Milliseconds. */
const atMost = (limit: number) => ({ of: 'measured', atMost: limit }) as const

type Speed = { median: number; p95: number }

/**
 * A quantity is typed: how long until the sheet's total has followed on the screen. A display shows a frame every
 * 16.7 ms, so about 8 ms of it are the wait for the next one.
 */
export async function measureEditorKeystroke(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    await fillProducts(server, chef.userId, 200)
    await fillSheets(server, chef.userId, 20, LINES)
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
    await context.addCookies(cookiesOf(chef, server.url))
    const page = await context.newPage()
    await page.goto(`${server.url}/recipes/${await findSheetId(server, chef)}/edit`)
    await watchKeystrokes(page, TOTAL)
    const lines = await page.locator(QUANTITIES).count()
    if (lines < LINES) throw new Error(`${LINES} lines were expected, not ${lines}`)
    const session = await context.newCDPSession(page)
    const plain = await typeEverywhere(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const slowed = await typeEverywhere(page)
    const name = `keystroke to painted total, ${LINES} lines`
    return [
      { name: `${name}, median`, measured: plain.median, unit: 'ms', goal: atMost(16) },
      { name: `${name}, p95`, measured: plain.p95, unit: 'ms', goal: atMost(50) },
      { name: `${name}, 4× slower, median`, measured: slowed.median, unit: 'ms' },
      { name: `${name}, 4× slower, p95`, measured: slowed.p95, unit: 'ms', goal: atMost(50) },
    ]
  })
}

/** Types another quantity into every line. */
async function typeEverywhere(page: Page): Promise<Speed> {
  for (let line = 0; line < WARM_UP_LINES; line += 1) await typeQuantity(page, line)
  await takeKeystrokes(page)
  for (let line = 0; line < LINES; line += 1) await typeQuantity(page, line)
  const times = await takeKeystrokes(page)
  // Three digits a line, and now and then one that leaves the cents of the total as they were.
  if (times.length < 2 * LINES) throw new Error(`Only ${times.length} keystrokes changed the total`)
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

async function typeQuantity(page: Page, line: number): Promise<void> {
  const cell = page.locator(QUANTITIES).nth(line)
  await cell.focus()
  await cell.selectText()
  for (const digit of String(100 + ((line * 37 + Math.floor(Math.random() * 800)) % 900)))
    await page.keyboard.press(digit, { delay: BETWEEN_KEYS_MS / 2 })
  await page.waitForTimeout(BETWEEN_KEYS_MS)
}
