import type { Page } from '@playwright/test'
import { pdfPages } from './support/pdf.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PRODUCTS = [
  { name: 'Farine T55', category: 'Épicerie', unit: 'kg', price: 1.1 },
  { name: 'Beurre doux', category: 'Crémerie', unit: 'kg', price: 9.8 },
  { name: 'Œufs plein air', category: 'Crémerie', unit: 'pièce', price: 0.32 },
] as const

/** What is typed in each of the ten lines, and what it costs at the prices above. */
const LINES = [
  ['farine', '500g', 0.5 * 1.1],
  ['beurre', '250g', 0.25 * 9.8],
  ['oeuf', '2', 2 * 0.32],
  ['farine', '1,2', 1.2 * 1.1],
  ['beurre', '80g', 0.08 * 9.8],
  ['oeuf', '6', 6 * 0.32],
  ['farine', '0,75', 0.75 * 1.1],
  ['beurre', '125 g', 0.125 * 9.8],
  ['oeuf', '4', 4 * 0.32],
  ['beurre', '35g', 0.035 * 9.8],
] as const

const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Nom complet').fill('Léa Fontaine')
  await page.getByLabel('Adresse email').fill(`${crypto.randomUUID()}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill('une cuisine ouverte')
  await page.getByLabel('Confirmer le mot de passe').fill('une cuisine ouverte')
  await page.getByLabel(/J’accepte/).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible()
}

async function enterProducts(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Mes Produits').click()
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  for (const { name, category, unit, price } of PRODUCTS) {
    await form.getByLabel('Nom du produit').fill(name)
    await form.getByLabel('Catégorie').selectOption(category)
    await form.getByLabel('Unité', { exact: true }).selectOption(unit)
    await form.getByLabel('Prix HT').fill(String(price))
    await page.keyboard.press('Shift+Enter')
    await expect(form.getByLabel('Nom du produit')).toHaveValue('')
  }
  await page.keyboard.press('Escape')
  for (const { name } of PRODUCTS) await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
}

async function writeSheet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Mes Recettes').click()
  await page.getByRole('main').getByRole('link', { name: 'Nouvelle Recette' }).first().click()
  await page.getByLabel('Nom de la recette').fill('Sablés de Léa')
  await page.getByLabel('Catégorie').selectOption('Dessert')
  await page.getByLabel('Nombre de portions').fill('12')
  await page.getByLabel('Prix de vente HT').fill('4')
  await page.getByRole('button', { name: 'Créer la recette' }).click()
  await expect(page).toHaveURL(/\/edit$/)
  const entry = page.getByRole('combobox', { name: 'Ajouter un produit' })
  for (const [product, quantity] of LINES) {
    await expect(entry).toBeFocused()
    await page.keyboard.type(product)
    await page.keyboard.press('Enter')
    await expect(entry).not.toBeFocused()
    await page.keyboard.type(quantity)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Fiche technique enregistrée avec succès !')).toBeVisible()
  await expect(page).toHaveURL('/recipes')
}

test('someone registers, enters three products, writes a sheet of ten lines and prints it', async ({
  page,
}) => {
  await register(page)
  await enterProducts(page)
  await writeSheet(page)

  const total = LINES.reduce((sum, [, , cost]) => sum + cost, 0)
  await page.getByRole('button', { name: /^Actions pour .*Sablés de Léa/ }).click()
  await page.getByRole('menuitem', { name: 'Imprimer' }).click()
  await expect(page).toHaveURL(/\/preview$/)
  await expect(page.getByText(`Coût total pour 12 portion(s) : ${euros(total)}`)).toBeVisible()
  const paper = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(paper).toHaveLength(1)
  for (const [, , cost] of LINES) expect(paper[0]).toContain(euros(cost))
  expect(paper[0]).toContain(`Coût total pour 12 portion(s) : ${euros(total)}`)
  expect(paper[0]).toContain(`Coût par portion : ${euros(total / 12)}`)

  const dialog = page.evaluate(
    () => new Promise((resolve) => addEventListener('beforeprint', resolve, { once: true })),
  )
  await page.getByRole('button', { name: 'Imprimer' }).click()
  await dialog
})
