import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { addCatalogue } from './support/catalogue.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const line = (product: { id: string }) => ({ userProductId: product.id, quantity: 400, unit: 'g' as const })

/** Butter in a dough, and another butter. */
async function twoButters(page: Page) {
  const butter = await addProduct(page.request, { name: 'Beurre', category: 'Crémerie', priceHt: 10 })
  const other = await addProduct(page.request, {
    name: 'Beurre doux',
    category: 'Crémerie',
    priceHt: 5,
    allergens: ['Lait'],
  })
  await addSheet(page.request, {
    title: 'Pâte sablée',
    portions: 4,
    sellingPriceHt: 4,
    ingredients: [line(butter)],
  })
  const cake = await addSheet(page.request, { title: 'Gâteau', portions: 4, ingredients: [line(other)] })
  return { butter, other, cake }
}

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('a product is tied to an article that its name means, and the notice unties it', async ({ page }) => {
  const { butter } = await twoButters(page)
  await addCatalogue(page.request, 'Metro', [{ name: 'BEURRE 82 % PLAQUETTE', priceHt: 8 }])
  await page.goto(`/products/${butter.id}/edit`)
  const card = page.getByRole('region', { name: 'Articles des fournisseurs' })
  await card.getByRole('button', { name: 'Relier à un article' }).click()
  await page.getByRole('button', { name: 'Relier BEURRE 82 % PLAQUETTE, Metro' }).click()
  await expect(card).toContainText('suivi')
  await notices(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(card).toContainText('n’est relié à aucun article')
})

test('a product is replaced where the palette leads, and its page undoes it', async ({ page }) => {
  const { butter, cake } = await twoButters(page)
  await page.goto('/products')
  await expect(page.getByRole('link', { name: 'Beurre doux', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Palette de commandes' })
  await expect(palette).toBeVisible()
  await page.keyboard.type('beurre doux')
  await expect(palette.getByRole('option').first()).toContainText('Beurre doux')
  await page.keyboard.press('Tab')
  await page.keyboard.type('rempl')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Remplacer Beurre doux' })
  await question.getByRole('combobox', { name: 'Remplacer par' }).fill('beurre')
  await page.getByRole('option', { name: /^Beurre\s*10,00/ }).click()
  await expect(question.getByRole('row', { name: /Gâteau/ })).toContainText(/0,50\s€ → 1,00\s€/)
  await question.getByRole('button', { name: 'Remplacer dans 1 fiche' }).click()
  await expect(question).toBeHidden()
  await page.goto(`/products/${butter.id}/edit`)
  await page.getByRole('button', { name: 'Annuler le remplacement de Beurre doux par Beurre' }).click()
  await expect(page.getByText('1 ligne a repris le produit d’avant')).toBeVisible()
  await page.goto(`/recipes/${cake.id}/preview`)
  await expect(page.getByText('Beurre doux').first()).toBeVisible()
})

test('two selected products become one, and are two again from the notice, the page and the bin', async ({
  page,
}) => {
  const { butter, cake } = await twoButters(page)
  const merge = async () => {
    await page.goto('/products')
    await page.getByRole('checkbox', { name: 'Sélectionner Beurre', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Sélectionner Beurre doux' }).click()
    await page.getByRole('button', { name: 'Fusionner' }).click()
    const question = page.getByRole('dialog', { name: 'Fusionner avec Beurre' })
    await expect(question.getByRole('row', { name: /Gâteau/ })).toContainText(/0,50\s€ → 1,00\s€/)
    await expect(question.getByRole('radio', { name: 'Réunis : Lait' })).toBeChecked()
    await question.getByRole('radio', { name: 'Beurre doux, Beurre doux' }).click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Fusionner' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('link', { name: 'Beurre doux', exact: true })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Beurre', exact: true })).toHaveCount(0)
  }
  const expectTwo = async () => {
    await page.goto('/products')
    for (const name of ['Beurre', 'Beurre doux'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
  }
  await merge()
  await notices(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Beurre et Beurre doux sont de nouveau deux produits')).toBeVisible()
  await expectTwo()

  await merge()
  await page.goto(`/products/${butter.id}/edit`)
  await page.getByRole('button', { name: 'Annuler la fusion de Beurre doux avec Beurre doux' }).click()
  await expect(page.getByText('Beurre et Beurre doux sont de nouveau deux produits')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('Beurre')
  await expectTwo()

  await merge()
  await page.goto('/bin')
  await expect(page.getByText(/Fusionné avec «\s*Beurre doux\s*»/)).toBeVisible()
  await page.getByRole('button', { name: 'Restaurer « Beurre doux »' }).click()
  await expect(page.getByText('Restauré : « Beurre doux »')).toBeVisible()
  await expectTwo()
  await page.goto(`/recipes/${cake.id}/preview`)
  await expect(page.getByText('Beurre doux').first()).toBeVisible()
})
