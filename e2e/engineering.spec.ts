import type { Page } from '@playwright/test'
import type { CarteSales, ToldPeriod } from '../src/contract/sales.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { layGamme } from './support/carte.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ account }) => {
  expect(account.id).toBeTruthy()
})

/** Before tax 20, 10, 30 and 15 €: they leave 14, 4, 22 and 5 € a portion; of the last nobody knows. */
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
  return (await Promise.all(all)) as ToldPeriod[]
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
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
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
  await page.getByRole('button', { name: 'Marge unitaire' }).click()
  await expect(rows.nth(1)).toContainText('Saucisse lentilles')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
