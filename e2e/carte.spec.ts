import type { Page } from '@playwright/test'
import type { CarteSettings } from '../src/contract/cartes.ts'
import type { Gamme } from '../src/contract/gammes.ts'
import { PNG } from '../tests/fixtures/tiny-photos.ts'
import { post } from './support/post.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** A starter at 11 € that costs 2 €, and a dish of meat at 24 € without an origin. */
async function addCarte(page: Page): Promise<string> {
  const { request } = page
  const veal = await addProduct(request, {
    name: 'Veau',
    category: 'Viande',
    priceHt: 20,
    allergenFree: true,
  })
  const leek = await addProduct(request, { name: 'Poireau', priceHt: 5, allergens: ['Céleri'] })
  const soup = await addSheet(request, {
    title: 'Soupe aux poireaux',
    category: 'Entrée',
    sellingPriceHt: 10,
    ingredients: [{ userProductId: leek.id, quantity: 400, unit: 'g' }],
  })
  const roast = await addSheet(request, {
    title: 'Rôti de veau',
    sellingPriceHt: 20,
    tvaRate: 20,
    ingredients: [{ userProductId: veal.id, quantity: 300, unit: 'g' }],
  })
  for (const [nom, { id }] of [
    ['Entrées', soup],
    ['Plats', roast],
  ] as const) {
    const gamme = await post<Gamme>(request, '/api/gammes', { nom })
    await post(request, `/api/gammes/${gamme.id}/recipes`, { ficheId: id })
  }
  return own(page)
}

async function own(page: Page): Promise<string> {
  const answer = await page.request.get('/api/carte')
  return ((await answer.json()) as CarteSettings).id
}

const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu des pages' })

test('what is set on a carte is on its pages at once, and found again with its logo', async ({ page }) => {
  const carteId = await addCarte(page)
  await page.goto('/cartes')
  await page.getByRole('link', { name: 'Voir la carte' }).click()
  await expect(page).toHaveURL(`/cartes/${carteId}/print`)
  await expect(preview(page).getByText('Rôti de veau')).toBeVisible()
  await page.getByText('Bistrot').click()
  await page.getByLabel('Sous le nom').pressSequentially('Automne ')
  await expect(preview(page).getByText('Automne', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter au pied de page' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: PNG,
  })
  await expect(page.getByAltText('Logo de la carte')).toBeVisible()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Bistrot' })).toBeChecked()
  await expect(preview(page).getByText('Automne')).toBeVisible()
  await expect(preview(page).getByText('Carafe d’eau gratuite sur demande')).toBeVisible()
  await expect(page.getByAltText('Logo de la carte')).toBeVisible()
})
