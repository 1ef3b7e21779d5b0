import type { Page } from '@playwright/test'
import type { CarteSettings } from '../src/contract/cartes.ts'
import type { Gamme } from '../src/contract/gammes.ts'
import { PNG } from '../src/domain/catalogue/tiny-photos.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet, post } from './support/larder.ts'
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

test('the carte begins empty, takes a name, and shows what its gammes bring', async ({ page }) => {
  await page.goto('/cartes')
  await expect(page.getByText("Aucune gamme pour l'instant")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ma carte' })).toBeVisible()
  await page.getByRole('link', { name: 'Nouvelle Gamme' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Nouvelle Gamme' })).toBeVisible()
  await expect(page).toHaveURL('/gammes')
  const carteId = await addCarte(page)
  await page.goto('/cartes')
  const plats = page.getByRole('listitem').filter({ hasText: 'Plats' })
  await expect(plats).toContainText(/1 recette.*6,00\s€.*24,00\s€.*70,0\s%/)
  await expect(page.getByText('2 gammes')).toBeVisible()

  await page.getByRole('button', { name: 'Renommer la carte' }).click()
  await page.getByLabel('Nom de la carte').fill(' ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Le nom de la carte est requis')).toBeVisible()
  await page.getByLabel('Nom de la carte').fill('La Table de Camille')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'La Table de Camille' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Voir la carte' }).click()
  await expect(page).toHaveURL(`/cartes/${carteId}/print`)
  await expect(preview(page).getByRole('heading', { name: 'La Table de Camille' })).toBeVisible()
})

test('what is set is on the pages at once and stored; margins are the owner’s alone', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/)
  const carteId = await addCarte(page)
  let refuses = false
  await page.route(`**/api/cartes/${carteId}`, (route) =>
    refuses && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL' } })
      : route.continue(),
  )
  await page.goto(`/cartes/${carteId}/print`)
  const pages = preview(page)
  await expect(pages.getByText('Rôti de veau')).toBeVisible()
  await expect(pages.getByText('TVA applicable : 10% et 20%')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Afficher les marges' }).click()
  await expect(pages.getByText(/70,0\s%/)).toBeVisible()
  await page.getByRole('button', { name: 'Afficher les statistiques' }).click()
  for (const figure of [/^8,00\s€$/, /^30,00\s€$/, /73,3\s%/])
    await expect(pages.getByText(figure)).toBeVisible()
  await page.getByRole('button', { name: 'Masquer les marges' }).click()
  await expect(pages.getByText(/73,3\s%/)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Afficher les statistiques' })).toBeHidden()

  await page.getByRole('button', { name: '2 points à vérifier avant d’imprimer' }).click()
  const checks = page.getByRole('region', { name: 'Avant d’imprimer' })
  await expect(checks.getByRole('link', { name: 'Veau' })).toBeVisible()
  await checks.getByRole('button', { name: 'Ajouter au pied de page' }).click()
  await expect(pages.getByText('Carafe d’eau gratuite sur demande')).toBeVisible()
  await expect(checks.getByText('1 point à vérifier')).toBeVisible()

  refuses = true
  await page.getByText('Bistrot').click()
  await expect(page.getByText('Vos derniers choix ne sont pas enregistrés')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Bistrot' })).toBeChecked()
  refuses = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  await page.getByLabel('Sous le nom').pressSequentially('Automne ')
  await expect(page.getByLabel('Sous le nom')).toHaveValue('Automne ')
  await expect(pages.getByText('Automne', { exact: true })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: PNG,
  })
  await expect(page.getByAltText('Logo de la carte')).toBeVisible()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()

  await page.goto(`/cartes/${carteId}/print`)
  await expect(page.getByRole('radio', { name: 'Bistrot' })).toBeChecked()
  await expect(preview(page).getByText('Automne')).toBeVisible()
  await page.getByRole('button', { name: 'Rétablir les lignes d’origine' }).click()
  await expect(preview(page).getByText('Carafe d’eau')).toBeHidden()
})

test('on a telephone the settings are in a drawer; the table of allergens is a page of its own', async ({
  page,
}) => {
  const carteId = await addCarte(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/cartes/${carteId}/print`)
  await expect(preview(page).getByText('Rôti de veau')).toBeVisible()
  await page.getByRole('button', { name: 'Mise en page' }).click()
  const drawer = page.getByRole('dialog', { name: 'Mise en page' })
  await drawer.getByLabel('Format').selectOption('A5, portrait')
  await expect(drawer.getByText(/^Enregistré à/)).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Fermer la mise en page' }).click()
  await page.getByRole('button', { name: '2 points à vérifier avant d’imprimer' }).click()
  await expect(drawer.getByRole('region', { name: 'Avant d’imprimer' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Tableau des allergènes' }).click()
  await expect(page).toHaveURL(`/cartes/${carteId}/allergenes`)
  await expect(page.getByText('Allergènes par plat')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
