import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { inBrowser } from './support/in-browser.ts'
import { longestTask, watchTasks } from './support/long-tasks.ts'
import { besideFixedWork, figuresOfWork, rendererOf } from './support/page-work.ts'
import { memoryOf } from './support/process-memory.ts'
import { sheetWorkbooks } from './support/sheet-workbooks.ts'
import type { WorkbookOptions } from './support/sheet-workbooks.ts'
import type { Server } from './support/start-server.ts'
import { atMostTimes, ofTurns } from './support/turns.ts'

const LINES = 12
const SOME: WorkbookOptions = { workbooks: 12, tabs: 25, lines: LINES }
const MANY: WorkbookOptions = { workbooks: 40, tabs: 25, lines: LINES }
const PATIENCE_MS = 120_000
const SAMPLE_MS = 100
const WHEEL_TURNS = 60

/** Of the processor time of the fixed work. */
const LONGEST_TASK = 1.6
const countOf = ({ workbooks, tabs }: WorkbookOptions) => workbooks * tabs

/** A kitchen's folder of sheets in the browser: from the chosen files to the list, looked over, and committed. */
export async function measureImportSheets(): Promise<Figure[]> {
  return inBrowser(async (place) => {
    const { browser } = place
    const folder = mkdtempSync(join(tmpdir(), 'bench-sheets-'))
    try {
      const some = await read(place, folder, SOME)
      await watchTasks(browser, some.page)
      const committed = await besideFixedWork(some, () => commit(some.page, countOf(SOME)))
      const longestOfCommit = await longestTask(browser, some.renderer)
      await some.page.context().close()
      const many = await read(place, folder, MANY)
      const looked = await lookOver(browser, many)
      const [few, all] = [SOME, MANY].map((requested) => `${countOf(requested)} sheets of ${LINES} lines`)
      const task = (name: string, subject: number): Figure => ({
        name: `longest task of the page, ${name} (processor time), beside fixed work`,
        unit: 'ms',
        ...ofTurns([some, committed, many].map(({ turn: { floor } }) => ({ subject, floor }))),
        goal: atMostTimes(LONGEST_TASK),
      })
      return [
        ...figuresOfWork(`${few}, files to list`, [some], 83),
        task(`${few}`, some.longest),
        ...figuresOfWork(`${few} committed`, [committed], 48),
        task('commit', longestOfCommit),
        ...figuresOfWork(`${all} in ${MANY.workbooks} workbooks, files to list`, [many], 108),
        task(`${all}`, many.longest),
        {
          name: `memory of the tab meanwhile, ${all}`,
          measured: many.memory,
          unit: 'MB',
          goal: { of: 'measured', atMost: 400 },
        },
        task(`list of ${countOf(MANY)} scrolled`, looked.scrolled),
        task(`title among ${countOf(MANY)} typed`, looked.typed),
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
  const work = await besideFixedWork({ page, renderer }, async () => {
    await page.locator('input[type=file]').first().setInputFiles(paths)
    await page.getByText(`${countOf(requested).toLocaleString('fr-FR')} fiches trouvées`).waitFor()
  })
  // What the names mean and what would change is asked of the server behind the list.
  await page.getByRole('button', { name: /^Importer [\d\s]+ fiches$/, disabled: false }).waitFor()
  const memory = sampling.stop()
  return { ...work, page, renderer, memory, longest: await longestTask(browser, renderer) }
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

/** From the press to the page that says so. */
async function commit(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Importer ${count} fiches` }).click()
  await page.getByRole('heading', { name: `${count} fiches importées` }).waitFor()
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
