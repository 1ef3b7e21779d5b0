import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { UserProductInput } from '#contract/products.ts'
import { toLineProduct } from '#contract/line-product.ts'
import { changedProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openPasteDialog, pastedText, pasteDialog, readRecipe } from '#web/testing/pasted-recipe.ts'
import { openEditor, quantityOf } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

/** Opens a sheet, of which every pasted name means this one product for sure. */
async function openSheet(title: string, facts: Partial<UserProductInput> & { name: string }) {
  const stored = kitchen.addProduct(facts)
  const product = toLineProduct(stored)
  const shown = await openEditor(kitchen, kitchen.addSheet({ title }))
  shown.api.answer({
    matches: {
      find: ({ names }) => ({
        items: names.map(() => ({
          certainty: 'sure' as const,
          candidates: [{ product, preparation: null, score: 1 }],
        })),
      }),
    },
  })
  return { ...shown, product: stored }
}

test('what a clove weighs is asked for, and given in place for this once', async () => {
  const { api } = await openSheet('Beurre d’escargot', { name: 'Beurre doux 82 %', priceHt: 9.8 })
  await openPasteDialog()
  await pastedText.fill('3 gousses de beurre\n200 g de beurre doux')
  await readRecipe.click()
  await expect
    .element(pasteDialog.getByText('2 lignes lues, 1 à vérifier, aucun produit inconnu'))
    .toBeVisible()
  await expect.element(pasteDialog.getByText('poids d’une gousse à indiquer')).toBeVisible()
  const weight = pasteDialog.getByRole('textbox', { name: 'poids d’une gousse pour «\u00a0beurre\u00a0»' })
  await weight.fill('5')
  await expect.element(pasteDialog.getByText('Choisi')).toBeVisible()
  await expectAccessible()
  await pasteDialog.getByLabelText('Retenir pour ce produit').click()
  await pasteDialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect.element(quantityOf('Beurre doux 82 %').first()).toHaveValue('15')
  expect(api.calls.products.change).toEqual([])
})

test('the weight of a clove is kept by the product; one that cannot be kept leaves the lines', async () => {
  const { api } = await openSheet('Beurre d’escargot', { name: 'Beurre doux 82 %', priceHt: 9.8 })
  await openPasteDialog()
  await pastedText.fill('3 gousses de beurre')
  await readRecipe.click()
  await pasteDialog.getByRole('textbox', { name: 'poids d’une gousse pour' }).fill('5')
  await expect.element(pasteDialog.getByLabelText('Retenir pour ce produit')).toBeChecked()
  api.answer({ products: { change: noNetwork } })
  await pasteDialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Beurre doux 82 %')).toHaveValue('15')
  await expect.element(page.getByText(/n’a pas été retenu/)).toBeVisible()
  expect(api.calls.products.change).toMatchObject([
    { countedWeights: { gousse: { quantity: 5, unit: 'g' } } },
  ])
})

test('the weight that a product keeps is used, and shown', async () => {
  const countedWeights = { gousse: { quantity: 5, unit: 'g' } } as const
  await openSheet('Aïoli', { name: 'Ail rose', countedWeights })
  await openPasteDialog()
  await pastedText.fill('3 gousses d’ail rose')
  await readRecipe.click()
  await expect
    .element(pasteDialog.getByText('Poids retenu d’une gousse\u00a0: 3\u00a0× 5\u00a0g = 15\u00a0g'))
    .toBeVisible()
  await expect.element(pasteDialog.getByText('Reconnu')).toBeVisible()
  await pasteDialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Ail rose')).toHaveValue('15')
})

test('a content of each or of all is asked, with both readings, whatever the product keeps', async () => {
  await page.viewport(390, 844)
  const countedWeights = { boîte: { quantity: 850, unit: 'g' } } as const
  await openSheet('Houmous', { name: 'Pois chiches', countedWeights })
  await openPasteDialog()
  await pastedText.fill('2 boîtes (400 g) de pois chiches')
  await readRecipe.click()
  await expect.element(pasteDialog.getByText('À vérifier', { exact: true })).toBeVisible()
  await expect
    .element(pasteDialog.getByText('2 boîtes (400 g)\u00a0: chaque fois, ou en tout\u00a0?'))
    .toBeVisible()
  await expect.element(pasteDialog.getByRole('button', { name: '400 g en tout' })).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await pasteDialog.getByRole('button', { name: '2 × 400 g = 800 g' }).click()
  await expect
    .element(pasteDialog.getByRole('textbox', { name: 'poids d’une boîte pour' }))
    .toHaveValue('400')
  await expect.element(pasteDialog.getByText('Choisi')).toBeVisible()
  await pasteDialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Pois chiches')).toHaveValue('800')
})

test('the weight of a clove that a table knows is proposed with its source, and taken by a click alone', async () => {
  await page.viewport(390, 844)
  const { api, product } = await openSheet('Aïoli', { name: 'Ail rose' })
  await openPasteDialog()
  await pastedText.fill('3 gousses d’ail rose')
  await readRecipe.click()
  await expect.element(pasteDialog.getByText('À vérifier', { exact: true })).toBeVisible()
  await expect.element(pasteDialog.getByText(/^USDA SR 28, n°\s11215, part comestible$/)).toBeVisible()
  const weight = pasteDialog.getByRole('textbox', { name: 'poids d’une gousse pour' })
  await expect.element(weight).toHaveValue('')
  await pasteDialog.getByRole('button', { name: 'Proposé\u00a0: une gousse = 3 g' }).click()
  await expect.element(weight).toHaveValue('3')
  await expect.element(pasteDialog.getByText(/^Proposé\s: USDA SR 28/)).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await pasteDialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Ail rose')).toHaveValue('9')
  await expect
    .poll(() => api.calls.products.change)
    .toEqual([{ id: product.id, version: 1, countedWeights: { gousse: { quantity: 3, unit: 'g' } } }])
})

test('a weight that another window has kept meanwhile stays until the given one is chosen', async () => {
  const { product: garlic, forgiveErrors } = await openSheet('Aïoli', { name: 'Ail rose' })
  forgiveErrors(/VERSION_CONFLICT/)
  await openPasteDialog()
  await pastedText.fill('3 gousses d’ail rose')
  await readRecipe.click()
  await pasteDialog.getByRole('textbox', { name: 'poids d’une gousse pour' }).fill('4')
  const other = { gousse: { quantity: 5, unit: 'g' } } as const
  kitchen.changeProduct(garlic.id, changedProduct(kitchen.product(garlic.id), { countedWeights: other }))
  await pasteDialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Ail rose')).toHaveValue('12')
  const notice = page.getByRole('alert').filter({ hasText: 'une gousse compte pour 5 g' })
  await expect.element(notice).toMatchTextContent(/Vos lignes comptent 4 g/)
  expect(kitchen.product(garlic.id).countedWeights).toEqual(other)
  await notice.getByRole('button', { name: 'Retenir 4 g' }).click()
  await expect
    .poll(() => kitchen.product(garlic.id).countedWeights.gousse)
    .toEqual({ quantity: 4, unit: 'g' })
})
