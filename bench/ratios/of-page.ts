import type { Browser, CDPSession, Page } from '@playwright/test'
import { fixedWork } from '../support/fixed-work.ts'
import { cookiesOf } from '../support/browser.ts'
import type { Chef } from '../support/chef.ts'
import { findSheetId } from '../support/find-sheet-id.ts'
import { openPage } from '../support/bare-page.ts'
import type { Server } from '../support/start-server.ts'
import { ofTurns, type Turn } from '../support/turns.ts'
import { type Visit, weigh } from '../page-weight.ts'
import type { Ratio } from './ratio.ts'

const TOTAL = '[data-testid="cost-total"]'
const QUANTITIES = '[data-column="quantity"]'
const TURNS = 5
const WARM_UP_TURNS = 2
/** Lines that are typed in in each turn, three digits in each. */
const LINES = 3
const PAUSE_MS = 40

/** What pages weigh, and what the main thread of the editor works for a keystroke. */
export async function openRatiosOfPage(server: Server, browser: Browser, chef: Chef): Promise<Ratio[]> {
  const path = `/recipes/${await findSheetId(server, chef)}/edit`
  const size = (name: string, visit: Omit<Visit, 'server'>): Ratio => ({
    name: `JS and CSS of ${name}, kB`,
    isSize: true,
    measure: async () => (await weigh(browser, { server, ...visit })).code,
  })
  return [
    size('/login', { path: '/login', shows: 'form' }),
    size('the landing', { path: '/', shows: 'h1' }),
    size('the editor', { path, shows: TOTAL, chef }),
    {
      name: 'keystrokes in the editor, beside fixed work',
      measure: async () => {
        const page = await openPage(browser)
        try {
          await page.context().addCookies(cookiesOf(chef, server.url))
          await page.goto(server.url + path)
          await page.locator(TOTAL).waitFor()
          return await keystrokes(page)
        } finally {
          await page.context().close()
        }
      },
    },
  ]
}

async function keystrokes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  // The time that the main thread had a processor, whatever else the machine did.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const turns: Turn[] = []
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
    const floor = await worked(session, () => page.evaluate(fixedWork))
    const subject = await worked(session, () => typeQuantities(page, turn))
    if (turn >= WARM_UP_TURNS) turns.push({ subject, floor })
  }
  return ofTurns(turns).ratio
}

/** Seconds that the main thread worked. */
async function worked(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await workOf(session)
  await work()
  return (await workOf(session)) - before
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

async function typeQuantities(page: Page, turn: number): Promise<void> {
  for (let line = 0; line < LINES; line += 1) {
    const cell = page.locator(QUANTITIES).nth(line)
    await cell.focus()
    await cell.selectText()
    for (const digit of String(111 + ((turn * 37 + line * 101) % 800))) {
      await page.keyboard.press(digit)
      await page.waitForTimeout(PAUSE_MS)
    }
  }
}
