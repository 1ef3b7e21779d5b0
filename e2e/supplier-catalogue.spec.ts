import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addCatalogue, importRows, movePrice } from './support/catalogue.ts'
import { addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const DAIRY = [
  { name: 'Beurre doux', brand: 'Président', code: '00412', priceHt: 9.8 },
  { name: 'Comté', priceHt: 18 },
  { name: 'Crème liquide', unit: 'L', priceHt: 4.1 },
  { name: 'Emmental', priceHt: 8.2 },
] as const

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** What the menu 'Exporter' hands out. */
async function exported(page: Page, kind: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('what a supplier sells is written down, exported and imported', async ({ page }) => {
  const { id, rows } = await addCatalogue(page.request, 'Metro', DAIRY)
  await importRows(page.request, id, rows.slice(1, 2))
  await page.goto(`/suppliers/${id}/products`)
  await expect(page.getByText('4 produits disponibles · 1 importé dans vos produits')).toBeVisible()
  await page.getByRole('link', { name: 'Nouveau Produit' }).click()
  await page.getByLabel('Nom du produit').fill('Sel de Guérande')
  await page.getByLabel('Prix HT', { exact: false }).first().fill('1,9')
  await page.getByLabel('Marque (facultatif)').fill('Le Guérandais')
  await page.getByRole('button', { name: 'Enregistrer le produit' }).dblclick()

  await expect(page).toHaveURL(`/suppliers/${id}/products`)
  await expect(row(page, 'Sel de Guérande')).toContainText(/1,90\s€ \/ kg/)
  await expect(page.getByText('5 produits disponibles · 1 importé dans vos produits')).toBeVisible()
  const csv = await exported(page, 'Fichier CSV')
  expect(csv.name).toMatch(/^catalogue-metro-\d{4}-\d\d-\d\d\.csv$/)
  expect(csv.text).toContain(';Sel de Guérande;Le Guérandais;Épicerie;;;kg;1,9;')
  const workbook = await exported(page, 'Classeur Excel (XLSX)')
  expect(workbook.name).toMatch(/\.xlsx$/)
  expect(workbook.text.slice(0, 2)).toBe('PK')

  await page.getByRole('checkbox', { name: 'Sélectionner Emmental' }).press('Control+a')
  await page.getByRole('button', { name: 'Importer 4 produits' }).dblclick()
  await expect(page.getByText('Produits importés avec succès !')).toBeVisible()
  await expect(page.getByText('étaient déjà importés')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Importé', exact: true })).toHaveCount(5)
  await page.getByRole('button', { name: 'Supprimer Sel de Guérande' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('4 produits disponibles · 4 importés dans vos produits')).toBeVisible()
})

test('a price that moves in the catalogue is offered, taken or left', async ({ page }) => {
  const { id, rows } = await addCatalogue(page.request, 'Metro', DAIRY)
  await importRows(page.request, id, rows.slice(0, 4))
  const [butter, comte, cream, emmental] = rows
  if (!butter || !comte || !cream || !emmental) throw new Error('the catalogue has four rows at least')
  const { items } = (await (await page.request.get('/api/user-products')).json()) as {
    items: { id: string; name: string }[]
  }
  const inBase = (name: string) => items.find((product) => product.name === name)?.id ?? ''
  const ingredients = [{ userProductId: inBase('Beurre doux'), quantity: 1, unit: 'kg' as const }]
  await addSheet(page.request, { title: 'Beurre noisette', sellingPriceHt: 33, ingredients })
  for (const [row, price] of [
    [butter, 10.78],
    [comte, 17.1],
    [cream, 4.51],
    [emmental, 9.02],
  ] as const) {
    await movePrice(page.request, id, row, price)
  }

  await page.goto('/products/imported')
  const news = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `prix pour ${name}` }) })
  await expect(news('Beurre doux')).toContainText(/chez Metro 9,80\s€ → 10,78\s€ \/ kg \+10,0\s%, plus cher/)
  await expect(news('Comté')).toContainText(/−5,0\s%, moins cher/)
  await page.getByRole('button', { name: 'Prendre ce prix pour Comté' }).click()
  await expect(row(page, 'Comté').first()).toContainText(/17,10\s€ \/ kg/)
  await expect(news('Comté')).toHaveCount(0)
  await page.getByRole('button', { name: 'Garder mon prix pour Crème liquide' }).click()
  await expect(page.getByRole('button', { name: /Prendre ce prix pour/ })).toHaveCount(2)

  await page.getByRole('button', { name: 'Modifier Emmental' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier le produit' })
  await dialog.getByLabel('Nom du produit').fill('Emmental râpé')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  await expect(row(page, 'Emmental râpé').first()).toBeVisible()

  await page.goto(`/products/${inBase('Beurre doux')}/edit`)
  await page.getByRole('button', { name: 'Prendre ce prix' }).click()
  await expect(page.getByTestId('price-impact')).toHaveText('1 fiche touchée, 1 passe sous votre objectif')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' })
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Prix HT', { exact: false }).first()).toHaveValue('10,78')
  await expect(page.getByRole('button', { name: 'Prendre ce prix' })).toHaveCount(0)

  await page.goto(`/suppliers/${id}/products`)
  await page.getByRole('button', { name: 'Tout prendre' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tout prendre' }).click()
  await expect(page.getByText('1 produit, aucune fiche recalculée')).toBeVisible()
  await page.getByRole('link', { name: 'Journal des prix' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Emmental râpé' }).first()).toContainText('9,02')
})
