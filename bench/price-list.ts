import type { Page } from '@playwright/test'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillSheets } from './support/fill.ts'
import { inBrowser } from './support/in-browser.ts'
import { csvList, workbookList } from './support/price-list-file.ts'
import { besideFixedWork, figuresOfWork, type PageWork, rendererOf } from './support/page-work.ts'
import { memoryOf, withChildren } from './support/process-memory.ts'
import type { Server } from './support/start-server.ts'

const ROWS = 30_000
const RAISED_EVERY = 10
const SHEETS = 1000
const LINES = 10
const SAMPLE_MS = 50
const PATIENCE_MS = 60_000
const PREVIEWS = 3
const MOST_MB = 150

/** A wholesaler's list in the browser: from the file to its preview, to the differences, to the catalogue. */
export async function measurePriceList(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    const supplierId = await addSupplier(server, chef)
    const context = await browser.newContext({ locale: 'fr-FR' })
    await context.addCookies(cookiesOf(chef, server.url))
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const open = () => page.goto(`${server.url}/suppliers/${supplierId}/price-list`)
    /** Each document can have another process. */
    const opened = async () => {
      await open()
      await page.getByRole('button', { name: 'Choisir un fichier' }).first().waitFor()
      return { page, renderer: await rendererOf(browser, page) }
    }
    const everyone = (place: { page: Page; renderer: number }) => ({
      ...place,
      others: [server.pids.server, ...withChildren(server.pids.database)],
    })
    const previews = async (name: string, file: Buffer): Promise<PageWork[]> => {
      const works: PageWork[] = []
      for (let turn = 0; turn < PREVIEWS; turn += 1) {
        works.push(
          await besideFixedWork(await opened(), async () => {
            await choose(page, name, file)
            await page.locator('#import-preview').waitFor()
          }),
        )
      }
      return works
    }

    const workbook = await previews('tarif.xlsx', await workbookList(ROWS))
    const text = await previews('tarif.csv', csvList(ROWS))
    const here = { page, renderer: await rendererOf(browser, page) }
    const compared = await besideFixedWork(here, async () => {
      await page.getByRole('button', { name: 'Comparer avec le catalogue' }).first().click()
      await page.getByRole('button', { name: 'Valider' }).waitFor()
    })
    const first = memoryDuring(server)
    const firstSent = await besideFixedWork(everyone(here), () => confirm(page))
    const firstMemory = first.stop()

    await importRows(server, chef, supplierId, LINES)
    await fillSheets(server, chef.userId, SHEETS, LINES)
    const there = await opened()
    const again = await besideFixedWork(there, async () => {
      await choose(page, 'tarif suivant.csv', csvList(ROWS, RAISED_EVERY))
      await page.getByRole('button', { name: 'Valider' }).waitFor()
    })
    const second = memoryDuring(server)
    const secondSent = await besideFixedWork(everyone(there), () => confirm(page))
    const secondMemory = second.stop()
    await page.getByText(`${SHEETS.toLocaleString('fr-FR')} fiches recalculées`).waitFor()

    return [
      ...figuresOfWork(`CSV of ${ROWS} rows, file to preview`, text, 170),
      ...figuresOfWork(`XLSX of ${ROWS} rows, file to preview`, workbook, 310),
      ...figuresOfWork(`${ROWS} rows beside an empty catalogue`, [compared], 56),
      ...figuresOfWork(`${ROWS} new rows sent and committed`, [firstSent], 490),
      memoryFigure('first file', firstMemory),
      ...figuresOfWork(`next CSV of ${ROWS} rows, file to differences`, [again], 220),
      ...figuresOfWork(
        `${ROWS / RAISED_EVERY} prices committed, ${SHEETS} sheets recosted`,
        [secondSent],
        60,
      ),
      memoryFigure('next file', secondMemory),
    ]
  })
}

const memoryFigure = (name: string, measured: number): Figure => ({
  name: `server memory meanwhile, ${name}`,
  measured,
  unit: 'MB',
  goal: { of: 'measured', atMost: MOST_MB },
})

async function addSupplier({ url }: Server, { headers }: Chef): Promise<string> {
  const response = await fetch(`${url}/api/suppliers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Grossiste de la mesure' }),
  })
  const { id } = (await response.json()) as { id: string }
  return id
}

/** The first rows of the list become products of the user's: some of them cost more in the next list. */
async function importRows({ url }: Server, { headers }: Chef, supplierId: string, count: number) {
  const address = `${url}/api/suppliers/${supplierId}/products`
  const listed = await fetch(`${address}?limit=${count}`, { headers })
  const { items } = (await listed.json()) as { items: { id: string }[] }
  const response = await fetch(`${address}/import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ productIds: items.map(({ id }) => id) }),
  })
  if (!response.ok || items.length < count) throw new Error(`${items.length} rows were found to import`)
}

function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  return page.setInputFiles('input[type=file]', { name, mimeType: 'application/octet-stream', buffer })
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Valider' }).click()
  await page.getByText('est au catalogue').waitFor()
}

/** How much more memory the server holds at its height, until it is stopped. */
function memoryDuring({ pids }: Server): { stop: () => number } {
  const before = memoryOf([pids.server])
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf([pids.server]))
  }, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak - before
    },
  }
}
