import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Account } from '#contract/account.ts'
import type { Batch } from '#contract/batch-shapes.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { keepsUntil } from '#domain/batches/use-by.ts'
import { LABEL_FORMAT_NAMES, type LabelFormatName } from '#domain/batches/label-format.ts'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { inBrowser } from './support/in-browser.ts'
import { besideFixedWork, type PageWork, rendererOf } from './support/page-work.ts'
import { median } from './support/percentile.ts'
import type { Server } from './support/start-server.ts'
import { ofTurns } from './support/turns.ts'

const LABELS = 100
const MOST_MS = 1000
const TIMES = 5
const BATCHES = 10
const MOST_SECONDS = 60
/** How long a hand takes before each tap, one after the other. */
const TAP_MS = [500, 750, 1000]
const PATIENCE_MS = 20_000

type Place = { server: Server; browser: Browser; chef: Chef }

/**
 * From the click on 'Étiquettes en PDF' to the whole file in the browser, for labels that say as much as any: the median of
 * five once what draws them is there, read by the clock and judged by the processor time of its page, in turns with fixed work, and the first of a visit, which fetches it. And ten batches labelled on a phone by a hand, from the list of batches.
 */
export async function measureLabels(): Promise<Figure[]> {
  return inBrowser(async (place) => [
    ...(await measurePdfs(place)),
    {
      name: `${String(BATCHES)} batches labelled on a phone in ${String(1 + 2 * BATCHES)} taps, 0.5 to 1 s before each`,
      measured: await labelOnPhone(place),
      unit: 's',
      goal: { of: 'measured', atMost: MOST_SECONDS },
    },
  ])
}

async function measurePdfs(place: Place): Promise<Figure[]> {
  const { server, browser, chef } = place
  const batch = await fullBatch(place)
  const figures: Figure[] = []
  for (const format of LABEL_FORMAT_NAMES) {
    await choose(place, format)
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
    const page = await openedAt(context, { server, chef }, `/batches/${batch.id}`)
    const worked = { page, renderer: await rendererOf(browser, page) }
    const works: PageWork[] = []
    for (let time = 0; time <= TIMES; time += 1)
      works.push(await besideFixedWork(worked, () => download(page)))
    await context.close()
    const [first, ...others] = works
    const name = `PDF of ${String(LABELS)} labels ${format}`
    figures.push(
      { name, measured: median(others.map(({ seconds }) => seconds * 1000)), unit: 'ms' },
      {
        name: `${name} (processor time), beside fixed work`,
        unit: 'ms',
        ...ofTurns(others.map(({ turn }) => turn)),
        goal: { of: 'measured', atMost: MOST_MS },
      },
      { name: `${name}, first of a visit`, measured: (first?.seconds ?? 0) * 1000, unit: 'ms' },
    )
  }
  return figures
}

async function download(page: Page): Promise<void> {
  const offered = page.waitForEvent('download', { timeout: PATIENCE_MS })
  await page.getByRole('button', { name: 'Étiquettes en PDF' }).click()
  await offered
}

/** @returns seconds */
async function labelOnPhone(place: Place): Promise<number> {
  const titles = Array.from({ length: BATCHES }, (_, index) => `Préparation ${String(index + 1)}`)
  for (const title of titles) await call(place, 'POST', '/tech-sheets', { ...SHEET, title })
  const context = await place.browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await openedAt(context, place, '/batches')
  await page.evaluate(() => (window.print = () => undefined))
  const hand = tapper(page)
  const dialog = page.getByRole('dialog')
  const open = page.getByRole('button', { name: 'Nouveau lot' }).first()
  await open.waitFor()
  const started = performance.now()
  await hand(() => open.tap())
  for (const title of titles) {
    await hand(() =>
      dialog
        .getByRole('option')
        .filter({ has: page.getByText(title, { exact: true }) })
        .tap(),
    )
    await hand(() => dialog.getByRole('button', { name: 'Imprimer 1 étiquette' }).tap())
  }
  await dialog.getByRole('option').first().waitFor()
  const seconds = (performance.now() - started) / 1000
  const { total } = await call<{ total: number }>(place, 'GET', '/batches?search=Pr%C3%A9paration&limit=1')
  await context.close()
  if (total !== BATCHES) throw new Error(`${String(total)} batches are in the house`)
  return seconds
}

/** Waits as a hand does, and then acts. */
function tapper(page: Page) {
  let taps = 0
  return async (act: () => Promise<unknown>) => {
    await page.waitForTimeout(TAP_MS[taps % TAP_MS.length] ?? 0)
    taps += 1
    await act()
  }
}

const SHEET = {
  category: 'Sauce',
  portions: 10,
  yieldQuantity: 5,
  yieldUnit: 'L',
  keepsHours: 72,
  storage: '3 °C',
  ingredients: [],
}

/** A batch whose label is full: all allergens, and a storage text that is cut. */
async function fullBatch(place: Place): Promise<Batch> {
  const product = await call<{ id: string }>(place, 'POST', '/user-products', {
    name: 'De tout',
    unit: 'kg',
    category: 'Épicerie',
    priceHt: 1,
    allergens: ALLERGENS,
  })
  const sheet = await call<{ id: string }>(place, 'POST', '/tech-sheets', {
    ...SHEET,
    title: 'Terrine de foie gras de canard mi-cuit au poivre de Sichuan et au sauternes de la maison',
    storage: 'Entre 0 et 3 °C, filmé au contact, à l’abri de la lumière, trois jours au plus',
    ingredients: [{ userProductId: product.id, quantity: 1, unit: 'kg' }],
  })
  return call<Batch>(place, 'POST', '/batches', {
    kind: 'made',
    techSheetId: sheet.id,
    useBy: keepsUntil(new Date().toISOString(), 72),
    quantity: 5,
    unit: 'L',
    initials: 'FB',
    labels: LABELS,
  })
}

async function choose(place: Place, labelFormat: LabelFormatName): Promise<void> {
  const { version } = await call<Account>(place, 'GET', '/account')
  await call(place, 'PATCH', '/account', { settings: { labelFormat }, version })
}

async function call<Answer>(
  { server, chef }: Pick<Place, 'server' | 'chef'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { ...chef.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${String(response.status)}: ${await response.text()}`)
  return (await response.json()) as Answer
}

async function openedAt(
  context: BrowserContext,
  { server, chef }: Pick<Place, 'server' | 'chef'>,
  path: string,
): Promise<Page> {
  await context.addCookies(cookiesOf(chef, server.url))
  const page = await context.newPage()
  await page.goto(server.url + path)
  await page.waitForLoadState('networkidle')
  return page
}
