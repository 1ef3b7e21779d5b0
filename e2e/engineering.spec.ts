import type { Page } from '@playwright/test'
import type { CarteSales, SalesPeriodDetail } from '../src/contract/sales.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
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

test('sales typed without a mouse are kept, and each dish finds its quadrant, with what to do', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { carteId } = await layCarte(page)
  await page.goto(`/cartes/${carteId}/ventes`)
  await expect(page.getByText('Quels plats rapportent ?')).toBeVisible()
  await page.getByRole('button', { name: 'Nouvelle période' }).click()
  await page.getByLabel('Premier jour').fill('2026-10-31')
  await page.getByLabel('Dernier jour').fill('2026-10-01')
  await page.getByRole('button', { name: 'Saisir les ventes' }).click()
  await expect(page.getByText('Le dernier jour vient avant le premier.')).toBeVisible()
  await page.getByLabel('Premier jour').fill('2026-10-01')
  await page.getByLabel('Dernier jour').fill('2026-10-31')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Saisir les ventes' }).dblclick()

  const field = (nom: string) => page.getByLabel(`Portions vendues : ${nom}`)
  await field('Blanquette').click()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await expect(field('Saucisse lentilles')).toBeFocused()
  await page.keyboard.type('120')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await page.context().setOffline(true)
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Les ventes n’ont pas pu être enregistrées')
  await expect(field('Brandade')).toHaveValue('10')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('alert')).toContainText('Les ventes n’ont pas pu être enregistrées')
  await page.context().setOffline(false)
  await expect(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  await expectAccessible(page)
  expect((await told(page, carteId)).map(({ dishes, sold }) => [dishes, sold])).toEqual([[4, 250]])

  await page.getByRole('tab', { name: 'Analyse' }).click()
  const rows = page.getByRole('table', { name: 'Plats et leur rapport' }).getByRole('row')
  await expect(rows).toHaveText([
    /Plat/,
    /Blanquette.*Étoile.*100.*40,0\s%.*14,00\s€.*1\s?400,00\s€/,
    /Saucisse lentilles.*Vache à lait.*120.*48,0\s%.*4,00\s€.*480,00\s€/,
    /Sole meunière.*Énigme.*20.*22,00\s€.*440,00\s€/,
    /Brandade.*Poids mort.*10.*5,00\s€.*50,00\s€/,
  ])
  await expect(page.getByText('1 plat laissé de côté')).toBeVisible()
  const chosen = page.getByRole('region', { name: 'Le plat choisi' })
  await page.getByRole('button', { name: /^Sole meunière : Énigme, 20 vendus/ }).click()
  await expect(chosen).toContainText('29 portions de plus sur la période')
  await page.keyboard.press('ArrowRight')
  await expect(chosen).toContainText(/Blanquette.*Étoile/)
  await rows.nth(2).getByRole('button').click()
  await expect(chosen).toContainText(/À 2\d,\d\d\s€, il laisserait autant que la moyenne/)
  await expect(page.getByRole('region', { name: 'Plats', exact: true })).toContainText(
    /Ouverture.*3,00.*À revoir.*Dispersion.*Demande et offre/,
  )
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(rows.locator('..').first()).toHaveCSS('display', 'table-header-group')
  await expect(page.getByText('Marge unitaire', { exact: true })).toHaveCSS('display', 'contents')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Marge unitaire' }).click()
  await expect(rows.nth(1)).toContainText('Saucisse lentilles')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('of a dish that loses money it is said what a portion loses, and not that more be sold', async ({
  page,
}) => {
  const { carteId } = await layGamme(page.request, 'Plats', [
    { nom: 'Blanquette', prix: 22, cost: 6 },
    { nom: 'Homard rôti', prix: 33, cost: 33.14 },
  ])
  await page.goto(`/cartes/${carteId}/ventes`)
  await page.getByRole('button', { name: 'Nouvelle période' }).click()
  await page.getByLabel('Premier jour').fill('2026-10-01')
  await page.getByLabel('Dernier jour').fill('2026-10-31')
  await page.getByRole('button', { name: 'Saisir les ventes' }).click()
  await page.getByLabel('Portions vendues : Blanquette').fill('100')
  await page.getByLabel('Portions vendues : Homard rôti').fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  await page.getByRole('tab', { name: 'Analyse' }).click()
  await page.getByRole('button', { name: /^Homard rôti : Poids mort/ }).click()
  const chosen = page.getByRole('region', { name: 'Le plat choisi' })
  await expect(chosen).toContainText(/Chaque portion vendue perd 3,14\s€\./)
  await expect(chosen).toContainText(/il laisserait autant que la moyenne/)
  await expect(chosen).not.toContainText('populaire')
  await expect(page.locator('figure text').filter({ hasText: 'Homard rôti' })).toBeVisible()
})

const report = (month: string, rows: string[]) => ({
  name: `ventes-${month}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [`Ventes de ${month}`, '', 'Article;Qté;CA TTC', ...rows, 'Total;;4 000,00'].join('\r\n'),
  ),
})

test('the till’s file becomes a period, its names are asked about once, and a period is deleted', async ({
  page,
}) => {
  const { carteId } = await layCarte(page)
  await page.goto(`/cartes/${carteId}/ventes`)
  await page.getByRole('link', { name: 'Importer de la caisse' }).click()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7 x') })
  await expect(page.getByRole('alert')).toContainText('Ce fichier n’est pas un tableau.')
  await file.setInputFiles(
    report('octobre 2026', [
      'BLANQUETTE;214;4 708,00',
      'Sole meuniere;90;2 970,00',
      'Assiette du chef;120;1 320,00',
      'Sole meuniere;-2;-66,00',
      'Café;300;600,00',
      'BRANDADE;-2;-33,00',
    ]),
  )
  const rows = page.getByRole('table', { name: 'Articles de la caisse' }).getByRole('row')
  await expect(rows).toHaveCount(6)
  await expect(page.getByLabel('Premier jour')).toHaveValue('2026-10-01')
  await expect(page.getByLabel('Colonne des quantités')).toHaveValue('1')
  await expect(rows.filter({ hasText: 'Sole meuniere' })).toContainText(/88.*Reconnu/)
  await expect(rows.nth(1)).toContainText(/BRANDADE.*Remboursements\s: −2, compté 0.*À vérifier/)
  await page
    .getByLabel('Plat de la carte pour Assiette du chef')
    .selectOption({ label: 'Saucisse lentilles' })
  await page.getByLabel('Plat de la carte pour Café').selectOption('Ignorer toujours')
  await expect(page.getByText('422 portions de 4 plats, tout est pris.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer ces ventes' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Plat par plat' })).toBeVisible()
  expect((await told(page, carteId)).map(({ sold, fileName }) => [sold, fileName])).toEqual([
    [422, 'ventes-octobre 2026.csv'],
  ])

  await page.getByRole('link', { name: 'Importer de la caisse' }).click()
  await file.setInputFiles(report('novembre 2026', ['Café;280;560,00', 'Assiette du chef;99;1 089,00']))
  await expect(page.getByText('Lu comme la dernière fois.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Comme la dernière fois')
  await page.getByRole('button', { name: 'Enregistrer ces ventes' }).click()
  await expect(page.getByLabel('Période', { exact: true })).toContainText('Novembre 2026 (99 ventes)')
  await page.getByRole('button', { name: 'Supprimer la période' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Période supprimée')).toBeVisible()
  expect((await told(page, carteId)).map(({ firstDay }) => firstDay)).toEqual(['2026-10-01'])
})
