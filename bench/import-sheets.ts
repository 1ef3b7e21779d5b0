import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { inBrowser } from './support/in-browser.ts'
import { longestTask, watchTasks } from './support/long-tasks.ts'
import { memoryOf } from './support/process-memory.ts'
import { sheetWorkbooks } from './support/sheet-workbooks.ts'
import type { WorkbookOptions } from './support/sheet-workbooks.ts'
import type { Server } from './support/start-server.ts'

const LINES = 12
const SOME: WorkbookOptions = { workbooks: 12, tabs: 25, lines: LINES }
const MANY: WorkbookOptions = { workbooks: 40, tabs: 25, lines: LINES }
const PATIENCE_MS = 120_000
const SAMPLE_MS = 100
const WHEEL_TURNS = 60
/** How long a page works for its process to be recognised. */
const BUSY_MS = 300

const goal = (atMost: number) => ({ goal: { of: 'measured', atMost } as const })
const countOf = ({ workbooks, tabs }: WorkbookOptions) => workbooks * tabs

/** A kitchen's folder of sheets in the browser: from the chosen files to the list, looked over, and committed. */
export async function measureImportSheets(): Promise<Figure[]> {
  return inBrowser(async (place) => {
    const { browser } = place
    const folder = mkdtempSync(join(tmpdir(), 'bench-sheets-'))
    try {
      const some = await read(place, folder, SOME)
      await watchTasks(browser, some.page)
      const committed = await commit(some.page, countOf(SOME))
      const longestOfCommit = await longestTask(browser, some.renderer)
      await some.page.context().close()
      const many = await read(place, folder, MANY)
      const looked = await lookOver(browser, many)
      const [few, all] = [SOME, MANY].map((requested) => `${countOf(requested)} sheets of ${LINES} lines`)
      const task = 'longest task of the page (processor time)'
      return [
        { name: `${few}, files to list`, measured: some.seconds, unit: 's', ...goal(5) },
        { name: `${task}, ${few}`, measured: some.longest, unit: 'ms', ...goal(50) },
        { name: `${few} committed`, measured: committed, unit: 's', ...goal(5) },
        { name: `${task}, commit`, measured: longestOfCommit, unit: 'ms', ...goal(50) },
        {
          name: `${all} in ${MANY.workbooks} workbooks, files to list`,
          measured: many.seconds,
          unit: 's',
          ...goal(10),
        },
        { name: `${task}, ${all}`, measured: many.longest, unit: 'ms', ...goal(50) },
        { name: `memory of the tab meanwhile, ${all}`, measured: many.memory, unit: 'MB', ...goal(400) },
        {
          name: `${task}, list of ${countOf(MANY)} scrolled`,
          measured: looked.scrolled,
          unit: 'ms',
          ...goal(50),
        },
        {
          name: `${task}, title among ${countOf(MANY)} typed`,
          measured: looked.typed,
          unit: 'ms',
          ...goal(50),
        },
      ]
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
}

type Place = { server: Server; browser: Browser; chef: Chef }

/** Opens the page of the import in another tab, and chooses workbooks there. */
async function read({ server, browser, chef }: Place, folder: string, requested: WorkbookOptions) {
  const paths = sheetWorkbooks(requested).map(({ name, bytes }) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  })
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
  await context.addCookies(cookiesOf(chef, server.url))
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${server.url}/recipes/import`)
  await page.getByRole('button', { name: 'Choisir des fichiers' }).waitFor()
  const renderer = await rendererOf(browser, page)
  await watchTasks(browser, page)
  const sampling = sampleMemory(renderer)
  const began = performance.now()
  await page.locator('input[type=file]').first().setInputFiles(paths)
  await page.getByText(`${countOf(requested).toLocaleString('fr-FR')} fiches trouvées`).waitFor()
  const seconds = (performance.now() - began) / 1000
  // What the names mean and what would change is asked of the server behind the list.
  await page.getByRole('button', { name: /^Importer [\d\s]+ fiches$/, disabled: false }).waitFor()
  const memory = sampling.stop()
  return { page, renderer, seconds, memory, longest: await longestTask(browser, renderer) }
}

/** The process of a page: of all that the browser has ready or is ending, the one that works while the page does. */
async function rendererOf(browser: Browser, page: Page): Promise<number> {
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

/** The most that a process holds, in MB. */
function sampleMemory(pid: number) {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, memoryOf([pid]))), SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

/** Seconds from the press to the page that says so. */
async function commit(page: Page, count: number): Promise<number> {
  const began = performance.now()
  await page.getByRole('button', { name: `Importer ${count} fiches` }).click()
  await page.getByRole('heading', { name: `${count} fiches importées` }).waitFor()
  return (performance.now() - began) / 1000
}

/** Scrolls through the list, and types a title beside it. */
async function lookOver(
  browser: Browser,
  { page, renderer }: { page: Page; renderer: number },
): Promise<{ scrolled: number; typed: number }> {
  await page.mouse.move(640, 500)
  await watchTasks(browser, page)
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? 900 : -900)
    await page.waitForTimeout(30)
  }
  const scrolled = await longestTask(browser, renderer)
  await page.getByRole('button', { name: 'Voir Plat 0', exact: true }).click()
  const title = page.getByLabel('Titre', { exact: true })
  await title.waitFor()
  // The first letter after the sheet itself is painted.
  await page.waitForTimeout(500)
  await watchTasks(browser, page)
  await title.pressSequentially(' du marché de printemps', { delay: 60 })
  return { scrolled, typed: await longestTask(browser, renderer) }
}
