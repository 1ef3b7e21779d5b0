import type { Browser, Page } from '@playwright/test'
import { asMember } from '#database/as-member.ts'
import { ownCarte } from '#server/cartes/own-carte.queries.ts'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillCarte, fillProducts, fillSheets } from './support/fill.ts'
import { inBrowser } from './support/in-browser.ts'
import { besideFixedWork, figuresOfWork, type PageWork, rendererOf } from './support/page-work.ts'

const DISHES = 150
const GAMMES = 10
const LINES = 5
const VISITS = 5
/** Of the time of the fixed work. */
const MOST_RATIO_FIRST = 27
const MOST_RATIO_SECOND = 13

type Visit = { first: PageWork; second: PageWork }

/**
 * From the click on 'Télécharger le PDF' to the whole file in the browser: the first of a visit, which fetches what
 * draws it and its fonts, and the second.
 */
export async function measureCartePdf(): Promise<Figure[]> {
  return inBrowser(async ({ server, browser, chef }) => {
    await fillProducts(server, chef.userId, 200)
    await fillSheets(server, chef.userId, DISHES, LINES)
    const { id: carteId } = await asMember(server.database, chef.userId, ownCarte)
    await fillCarte(server, chef.userId, { carteId, gammes: GAMMES })
    const visits: Visit[] = []
    for (let visit = 0; visit < VISITS; visit += 1)
      visits.push(await visitCarte(browser, { chef, url: server.url, carteId }))
    const figures = (which: keyof Visit, most: number): Figure[] =>
      figuresOfWork(
        `PDF of ${DISHES} dishes in the browser, ${which} of a visit`,
        visits.map((visit) => visit[which]),
        most,
      )
    return [...figures('first', MOST_RATIO_FIRST), ...figures('second', MOST_RATIO_SECOND)]
  })
}

/** A browser that was never here prints twice. */
async function visitCarte(
  browser: Browser,
  { chef, url, carteId }: { chef: Chef; url: string; carteId: string },
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
  try {
    await context.addCookies(cookiesOf(chef, url))
    const page = await context.newPage()
    await page.goto(`${url}/cartes/${carteId}/print`)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Plat du jour' })
      .nth(DISHES - 1)
      .waitFor()
    await page.waitForLoadState('networkidle')
    const place = { page, renderer: await rendererOf(browser, page) }
    return {
      first: await besideFixedWork(place, () => download(page)),
      second: await besideFixedWork(place, () => download(page)),
    }
  } finally {
    await context.close()
  }
}

async function download(page: Page): Promise<void> {
  const offered = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  await offered
}
