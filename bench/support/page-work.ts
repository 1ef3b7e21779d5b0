import type { Browser, Page } from '@playwright/test'
import { fixedWork } from './fixed-work.ts'
import { processorClock } from './processor-time.ts'
import type { Figure } from './figure.ts'
import { median } from './percentile.ts'
import { atMostTimes, ofTurns, type Turn } from './turns.ts'

/** How long a page works for its process to be recognised. */
const BUSY_MS = 300
const TIMES = 5

/** Work of a page: how long it took, and its processor time in ms beside that of fixed work in the same page, right before. */
export type PageWork = { seconds: number; turn: Turn }

/** @param others processes that work for the page, as the server */
export async function besideFixedWork(
  { page, renderer, others = [] }: { page: Page; renderer: number; others?: readonly number[] },
  work: () => Promise<unknown>,
): Promise<PageWork> {
  const floor = await processorTimeOfFixedWork(page, renderer)
  const clock = processorClock([renderer, ...others])
  const started = performance.now()
  await work()
  const seconds = (performance.now() - started) / 1000
  return { seconds, turn: { floor, subject: clock() } }
}

/** How long some works took, to be read, and their processor time, which has a goal: at most so many times the fixed work. */
export function figuresOfWork(name: string, works: readonly PageWork[], most: number): Figure[] {
  return [
    { name, measured: median(works.map(({ seconds }) => seconds)), unit: 's' },
    {
      name: `${name} (processor time), beside fixed work`,
      unit: 'ms',
      ...ofTurns(works.map(({ turn }) => turn)),
      goal: atMostTimes(most),
    },
  ]
}

/** Milliseconds of processor time; the first times, in which the engine compiles it, are left out. */
async function processorTimeOfFixedWork(page: Page, renderer: number): Promise<number> {
  for (let time = 0; time < TIMES; time += 1) await page.evaluate(fixedWork)
  const clock = processorClock([renderer])
  for (let time = 0; time < TIMES; time += 1) await page.evaluate(fixedWork)
  return clock() / TIMES
}

/** The process of a page: of all that the browser has ready or is ending, the one that works while the page does. */
export async function rendererOf(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const used = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]))
  }
  const before = await used()
  await page.evaluate((ms) => {
    for (const end = performance.now() + ms; performance.now() < end;);
  }, BUSY_MS)
  const after = [...(await used())].map(([id, time]) => ({ id, spent: time - (before.get(id) ?? time) }))
  await session.detach()
  const [busiest] = after.toSorted((one, other) => other.spent - one.spent)
  if (!busiest) throw new Error('The browser has no process')
  return busiest.id
}
