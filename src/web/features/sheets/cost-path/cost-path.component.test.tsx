import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChangedProductFacts, UserProductInput } from '#contract/products.ts'
import { changedProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { costTotal, openEditor, quantityOf } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

/** A sauce of wine by the bottle, shallots with a loss, and a stock made of bones. */
function addSauce() {
  const cellar = { id: crypto.randomUUID(), name: 'Cave Roulin' }
  const bones = kitchen.addProduct({ name: 'Os de veau', priceHt: 2 })
  const wine = kitchen.addProduct({
    name: 'Vin rouge',
    unit: 'bouteille',
    priceHt: 6,
    contentQuantity: 0.75,
    contentUnit: 'L',
    supplierId: cellar.id,
    supplier: cellar,
    priceChangedAt: '2026-11-02T09:00:00.000Z',
  })
  const shallots = kitchen.addProduct({ name: 'Échalotes', priceHt: 3 })
  const stock = kitchen.addSheet({
    title: 'Fond de veau',
    yieldQuantity: 4,
    yieldUnit: 'L',
    ingredients: [{ userProductId: bones.id, quantity: 3, unit: 'kg' }],
  })
  const demi = kitchen.addSheet({
    title: 'Demi-glace',
    yieldQuantity: 1,
    yieldUnit: 'L',
    ingredients: [{ subSheetId: stock.id, quantity: 2, unit: 'L' }],
  })
  return kitchen.addSheet({
    title: 'Sauce bordelaise',
    portions: 4,
    ingredients: [
      { userProductId: wine.id, quantity: 15, unit: 'cl' },
      { userProductId: shallots.id, quantity: 100, unit: 'g', wastagePercent: 20 },
      { subSheetId: demi.id, quantity: 50, unit: 'cl' },
    ],
  })
}

const box = page.getByRole('dialog', { name: 'D’où vient ce montant' })
/** The amount of a line, by what it is of. */
const amountOf = (name: string) => page.getByRole('button', { name: new RegExp(`, ${name}\\s:`, 'u') })

/** The amount of a sheet as a whole, as soon as it is there. */
async function explained(kind: 'total' | 'portion' | 'line') {
  const find = () => document.querySelector(`[data-explains="${kind}"]`)
  await expect.poll(find).not.toBeNull()
  return page.elementLocator(find() ?? document.body)
}

function expectBox(text: string | RegExp) {
  return expect.element(box).toMatchTextContent(text)
}

async function close() {
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
}

async function openSauce() {
  await openEditor(kitchen, addSauce())
}

test('a line’s cost shows price, supplier, date, content, loss and rounding', async () => {
  await openSauce()
  await amountOf('Vin rouge').click()
  await expectBox('Cave Roulin : 6,00 € / bouteille, le 2 novembre 2026')
  await expectBox('1 bouteille contient 0,75 L')
  await expectBox('15 cl = 0,2 bouteille')
  await expectBox('0,2 bouteille × 6,00 € / bouteille = 1,20 €')
  await expectBox('Affiché : 1,20 €')
  await expectAccessible()
  await close()
  await expect.element(amountOf('Vin rouge')).toHaveFocus()

  amountOf('Échalotes').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectBox('Perte de 20 % (Majoration) : 3,00 € × 1,2 = 3,60 € / kg')
  await box.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(box).not.toBeInTheDocument()
})

test('a preparation unfolds to any depth, a total to its lines, a portion to the total', async () => {
  await openSauce()
  await amountOf('Demi-glace').click()
  await expectBox('Coût de la préparation : 3,00 € ÷ 1 L = 3,00 € / L')
  await box.getByText('Ce que contient « Demi-glace »').click()
  await box.getByText('Fond de veau', { exact: true }).click()
  await box.getByText('Ce que contient « Fond de veau »').click()
  await box.getByText('Os de veau', { exact: true }).click()
  await expectBox('3 kg × 2,00 € / kg = 6,00 €')
  await expectAccessible()
  await close()

  await (await explained('total')).click()
  await expectBox('Somme de 3 lignes : 3,06 €')
  await close()
  await (await explained('portion')).click()
  await expectBox(/3,06 € ÷ 4 portions = 0,765 €\s*Affiché : 0,77 €/u)
})

test('the calculator’s prices show how they were made of the cost', async () => {
  await openSauce()
  const panel = page.getByRole('region', { name: 'Calculateur' })
  await panel.getByLabelText('Perte globale').fill('10')
  const suggested = panel.getByRole('button', { name: /Prix conseillé TTC/ })
  await suggested.click()
  await expectBox('Prix conseillé TTC')
  await expectBox(/Perte globale de 10 % : [\d,]+ € × 1,1 [=≈] [\d,]+ €/)
  await expectBox(/Coefficient : [\d,]+ € × 2 [=≈] [\d,]+ €/)
  await expectBox(/TVA de 10 % : [\d,]+ € × 1,1 [=≈] [\d,]+ €/)
  await expectBox(`Affiché : ${suggested.element().textContent.replaceAll(/\s/gu, ' ')}`)
  await expectAccessible()
})

test('a missing weight is typed in the explanation, and every figure follows', async () => {
  const oil = kitchen.addProduct({ name: 'Huile', unit: 'L', priceHt: null })
  const ingredients = [{ userProductId: oil.id, quantity: 460, unit: 'g' as const }]
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Vinaigrette', ingredients }))
  await amountOf('Huile').click()
  await expectBox('Le prix de ce produit manque.')
  await box.getByLabelText('Prix HT de « Huile », par L').fill('8')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await box.getByLabelText('Poids d’un litre de « Huile », en kg').fill('0,92')
  await box.getByRole('button', { name: 'Enregistrer' }).click()
  await expectBox('460 g = 0,5 L')
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
  return { ...shown, oil, price: box.getByLabelText('Prix HT de « Huile », par L') }
}

test('a price that another window has given meanwhile is asked beside the typed one, and the sheet’s work stays', async () => {
  const { api, oil, price } = await openOil()
  otherWindow(oil.id, { priceHt: 9 })
  await price.fill('8')
  await userEvent.keyboard('{Enter}')
  const alert = box.getByRole('alert')
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
  await box.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
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
  const alert = box.getByRole('alert')
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
  await expect.element(box.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
  await expect.element(box.getByRole('button', { name: /Proposé/ })).not.toBeInTheDocument()
})

test('the weight of a piece that a table knows is proposed, and stored once it was saved', async () => {
  const onion = kitchen.addProduct({ name: 'Oignon', unit: 'kg', priceHt: 2 })
  const ingredients = [{ userProductId: onion.id, quantity: 2, unit: 'pièce' as const }]
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Soupe', ingredients }))
  await amountOf('Oignon').click()
  await expectBox(/USDA SR 28, n°\s11282, part comestible, taille moyenne/)
  await box.getByRole('button', { name: 'Proposé\u00a0: une pièce = 110 g' }).click()
  await expectBox(/Proposé\s: USDA SR 28/)
  await expectAccessible()
  expect(api.calls.products.change).toEqual([])
  await box.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(costTotal).toHaveTextContent('0,44 €')
  expect(api.calls.products.change).toEqual([
    { id: onion.id, contentQuantity: 110, contentUnit: 'g', version: 1 },
  ])
})

test('the reading view and the paper explain their amounts too', async () => {
  const { id } = addSauce()
  const { goTo } = await renderPage(`/recipes/${id}`, { api: kitchen.answers })
  await (await explained('portion')).click()
  await expectBox('3,06 € ÷ 4 portions')
  await close()
  await (await explained('total')).click()
  await expectBox('Somme de 3 lignes : 3,06 €')
  await close()
  await page.getByRole('button', { name: 'Une portion de plus' }).click()
  await expect.element(page.getByText('Coût pour 5 portions')).toBeVisible()
  await (await explained('total')).click()
  // 19 cl of wine: 18.75 cl are rounded.
  await expectBox('Somme de 3 lignes : 3,845 €')
  await close()

  await goTo(`/recipes/${id}/preview`)
  await amountOf('Vin rouge').click()
  await expectBox('15 cl = 0,2 bouteille')
  await expectAccessible()
})

test('on a telephone the explanation opens from below', async () => {
  await page.viewport(390, 844)
  await openSauce()
  await amountOf('Vin rouge').click()
  await expectBox('15 cl = 0,2 bouteille')
  await expectAccessible()
  await expectNoSidewaysScroll()
  await close()
})

test('sixty lines are drawn with one box at most', async () => {
  const ingredients = Array.from({ length: 60 }, (_, line) => {
    const product = kitchen.addProduct({ name: `Ingrédient ${line + 1}`, priceHt: line + 1 })
    return { userProductId: product.id, quantity: 1, unit: 'kg' as const }
  })
  await openEditor(kitchen, kitchen.addSheet({ title: 'Buffet', ingredients }))
  await expect.poll(() => document.querySelectorAll('[data-explains="line"]').length).toBe(60)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(amountOf('Ingrédient 7')).toHaveStyle({ textDecorationLine: 'none' })
  await amountOf('Ingrédient 8').click()
  await expect.element(page.getByRole('dialog')).toHaveLength(1)
})
