import type { Page } from '@playwright/test'
import type { SalesPeriodDetail } from '../src/contract/sales-periods.ts'
import type { CarteSales } from '../src/contract/sales.ts'
import { layGamme } from './support/carte.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** Before tax 20, 10, 30 and 15 €: the margins are 14, 4, 22 and 5 € a portion; the sales of the last are unknown. */
const layCarte = (page: Page) =>
  layGamme(page.request, 'Plats', [
    { nom: 'Blanquette', prix: 22, cost: 6 },
    { nom: 'Saucisse lentilles', prix: 11, cost: 6 },
    { nom: 'Sole meunière', prix: 33, cost: 8 },
    { nom: 'Brandade', prix: 16.5, cost: 10 },
    { nom: 'Truffade', prix: 20, cost: null },
  ])

async function told(page: Page, carteId: string) {
  const address = `/api/cartes/${carteId}/sales`
  const { periods } = (await (await page.request.get(address)).json()) as CarteSales
  const all = periods.map(async ({ id }) => (await page.request.get(`${address}/${id}`)).json())
  return (await Promise.all(all)) as SalesPeriodDetail[]
}

const report = (month: string, rows: string[]) => ({
  name: `ventes-${month}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [`Ventes de ${month}`, '', 'Article;Qté;CA TTC', ...rows, 'Total;;4 000,00'].join('\r\n'),
  ),
})

test('the till’s file becomes a period that is corrected by hand, judged and printed; its names are asked about once', async ({
  page,
}) => {
  const { carteId } = await layCarte(page)
  await page.goto(`/cartes/${carteId}/ventes`)
  await page.getByRole('link', { name: 'Importer de la caisse' }).click()
  const file = page.locator('input[type=file]')
  await file.setInputFiles(
    report('octobre 2026', [
      'BLANQUETTE;100;2 200,00',
      'Sole meuniere;22;726,00',
      'Assiette du chef;120;1 320,00',
      'Sole meuniere;-2;-66,00',
      'Café;300;600,00',
      'BRANDADE;9;148,50',
    ]),
  )
  await page
    .getByLabel('Plat de la carte pour Assiette du chef')
    .selectOption({ label: 'Saucisse lentilles' })
  await page.getByLabel('Plat de la carte pour Café').selectOption('Ignorer toujours')
  await page.getByRole('button', { name: 'Enregistrer ces ventes' }).click()
  await expect(page.getByRole('heading', { name: 'Plat par plat' })).toBeVisible()

  await page.getByRole('tab', { name: 'Ventes' }).click()
  await page.getByLabel('Portions vendues : Brandade').fill('10')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  expect((await told(page, carteId)).map(({ dishes, sold, fileName }) => [dishes, sold, fileName])).toEqual([
    [4, 250, 'ventes-octobre 2026.csv'],
  ])
  await page.getByRole('tab', { name: 'Analyse' }).click()
  await page.reload()
  const judged = page.getByRole('table', { name: 'Plats et leur rapport' }).getByRole('row')
  await expect(judged).toHaveText([
    /Plat/,
    /Blanquette.*Étoile.*100.*40,0\s%.*14,00\s€.*1\s?400,00\s€/,
    /Saucisse lentilles.*Vache à lait.*120/,
    /Sole meunière.*Énigme.*20/,
    /Brandade.*Poids mort.*10/,
  ])
  await page.emulateMedia({ media: 'print' })
  await expect(judged.locator('..').first()).toHaveCSS('display', 'table-header-group')
  await expect(page.getByText('Marge unitaire', { exact: true })).toHaveCSS('display', 'contents')
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Importer de la caisse' }).click()
  await file.setInputFiles(report('novembre 2026', ['Café;280;560,00', 'Assiette du chef;99;1 089,00']))
  await expect(page.getByText('Lu comme la dernière fois.')).toBeVisible()
  const names = page.getByRole('table', { name: 'Articles de la caisse' }).getByRole('row')
  await expect(names).toHaveCount(2)
  await expect(names.nth(1)).toContainText('Comme la dernière fois')
  await page.getByRole('button', { name: 'Enregistrer ces ventes' }).click()
  await expect(page.getByLabel('Période', { exact: true })).toContainText('Novembre 2026 (99 ventes)')
})
