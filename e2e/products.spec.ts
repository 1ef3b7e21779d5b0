import type { Page } from '@playwright/test'
import { addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a product is added from the keyboard with a new supplier; its price reaches a sheet, which misses it once it is deleted', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(page.getByText('Ajoutez ici ce que vous achetez')).toBeVisible()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await expect(form.getByLabel('Nom du produit')).toBeFocused()
  for (const word of ['Vin blanc sec', '5,45', 'bou', 'Boi']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  // Past the allergens, then into the part with the brand.
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type('Les Coteaux')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cave Roulin')
  await expect(page.getByRole('option', { name: 'Créer « Cave Roulin »' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: 'Retirer le fournisseur' })).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Fournisseur' })).toHaveValue('Cave Roulin')
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type('0,75')
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByText('Produit ajouté avec succès !')).toBeVisible()
  await expect(form.getByLabel('Nom du produit')).toBeFocused()
  await page.keyboard.type('Cidre brut')
  await form.getByLabel('Prix HT').fill('3.2')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByText('2 produits')).toBeVisible()
  await expect(rowOf(page, 'Vin blanc sec').getByRole('gridcell')).toHaveText([
    '',
    'Vin blanc sec Les Coteaux',
    'Boissons',
    /5,45\s€ \/ bouteille/,
    'Cave Roulin',
    'Non renseigné',
    '',
  ])
  await expect(rowOf(page, 'Cidre brut')).toContainText(/3,20\s€ \/ bouteille/)

  const wine = page.getByRole('link', { name: 'Vin blanc sec', exact: true })
  const id = (await wine.getAttribute('href'))?.split('/')[2] ?? ''
  const sheet = await addSheet(page.request, {
    title: 'Sauce',
    ingredients: [{ userProductId: id, quantity: 2, unit: 'bouteille' }],
  })
  const read = async () => (await page.request.get(`/api/tech-sheets/${sheet.id}`)).json()
  await wine.press('Enter')
  await expect(page).toHaveURL(`/products/${id}/edit`)
  await page.getByLabel('Prix HT').fill('9,5')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Enregistrer ce changement ?' })
  await expect(question.getByRole('button', { name: 'Enregistrer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(rowOf(page, 'Vin blanc sec')).toContainText(/9,50\s€ \/ bouteille/)
  expect(await read()).toMatchObject({ coutMatiere: 19 })

  await page.getByRole('button', { name: 'Supprimer Vin blanc sec' }).click()
  const deletion = page.getByRole('dialog', { name: 'Supprimer « Vin blanc sec » ?' })
  await expect(deletion.getByText('Utilisé dans 1 fiche technique')).toBeVisible()
  await deletion.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('1 produit', { exact: true })).toBeVisible()
  expect(await read()).toMatchObject({ coutMatiere: 0, uncostedLines: 1 })
})
