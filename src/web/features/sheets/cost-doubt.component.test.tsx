import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Recipes } from '#web/routes/_workspace/recipes.index.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'

const routes = {
  '/_workspace/recipes/': Recipes,
  '/_workspace/recipes/$id/': Recipe,
  '/_workspace/recipes/$id/edit': RecipeEdit,
}

const kitchen = emptyKitchen()

/** A portion that costs 300 EUR and is sold at 10. */
function addOmelette() {
  const truffle = kitchen.addProduct({ name: 'Truffe', priceHt: 1_000 })
  return kitchen.addSheet({
    title: 'Omelette aux truffes',
    portions: 1,
    sellingPriceHt: 10,
    ingredients: [{ userProductId: truffle.id, quantity: 300, unit: 'g' }],
  })
}

const RIGHT = { name: 'Le coût est juste' }
const AGAIN = { name: 'Poser à nouveau la question' }
const doubt = () => page.getByText(/^Vérifier\s\? Une portion coûterait 300,00\s€/)

test('a cost is declared right by keyboard where the sheet is read, and that is undone in its notice', async () => {
  const { id } = addOmelette()
  const { api } = await renderRoute(routes, `/recipes/${id}`, { api: kitchen.answers })
  await expect.element(doubt()).toBeVisible()
  page.getByRole('button', RIGHT).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Coût inhabituel, jugé juste à 300,00\s€ la portion/)).toBeVisible()
  await expect.element(page.getByRole('button', AGAIN)).toHaveFocus()
  await expect.element(doubt()).not.toBeInTheDocument()
  expect(api.calls.sheets.checkCost).toEqual([{ id, version: 1, portionCost: 300 }])
  await expectAccessible()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect.element(doubt()).toBeVisible()
  expect(kitchen.sheet(id).checkedCost).toBeNull()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('in the editor the cost that is declared right is the one that is typed', async () => {
  const { id } = addOmelette()
  await renderRoute(routes, `/recipes/${id}/edit`, { api: kitchen.answers })
  await expect.element(doubt()).toBeVisible()
  await page.getByRole('button', RIGHT).dblClick()
  await expect.element(page.getByRole('button', AGAIN)).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ checkedCost: 300, version: 1 })
  await page.getByRole('button', AGAIN).click()
  await expect.element(doubt()).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ checkedCost: null })
})

test('an answer about a sheet that another window has saved is refused, and asked again beside what it stored', async () => {
  const { id } = addOmelette()
  const { forgiveErrors } = await renderRoute(routes, `/recipes/${id}`, { api: kitchen.answers })
  forgiveErrors(/VERSION_CONFLICT/)
  await expect.element(doubt()).toBeVisible()
  kitchen.change({ id, sellingPriceHt: 12 })
  await page.getByRole('button', RIGHT).click()
  await expect.element(page.getByText(/enregistrée entre-temps dans une autre fenêtre/)).toBeVisible()
  await expect.element(page.getByText(/pour un prix de 12,00\s€ HT/)).toBeVisible()
  await page.getByRole('button', RIGHT).click()
  await expect.element(page.getByRole('button', AGAIN)).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ checkedCost: 300, version: 2 })
})

test('in the list a cost is declared right in the menu of its sheet, which keeps the focus, and the notice undoes it', async () => {
  const { id } = addOmelette()
  const { api } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  const menu = page.getByRole('button', { name: 'Actions pour « Omelette aux truffes »' })
  await expect.element(menu).toBeVisible()
  await expect.element(page.getByText(/^Marge douteuse/)).toBeInTheDocument()
  await expectAccessible()
  await menu.click()
  await page.getByRole('menuitem', RIGHT).click()
  await expect.element(page.getByText(/^Marge faible/)).toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  expect(api.calls.sheets.checkCost).toEqual([{ id, version: 1, portionCost: 300 }])
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText(/^Marge douteuse/)).toBeInTheDocument()
  expect(kitchen.sheet(id).checkedCost).toBeNull()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})
