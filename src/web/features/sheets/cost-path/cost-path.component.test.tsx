import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { amountOf, openExplanation, expectExplanation, explanation } from '#web/testing/cost-explanation.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as RecipePreview } from '#web/routes/_print/recipes.$id.preview.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { openEditor } from '#web/testing/sheet-editor.ts'

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

/** The amount of a sheet as a whole, as soon as it is there. */
async function explained(kind: 'total' | 'portion' | 'line') {
  const find = () => document.querySelector(`[data-explains="${kind}"]`)
  await expect.poll(find).not.toBeNull()
  return page.elementLocator(find() ?? document.body)
}

async function close() {
  await userEvent.keyboard('{Escape}')
  await expect.element(explanation).not.toBeInTheDocument()
}

async function openSauce() {
  await openEditor(kitchen, addSauce())
}

test('a line’s cost shows price, supplier, date, content, loss and rounding', async () => {
  await openSauce()
  await openExplanation('Vin rouge')
  await expectExplanation('Cave Roulin : 6,00 € / bouteille, le 2 novembre 2026')
  await expectExplanation('1 bouteille contient 0,75 L')
  await expectExplanation('15 cl = 0,2 bouteille')
  await expectExplanation('0,2 bouteille × 6,00 € / bouteille = 1,20 €')
  await expectExplanation('Affiché : 1,20 €')
  await expectAccessible()
  await close()
  await expect.element(amountOf('Vin rouge')).toHaveFocus()

  page.getByLabelText('Perte, Échalotes').element().focus()
  await userEvent.tab()
  await expect.element(amountOf('Échalotes')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectExplanation('Perte de 20 % (Majoration) : 3,00 € × 1,2 = 3,60 € / kg')
  await explanation.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(explanation).not.toBeInTheDocument()
})

test('a preparation unfolds to any depth, a total to its lines, a portion to the total', async () => {
  await openSauce()
  await openExplanation('Demi-glace')
  await expectExplanation('Coût de la préparation : 3,00 € ÷ 1 L = 3,00 € / L')
  await explanation.getByText('Ce que contient « Demi-glace »').click()
  await explanation.getByText('Fond de veau', { exact: true }).click()
  await explanation.getByText('Ce que contient « Fond de veau »').click()
  await explanation.getByText('Os de veau', { exact: true }).click()
  await expectExplanation('3 kg × 2,00 € / kg = 6,00 €')
  await expectAccessible()
  await close()

  await (await explained('total')).click()
  await expectExplanation('Somme de 3 lignes : 3,06 €')
  await close()
  await (await explained('portion')).click()
  await expectExplanation(/3,06 € ÷ 4 portions = 0,765 €\s*Affiché : 0,77 €/u)
})

test('the calculator’s prices show how they were made of the cost', async () => {
  await openSauce()
  const panel = page.getByRole('region', { name: 'Calculateur' })
  await panel.getByLabelText('Perte sur toute la recette').fill('10')
  const suggested = panel.getByRole('button', { name: /Prix conseillé TTC/ })
  await suggested.click()
  await expectExplanation('Prix conseillé TTC')
  await expectExplanation(/Perte de 10 % sur toute la recette : [\d,]+ € × 1,1 [=≈] [\d,]+ €/)
  await expectExplanation(/Coefficient : [\d,]+ € × 3,5 [=≈] [\d,]+ €/)
  await expectExplanation(/TVA de 10 % : [\d,]+ € × 1,1 [=≈] [\d,]+ €/)
  await expectExplanation(`Affiché : ${suggested.element().textContent.replaceAll(/\s/gu, ' ')}`)
  await expectAccessible()
})

test('the reading view and the paper explain their amounts too', async () => {
  const { id } = addSauce()
  const { goTo } = await renderRoute(
    { '/_print/recipes/$id/preview': RecipePreview, '/_workspace/recipes/$id/': Recipe },
    `/recipes/${id}`,
    {
      api: kitchen.answers,
    },
  )
  await (await explained('portion')).click()
  await expectExplanation('3,06 € ÷ 4 portions')
  await close()
  await (await explained('total')).click()
  await expectExplanation('Somme de 3 lignes : 3,06 €')
  await close()
  await page.getByRole('button', { name: 'Une portion de plus' }).click()
  await expect.element(page.getByText('Coût pour 5 portions')).toBeVisible()
  await (await explained('total')).click()
  // 19 cl of wine: 18.75 cl are rounded.
  await expectExplanation('Somme de 3 lignes : 3,845 €')
  await close()

  await goTo(`/recipes/${id}/preview`)
  await openExplanation('Vin rouge')
  await expectExplanation('15 cl = 0,2 bouteille')
  await expectAccessible()
})

test('on a telephone the explanation opens from below', async () => {
  await page.viewport(390, 844)
  await openSauce()
  await openExplanation('Vin rouge')
  await expectExplanation('15 cl = 0,2 bouteille')
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
  await expect.poll(() => document.querySelectorAll('tr[data-line]').length).toBe(60)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await openExplanation('Ingrédient 8')
  await expect.element(page.getByRole('dialog')).toHaveLength(1)
})
