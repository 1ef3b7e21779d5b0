import type { Page } from '@playwright/test'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillSheets } from './support/fill.ts'
import { inBrowser } from './support/in-browser.ts'
import { csvList, workbookList } from './support/price-list-file.ts'
import { memoryOf } from './support/process-memory.ts'
import type { Server } from './support/start-server.ts'

const ROWS = 30_000
const RAISED_EVERY = 10
const SHEETS = 1000
const LINES = 10
const SAMPLE_MS = 50
const PATIENCE_MS = 60_000

const goal = (atMost: number) => ({ goal: { of: 'measured', atMost } as const })

/** A wholesaler's list in the browser: from the file to its preview, to the differences, to the catalogue. */
export async function measurePriceList(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    const supplierId = await addSupplier(server, chef)
    const context = await browser.newContext({ locale: 'fr-FR' })
    await context.addCookies(cookiesOf(chef, server.url))
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const open = () => page.goto(`${server.url}/suppliers/${supplierId}/price-list`)

    await open()
    const workbook = await preview(page, 'tarif.xlsx', await workbookList(ROWS))
    await open()
    const text = await preview(page, 'tarif.csv', csvList(ROWS))
    const compared = await seconds(async () => {
      await page.getByRole('button', { name: 'Comparer avec le catalogue' }).first().click()
      await page.getByRole('button', { name: 'Valider' }).waitFor()
    })
    const first = await watched(server, () => confirm(page))

    await importRows(server, chef, supplierId, LINES)
    await fillSheets(server, chef.userId, SHEETS, LINES)
    await open()
    const again = await seconds(async () => {
      await choose(page, 'tarif suivant.csv', csvList(ROWS, RAISED_EVERY))
      await page.getByRole('button', { name: 'Valider' }).waitFor()
    })
    const second = await watched(server, () => confirm(page))
    await page.getByText(`${SHEETS.toLocaleString('fr-FR')} fiches recalculées`).waitFor()

    return [
      { name: `CSV of ${ROWS} rows, file to preview`, measured: text, unit: 's', ...goal(1.5) },
      { name: `XLSX of ${ROWS} rows, file to preview`, measured: workbook, unit: 's' },
      { name: `${ROWS} rows beside an empty catalogue`, measured: compared, unit: 's' },
      { name: `${ROWS} new rows sent and committed`, measured: first.seconds, unit: 's', ...goal(5) },
      { name: 'server memory meanwhile, first file', measured: first.memory, unit: 'MB', ...goal(150) },
      { name: `next CSV of ${ROWS} rows, file to differences`, measured: again, unit: 's' },
      {
        name: `${ROWS / RAISED_EVERY} prices committed, ${SHEETS} sheets recosted`,
        measured: second.seconds,
        unit: 's',
        ...goal(5),
      },
      { name: 'server memory meanwhile, next file', measured: second.memory, unit: 'MB', ...goal(150) },
    ]
  })
}

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

/** Seconds from the moment the page has the file to the painted preview: how it gets there is not the page's work. */
async function preview(page: Page, name: string, buffer: Buffer): Promise<number> {
  await page.getByRole('button', { name: 'Choisir un fichier' }).first().waitFor()
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let started = 0
        document.addEventListener('change', () => (started = performance.now()), {
          capture: true,
          once: true,
        })
        const observer = new MutationObserver(() => {
          if (document.querySelector('#price-list-preview') === null) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve((performance.now() - started) / 1000)))
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await choose(page, name, buffer)
  return measured
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Valider' }).click()
  await page.getByText('est au catalogue').waitFor()
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** How long some work takes, and how much more memory the server holds at its height. */
async function watched({ pids }: Server, work: () => Promise<void>) {
  const before = memoryOf([pids.server])
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf([pids.server]))
  }, SAMPLE_MS)
  try {
    const taken = await seconds(work)
    return { seconds: taken, memory: peak - before }
  } finally {
    clearInterval(timer)
  }
}
