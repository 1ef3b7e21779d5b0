import type { Browser, Locator, Page } from '@playwright/test'
import { openBarePage, openPage } from './support/bare-page.ts'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { findSheetId } from './support/find-sheet-id.ts'
import { inBrowser } from './support/in-browser.ts'
import { takeKeystrokes, watchKeystrokes } from './support/painted-keystrokes.ts'
import { median, percentile } from './support/percentile.ts'
import type { Server } from './support/start-server.ts'
import { atMostTimes, ofTurns } from './support/turns.ts'

const LINES = 60
const TOTAL = '[data-testid="cost-total"]'
const ROWS = '[data-line]'
const QUANTITY = '[data-column="quantity"]'
const WARM_UP_LINES = 12
const ROUNDS = 3
const LINES_PER_ROUND = 6
const DIGITS = 3
const KEYSTROKES = ROUNDS * LINES_PER_ROUND * DIGITS
/** From one key going down to the next: a quick typist, whose keystrokes never wait for the one before. */
const BETWEEN_KEYS_MS = 100
const SLOWED = 4
/** Of what the floor takes. */
const MOST_RATIO = 2

/** A page that is typed in: the cell of a line, whose total follows. */
type Typed = { page: Page; cell: (line: number) => Promise<Locator> }
type Speed = { median: number; p95: number }
type Round = { floor: Speed; subject: Speed }

/**
 * A quantity is typed: how long until the sheet's total has followed on the screen, beside a bare page in the same
 * browser. They take turns, and each turn has its own ratio: whatever else the machine does weighs on both.
 */
export async function measureEditorKeystroke(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    const floor = await openFloor(browser)
    const subject = await openEditor(browser, server, chef)
    const plain = await inTurns(floor, subject)
    for (const { page } of [floor, subject]) await slowDown(page)
    const slowed = await inTurns(floor, subject)
    const name = `keystroke to painted total, ${LINES} lines`
    return [
      figure(`${name}, median of ${KEYSTROKES}`, plain, 'median'),
      figure(`${name}, p95`, plain, 'p95'),
      figure(`${name}, ${SLOWED}× slower, median of ${KEYSTROKES}`, slowed, 'median'),
      figure(`${name}, ${SLOWED}× slower, p95`, slowed, 'p95'),
    ]
  })
}

function figure(name: string, rounds: readonly Round[], of: keyof Speed): Figure {
  const turns = rounds.map(({ subject, floor }) => ({ subject: subject[of], floor: floor[of] }))
  return { name, unit: 'ms', ...ofTurns(turns), goal: atMostTimes(MOST_RATIO) }
}

async function openEditor(browser: Browser, server: Server, chef: Chef): Promise<Typed> {
  await fillProducts(server, chef.userId, 200)
  await fillSheets(server, chef.userId, 20, LINES)
  const page = await openPage(browser)
  await page.context().addCookies(cookiesOf(chef, server.url))
  await page.goto(`${server.url}/recipes/${await findSheetId(server, chef)}/edit`)
  await watchKeystrokes(page, TOTAL)
  const lines = await page.locator(ROWS).count()
  if (lines < LINES) throw new Error(`${LINES} lines were expected, not ${lines}`)
  const cell = async (line: number) => {
    const row = page.locator(ROWS).nth(line)
    await row.scrollIntoViewIfNeeded()
    return row.locator(QUANTITY)
  }
  return { page, cell }
}

async function openFloor(browser: Browser): Promise<Typed> {
  const page = await openBarePage(browser)
  return { page, cell: async () => page.locator('input') }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}

async function inTurns(floor: Typed, subject: Typed): Promise<Round[]> {
  for (const typed of [floor, subject]) {
    for (let line = 0; line < WARM_UP_LINES; line += 1) await typeQuantity(typed, line)
    await takeKeystrokes(typed.page)
  }
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ floor: await typeRound(floor, round), subject: await typeRound(subject, round) })
  return rounds
}

/** Types another quantity into every third line, in each round others. */
async function typeRound(typed: Typed, round: number): Promise<Speed> {
  const apart = LINES / LINES_PER_ROUND
  for (let line = round % apart; line < LINES; line += apart) await typeQuantity(typed, line)
  const times = await takeKeystrokes(typed.page)
  // Now and then a digit leaves the cents of the total as they were.
  if (times.length < (DIGITS - 1) * LINES_PER_ROUND)
    throw new Error(`Only ${times.length} keystrokes changed the total`)
  return { median: median(times), p95: percentile(times, 0.95) }
}

async function typeQuantity({ page, cell }: Typed, line: number): Promise<void> {
  const typed = await cell(line)
  await typed.focus()
  await typed.selectText()
  // What the focus changes is painted first: only keystrokes are timed.
  await page.waitForTimeout(BETWEEN_KEYS_MS)
  for (const digit of String(100 + Math.floor(Math.random() * 900))) {
    await page.keyboard.press(digit, { delay: BETWEEN_KEYS_MS / 2 })
    await page.waitForTimeout(BETWEEN_KEYS_MS / 2)
  }
}
