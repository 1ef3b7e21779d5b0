import type { Browser, Page } from '@playwright/test'
import { asMember } from '#database/as-member.ts'
import { ownCarte } from '#server/cartes/own-carte.queries.ts'
import { cookiesOf } from './support/browser.ts'
import type { Chef } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillCarte, fillProducts, fillSheets } from './support/fill.ts'
import { inBrowser } from './support/in-browser.ts'
import { median } from './support/percentile.ts'

const DISHES = 150
const GAMMES = 10
const LINES = 5
const VISITS = 5

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
    const visits: [number, number][] = []
    for (let visit = 0; visit < VISITS; visit += 1)
      visits.push(await visitCarte(browser, { chef, url: server.url, carteId }))
    const name = `PDF of ${DISHES} dishes in the browser`
    return [
      {
        name: `${name}, first of a visit`,
        measured: median(visits.map(([first]) => first)),
        unit: 'ms',
        goal: { of: 'measured', atMost: 800 },
      },
      {
        name: `${name}, second`,
        measured: median(visits.map(([, second]) => second)),
        unit: 'ms',
        goal: { of: 'measured', atMost: 400 },
      },
    ]
  })
}

/** A browser that was never here prints twice. */
async function visitCarte(
  browser: Browser,
  { chef, url, carteId }: { chef: Chef; url: string; carteId: string },
): Promise<[first: number, second: number]> {
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
    return [await timeDownload(page), await timeDownload(page)]
  } finally {
    await context.close()
  }
}

/** Milliseconds, by the page's own clock. */
async function timeDownload(page: Page): Promise<number> {
  const whole = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true })
        const offer = URL.createObjectURL.bind(URL)
        URL.createObjectURL = (file) => {
          if (file instanceof Blob && file.type === 'application/pdf') {
            URL.createObjectURL = offer
            resolve(performance.now() - clicked)
          }
          return offer(file)
        }
      }),
  )
  const offered = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  await offered
  return whole
}
