import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ChangedProductFacts, UserProductInput } from '#contract/products.ts'
import { changedProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { amountOf, openExplanation, expectExplanation, explanation } from '#web/testing/cost-explanation.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { costTotal, openEditor, quantityOf } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

test('a missing weight is typed in the explanation, and every figure follows', async () => {
  const oil = kitchen.addProduct({ name: 'Huile', unit: 'L', priceHt: null })
  const ingredients = [{ userProductId: oil.id, quantity: 460, unit: 'g' as const }]
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Vinaigrette', ingredients }))
  await openExplanation('Huile')
  await expectExplanation('Le prix de ce produit manque.')
  await explanation.getByLabelText('Prix HT de « Huile », par L').fill('8')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await explanation.getByLabelText('Poids d’un litre de « Huile », en kg').fill('0,92')
  await explanation.getByRole('button', { name: 'Enregistrer' }).click()
  await expectExplanation('460 g = 0,5 L')
  await expect.element(costTotal).toHaveTextContent('4,00 €')
  await expect.element(quantityOf('Huile')).toHaveValue('460')
  expect(api.calls.products.change).toEqual([
    { id: oil.id, priceHt: 8, version: 1 },
    { id: oil.id, densityKgPerL: 0.92, version: 2 },
  ])
})

/** Another window saves the product as the server does. */
const otherWindow = (id: string, facts: ChangedProductFacts) =>
  kitchen.changeProduct(id, changedProduct(kitchen.product(id), facts))

/** A sheet with unsaved work, and the explanation of the line of an oil without a price. */
async function openOil(facts: Partial<UserProductInput> = {}) {
  const oil = kitchen.addProduct({ name: 'Huile', unit: 'L', priceHt: null, ...facts })
  const ingredients = [{ userProductId: oil.id, quantity: 1, unit: 'L' as const }]
  const shown = await openEditor(kitchen, kitchen.addSheet({ title: 'Vinaigrette', ingredients }))
  shown.forgiveErrors(/VERSION_CONFLICT/)
  await quantityOf('Huile').fill('2')
  await amountOf('Huile').click()
  return { ...shown, oil, price: explanation.getByLabelText('Prix HT de « Huile », par L') }
}

test('a price that another window has given meanwhile is asked beside the typed one, and the sheet’s work stays', async () => {
  const { api, oil, price } = await openOil()
  otherWindow(oil.id, { priceHt: 9 })
  await price.fill('8')
  await userEvent.keyboard('{Enter}')
  const alert = explanation.getByRole('alert')
  await expect.element(alert).toHaveFocus()
  await expect.element(alert.getByRole('row').last()).toMatchTextContent(/8,00\s€ \/ L9,00\s€ \/ L/)
  await expectAccessible()
  expect(kitchen.product(oil.id).priceHt).toBe(9)
  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(costTotal).toHaveTextContent('16,00 €')
  await expect.element(quantityOf('Huile')).toHaveValue('2')
  expect(api.calls.products.change.at(-1)).toEqual({ id: oil.id, priceHt: 8, version: 2 })
})

test('a price that another window has given meanwhile can be taken into the sheet', async () => {
  const { oil, price } = await openOil()
  otherWindow(oil.id, { priceHt: 9 })
  await price.fill('8')
  await userEvent.keyboard('{Enter}')
  await explanation.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.element(costTotal).toHaveTextContent('18,00 €')
  await expect.element(quantityOf('Huile')).toHaveValue('2')
  expect(kitchen.product(oil.id).priceHt).toBe(9)
})

test('a price by a unit that another window has changed is asked, and anything else that it has changed is not', async () => {
  const { api, oil, price } = await openOil()
  otherWindow(oil.id, { brand: 'Puget' })
  otherWindow(oil.id, { unit: 'kg' })
  await price.fill('8')
  await userEvent.keyboard('{Enter}')
  const alert = explanation.getByRole('alert')
  await expect.element(alert.getByRole('row').last()).toMatchTextContent(/8,00\s€ \/ LPrix manquant \/ kg/)
  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(costTotal).toHaveTextContent('16,00 €')
  expect(kitchen.product(oil.id)).toMatchObject({ priceHt: 8, unit: 'L', brand: 'Puget' })
  expect(api.calls.products.change.at(-1)).toEqual({ id: oil.id, priceHt: 8, unit: 'L', version: 3 })
})

test('what another window has changed of a product beside the missing price is no question', async () => {
  const { oil, price } = await openOil()
  otherWindow(oil.id, { name: 'Huile d’olive' })
  await price.fill('8')
  await userEvent.keyboard('{Enter}')
  await expect.element(costTotal).toHaveTextContent('16,00 €')
  expect(kitchen.product(oil.id)).toMatchObject({ priceHt: 8, name: 'Huile d’olive' })
})

test('a bunch of what a table knows the piece of is asked for without a proposal', async () => {
  const carrot = kitchen.addProduct({ name: 'Carottes', unit: 'kg', priceHt: 2 })
  const ingredients = [{ userProductId: carrot.id, quantity: 1, unit: 'botte' as const }]
  await openEditor(kitchen, kitchen.addSheet({ title: 'Carottes glacées', ingredients }))
  await amountOf('Carottes').click()
  await expect.element(explanation.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
  await expect.element(explanation.getByRole('button', { name: /Proposé/ })).not.toBeInTheDocument()
})

test('the weight of a piece that a table knows is proposed, and stored once it was saved', async () => {
  const onion = kitchen.addProduct({ name: 'Oignon', unit: 'kg', priceHt: 2 })
  const ingredients = [{ userProductId: onion.id, quantity: 2, unit: 'pièce' as const }]
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Soupe', ingredients }))
  await amountOf('Oignon').click()
  await expectExplanation(/USDA SR 28, n°\s11282, part comestible, taille moyenne/)
  await explanation.getByRole('button', { name: 'Proposé\u00a0: une pièce = 110 g' }).click()
  await expectExplanation(/Proposé\s: USDA SR 28/)
  await expectAccessible()
  expect(api.calls.products.change).toEqual([])
  await explanation.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(costTotal).toHaveTextContent('0,44 €')
  expect(api.calls.products.change).toEqual([
    { id: onion.id, contentQuantity: 110, contentUnit: 'g', version: 1 },
  ])
})
