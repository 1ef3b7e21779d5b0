import type { KitchenSheetSummary } from '../src/contract/kitchen-shapes.ts'
import type { SheetLink } from '../src/contract/links.ts'
import { openRestaurant } from '../src/server/sheets/open-restaurant.ts'
import { MoneyFigures } from '../src/server/testing/money-figures.ts'
import { expectReadableAtOneMetre } from './support/accessible.ts'
import { withDatabase } from './support/database.ts'
import { keptBy } from './support/kept.ts'
import { pdfPages } from './support/pdf.ts'
import { post } from './support/post.ts'
import { openBrowser, pair } from './support/tablets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test(
  'a tablet shows, is sent, keeps and prints no price, and is read at one metre',
  { tag: '@long' },
  async ({ page, account, browser, baseURL }) => {
    const money = await withDatabase(async (database) => {
      await openRestaurant(database, account.id, { byDay: true })
      return MoneyFigures.make(database, account.id)
    })
    const owners = await page.request.get('/api/user-products?limit=100')
    expect(money.in(await owners.text()).length).toBeGreaterThan(20)

    const context = await openBrowser(browser, String(baseURL))
    const tablet = await context.newPage()
    const sent: Promise<string>[] = []
    context.on('response', (response) => {
      if (response.headers()['content-type']?.includes('json')) sent.push(response.text().catch(() => ''))
    })
    await pair(page.request, tablet, 'Passe')
    const shown: string[] = []
    const look = async () => {
      await tablet.waitForLoadState('networkidle')
      shown.push(await tablet.content())
    }
    await look()
    await expectReadableAtOneMetre(tablet)
    const tabs = await tablet.getByRole('navigation').getByRole('link').all()
    const pages = await Promise.all(tabs.map((tab) => tab.getAttribute('href')))
    expect(pages.length).toBeGreaterThan(1)
    const { items } = (await (await tablet.request.get('/api/kitchen/sheets')).json()) as {
      items: KitchenSheetSummary[]
    }
    const ids = items.slice(0, 3).map(({ id }) => id)
    for (const address of [...pages, ...ids.map((id) => `/cuisine/fiches/${id}`)]) {
      await tablet.goto(String(address))
      await look()
      await expectReadableAtOneMetre(tablet)
    }
    const { link } = await post<SheetLink>(page.request, `/api/tech-sheets/${ids[0]}/link`, {})
    await tablet.goto(new URL(String(link?.address)).pathname)
    await look()
    const paper = await tablet.pdf()
    await tablet.goto('/cuisine')
    await tablet.waitForLoadState('networkidle')

    const kept = await keptBy(tablet)
    for (const { title } of items.slice(0, 3)) expect(kept).toContain(title)
    const texts = { shown, sent: await Promise.all(sent), kept: [kept], paper: await pdfPages(paper) }
    for (const [where, each] of Object.entries(texts)) {
      expect(each.join('').length, where).toBeGreaterThan(300)
      expect(money.in(each.join('\n')), where).toEqual([])
    }
    for (const text of [...shown, ...texts.paper]) expect(text).not.toContain('€')
    await context.close()
  },
)
