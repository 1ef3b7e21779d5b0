import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addCatalogue, importRows } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

const DAIRY = [
  { name: 'Beurre doux', brand: 'Président', code: '00412', priceHt: 9.8 },
  { name: 'Comté', priceHt: 18 },
  { name: 'Crème liquide', unit: 'L', priceHt: 4.1 },
  { name: 'Emmental', priceHt: 8.2 },
  { name: 'Farine', category: 'Épicerie', priceHt: 0.95 },
  { name: 'Lait entier', unit: 'L', priceHt: 1.05 },
] as const

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Sélectionner ${name}` })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const selected = (page: Page) => page.getByRole('region', { name: 'Sélection' })

test('products are chosen with the mouse and the keyboard, and imported', async ({ page, account }) => {
  expect(account.id).toBeTruthy()
  const { id, rows } = await addCatalogue(page.request, 'Metro', DAIRY)
  await importRows(page.request, id, rows.slice(1, 2))
  await page.goto(`/suppliers/${id}/products`)
  await expect(page.getByRole('heading', { name: 'Metro' })).toBeVisible()
  await expect(page.getByText('6 produits disponibles · 1 importé dans votre base')).toBeVisible()
  await expect(row(page, 'Beurre doux')).toContainText(/9,80\s€ \/ kg/)
  await expectAccessible(page)

  await row(page, 'Beurre doux').getByText('Président').click()
  await expect(selected(page)).toContainText('1 produit sélectionné')
  await row(page, 'Emmental').click({ modifiers: ['Shift'] })
  // The one between that is imported stays out.
  await expect(selected(page)).toContainText('3 produits sélectionnés')
  await expect(page.getByRole('checkbox', { name: 'Comté : déjà importé' })).toBeDisabled()
  await box(page, 'Emmental').press('Space')
  await expect(selected(page)).toContainText('2 produits sélectionnés')
  await box(page, 'Emmental').press('Shift+ArrowDown')
  await expect(selected(page)).toContainText('4 produits sélectionnés')
  await expect(box(page, 'Farine')).toBeFocused()

  await page.getByRole('searchbox', { name: 'Rechercher un produit...' }).fill('lait')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(selected(page)).toContainText('4 produits sélectionnés')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await page.getByLabel('Catégorie').selectOption('Épicerie')
  await expect(box(page, 'Farine')).toBeChecked()
  await page.getByLabel('Catégorie').selectOption('')
  await box(page, 'Farine').press('Control+a')
  await expect(selected(page)).toContainText('5 produits sélectionnés')
  await expectAccessible(page)
  await selected(page).getByRole('button', { name: 'Importer 5 produits' }).click()
  await expect(page.getByText('Produits importés avec succès !')).toBeVisible()
  await expect(selected(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Importé', exact: true })).toHaveCount(6)
})

test('a product is added to the catalogue, changed, and taken off it', async ({ page, account, complaints }) => {
  expect(account.id).toBeTruthy()
  const { id } = await addCatalogue(page.request, 'Metro', [])
  await page.goto(`/suppliers/${id}/products`)
  await expect(page.getByText('Aucun produit trouvé')).toBeVisible()
  await page.getByRole('link', { name: 'Nouveau Produit' }).click()
  await expect(page.getByRole('heading', { name: 'Ajouter un produit' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Fournisseur' })).toHaveValue('Metro')
  await expect(page.getByLabel('Catégorie')).toHaveValue('Épicerie')
  await expect(page.getByLabel('Prix HT', { exact: false }).first()).toHaveValue('0,00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retirer le fournisseur' }).click()
  await page.getByRole('button', { name: 'Enregistrer le produit' }).click()
  await expect(page.getByText('Veuillez sélectionner un fournisseur')).toBeVisible()
  await expect(page.getByText('Le nom du produit est requis')).toBeVisible()
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill('met')
  await page.getByRole('option', { name: 'Metro' }).click()
  await page.getByLabel('Nom du produit').fill('Sel de Guérande')
  await page.getByLabel('Prix HT', { exact: false }).first().fill('1,9')
  await page.getByLabel('Marque (facultatif)').fill('Le Guérandais')
  await page.getByRole('button', { name: 'Enregistrer le produit' }).click()

  await expect(page).toHaveURL(`/suppliers/${id}/products`)
  await expect(row(page, 'Sel de Guérande')).toContainText(/1,90\s€ \/ kg/)
  await page.getByRole('button', { name: 'Modifier Sel de Guérande' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Prix HT', { exact: false }).first().fill('2,15')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer le produit' }).click()
  await expect(row(page, 'Sel de Guérande')).toContainText(/2,15\s€ \/ kg/)
  await page.getByRole('button', { name: 'Supprimer Sel de Guérande' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Aucun produit trouvé')).toBeVisible()

  complaints.expect(/404/)
  await page.goto('/suppliers/4f3c1c9e-0000-4000-8000-000000000000/products')
  await expect(page.getByRole('heading', { name: 'Fournisseur non trouvé' })).toBeVisible()
})

test('on a phone the catalogue is cards, chosen by a touch', async ({ page, account }) => {
  expect(account.id).toBeTruthy()
  const { id } = await addCatalogue(page.request, 'Metro', DAIRY)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/suppliers/${id}/products`)
  await page.getByRole('listitem').filter({ hasText: 'Beurre doux' }).getByText('Président').click()
  await expect(selected(page)).toContainText('1 produit sélectionné')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Tout sélectionner' }).click()
  await expect(selected(page).getByRole('button', { name: 'Importer 6 produits' })).toBeVisible()
})
