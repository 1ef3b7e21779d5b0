import type { Browser, Page } from '@playwright/test'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import { PIZZERIA_FILES, pizzeriaIsThere } from '#server/testing/pizzeria.ts'
import { paths } from '#web/entities/paths.ts'
import { cookiesOf } from './support/browser.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { inBrowser } from './support/in-browser.ts'
import { pageSize, smallTargets } from './support/page-size.ts'
import type { Server } from './support/start-server.ts'

const DESK = { width: 1280, height: 800 }
/** What a scroll asks for has begun to be fetched within this time. */
const PAUSE_MS = 500
const LINES = 13
const STEPS = 5
const PHONE = { width: 390, height: 844 }

type Listed = { items: { id: string }[] }

type Place = { server: Server; browser: Browser }

/** How much a chef has before her eyes on the screens that she uses most: heights, words, and what can be pressed. */
export async function measureScreens(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    const place = { server, browser }
    await openRestaurant(server.database, chef.userId)
    return [
      ...(await measureManySheets(place)),
      ...(await measureEditor(place)),
      ...(await measureImport(place)),
      ...(await measureRestaurant(place, chef)),
    ]
  })
}

/** Mes Recettes after an import of seventy sheets. */
async function measureManySheets(place: Place): Promise<Figure[]> {
  const chef = await signUp(place.server)
  await fillProducts(place.server, chef.userId, 60)
  await fillSheets(place.server, chef.userId, 70, 6)
  return visit(place, chef, { path: paths.recipes, shows: 'main h1', size: DESK }, async (page) => [
    count('Mes Recettes, 70 sheets: interactive elements', (await pageSize(page)).interactive, 250),
  ])
}

async function measureEditor(place: Place): Promise<Figure[]> {
  const chef = await signUp(place.server)
  await fillProducts(place.server, chef.userId, LINES)
  const path = paths.editRecipe(await writeSheet(place.server, chef))
  return visit(place, chef, { path, shows: '[data-testid="cost-total"]', size: DESK }, async (page) => {
    const { height, interactive } = await pageSize(page)
    const name = `editor, ${LINES} lines and ${STEPS} steps`
    return [
      pixels(`${name}: height at 1280`, height, 1500),
      count(`${name}: interactive elements`, interactive, 110),
    ]
  })
}

/** Writes a sheet of so many lines and steps, and answers its id. */
async function writeSheet(server: Server, { headers }: Chef): Promise<string> {
  const { items } = await read<Listed>(server, headers, `/api/user-products?limit=${LINES}`)
  const response = await fetch(`${server.url}/api/tech-sheets`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Blanquette de veau à l’ancienne',
      category: 'Plat',
      portions: 8,
      sellingPriceHt: 18,
      ingredients: items.map(({ id }, line) => ({ userProductId: id, quantity: 100 + 30 * line, unit: 'g' })),
      steps: Array.from(
        { length: STEPS },
        (_, step) => `Étape ${step + 1} : mouiller à hauteur, écumer, cuire à frémissement.`,
      ),
    }),
  })
  if (!response.ok) throw new Error(`The sheet was answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { id: string }).id
}

/** The page on which sheets are imported, once a real pizzeria's two files were read; nothing where they are not there. */
async function measureImport(place: Place): Promise<Figure[]> {
  if (!pizzeriaIsThere) return []
  const chef = await signUp(place.server)
  return visit(place, chef, { path: paths.importSheets, shows: 'main h1', size: DESK }, async (page) => {
    await page.locator('input[type=file]').first().setInputFiles(PIZZERIA_FILES)
    await page.getByRole('button', { name: /^Importer \d+ fiches$/u }).waitFor()
    await page.waitForLoadState('networkidle')
    const { height, words } = await pageSize(page)
    return [
      {
        name: 'import of the pizzeria’s files: words',
        measured: words,
        unit: 'words',
        goal: { of: 'measured', atMost: 700 },
      },
      pixels('import of the pizzeria’s files: height at 1280', height, 3800),
    ]
  })
}

/** The screens of the example restaurant. */
async function measureRestaurant(place: Place, chef: Chef): Promise<Figure[]> {
  const { carteId, sheets, first } = await findPlaces(place.server, chef)
  const height = (path: string, shows: string) =>
    visit(place, chef, { path, shows, size: PHONE }, async (page) => (await pageSize(page)).height)
  const main = 'main h1, main h2'
  return [
    pixels(`Mes Recettes, ${sheets} sheets: height at 390`, await height(paths.recipes, 'main h1'), 3600),
    pixels('sales: height at 390', await height(paths.sales(carteId), main), 2500),
    pixels('products: height at 390', await height(paths.products, 'main :text("Beurre doux")'), 6000),
    ...(await measureSettings(place, chef)),
    ...(await measureTargets(place, chef, [
      paths.products,
      paths.dashboard,
      paths.recipes,
      paths.recipe(first),
      paths.editRecipe(first),
      paths.newRecipe,
      paths.gammes,
      paths.cartes,
      paths.sales(carteId),
      paths.menus,
      paths.suppliersDashboard,
      paths.suppliers,
      paths.settings,
    ])),
  ]
}

async function measureSettings(place: Place, chef: Chef): Promise<Figure[]> {
  return visit(place, chef, { path: paths.settings, shows: 'main h1', size: DESK }, async (page) => {
    const tabs = await page.getByRole('tab').all()
    const figures = tabs.length > 0 ? [] : [await settingsHeight(page, 'one page')]
    for (const tab of tabs) {
      await tab.click()
      await showAll(page)
      figures.push(await settingsHeight(page, await tab.innerText()))
    }
    return figures
  })
}

async function settingsHeight(page: Page, part: string): Promise<Figure> {
  return pixels(`settings, ${part}: height at 1280`, (await pageSize(page)).height, 1800)
}

/** Targets that a finger misses, on the main pages, each of them printed. */
async function measureTargets(place: Place, chef: Chef, pages: readonly string[]): Promise<Figure[]> {
  let all = 0
  for (const path of pages) {
    const small = await visit(place, chef, { path, shows: 'main h1, main h2', size: PHONE }, smallTargets)
    if (small.length > 0) console.log(`${path}\n  ${small.join('\n  ')}`)
    all += small.length
  }
  return [count(`targets under 24 px at 390, on ${pages.length} pages`, all, 0)]
}

type Visit = { path: string; shows: string; size: typeof DESK }

/** Opens a page and measures it once nothing more is fetched for it. */
async function visit<Measured>(
  { server, browser }: Place,
  chef: Chef,
  { path, shows, size }: Visit,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: size, hasTouch: size === PHONE })
  try {
    await context.addCookies(cookiesOf(chef, server.url))
    const page = await context.newPage()
    await page.goto(server.url + path)
    await page.locator(shows).filter({ visible: true }).first().waitFor()
    await showAll(page)
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Scrolls until the page grows no further, as lists that are fetched by parts do. */
async function showAll(page: Page): Promise<void> {
  let height = 0
  while (height !== (height = await scrollToEnd(page)));
  await page.evaluate(() => scrollTo(0, 0))
}

async function scrollToEnd(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return document.documentElement.scrollHeight
  })
  await page.waitForTimeout(PAUSE_MS)
  return height
}

async function read<Answer>(server: Server, headers: Chef['headers'], path: string): Promise<Answer> {
  return (await (await fetch(server.url + path, { headers })).json()) as Answer
}

async function findPlaces(server: Server, { headers }: Chef) {
  const sheets = await read<Listed & { total: number }>(server, headers, '/api/tech-sheets?limit=1')
  const cartes = await read<Listed>(server, headers, '/api/cartes')
  return { carteId: firstId(cartes), sheets: sheets.total, first: firstId(sheets) }
}

function firstId({ items: [first] }: Listed): string {
  if (!first) throw new Error('The example restaurant has no sheet or no carte')
  return first.id
}

const pixels = (name: string, measured: number, atMost: number): Figure => ({
  name,
  measured,
  unit: 'px',
  goal: { of: 'measured', atMost },
})

const count = (name: string, measured: number, atMost: number): Figure => ({
  ...pixels(name, measured, atMost),
  unit: '',
})
