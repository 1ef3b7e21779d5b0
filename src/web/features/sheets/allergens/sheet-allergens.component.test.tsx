import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { Kitchen } from '#web/testing/kitchen.ts'
import { Route as Recipes } from '#web/routes/_workspace/recipes.index.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'
import { Route as RecipePreview } from '#web/routes/_print/recipes.$id.preview.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'

const routes = {
  '/_workspace/recipes/': Recipes,
  '/_workspace/recipes/$id/': Recipe,
  '/_workspace/recipes/$id/edit': RecipeEdit,
  '/_print/recipes/$id/preview': RecipePreview,
}

const origins = page.getByRole('dialog')
const incomplete = page.getByText('Allergènes incomplets')
const allergensOf = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(2)
const grams = (userProductId: string) => ({ userProductId, quantity: 100, unit: 'g' as const })

let kitchen: Kitchen

beforeEach(() => {
  kitchen = new Kitchen()
})

/** Cream in a sauce, the sauce in a dish with rice. */
function addSupreme(rice: { allergenFree: boolean }): { dish: string } {
  const cream = kitchen.addProduct({ name: 'Crème', allergens: ['Lait'] })
  const grain = kitchen.addProduct({ name: 'Riz', ...rice })
  const sauce = kitchen.addSheet({ title: 'Sauce suprême', portions: 4, ingredients: [grams(cream.id)] })
  const { id } = kitchen.addSheet({
    title: 'Volaille sauce suprême',
    ingredients: [grams(grain.id), { subSheetId: sauce.id, quantity: 1, unit: 'portion' }],
  })
  return { dish: id }
}

test('each allergen of a sheet names the product it comes from, through its preparations', async () => {
  const { dish } = addSupreme({ allergenFree: true })
  const { goTo } = await renderRoute(routes, `/recipes/${dish}`, { api: kitchen.answers })
  for (const address of [`/recipes/${dish}`, `/recipes/${dish}/edit`]) {
    await goTo(address)
    const button = page.getByRole('button', { name: 'Allergènes : Lait' })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(origins).toMatchTextContent('Lait : Crème, via Sauce suprême')
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  }
  await goTo('/recipes')
  await expect.element(page.getByText('Volaille sauce suprême')).toBeVisible()
  await expect.element(incomplete).not.toBeInTheDocument()
})

test('a sheet with an undeclared product says so wherever its allergens are shown', async () => {
  const { dish } = addSupreme({ allergenFree: false })
  const { goTo } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  const card = page.getByRole('listitem').filter({ hasText: 'Volaille sauce suprême' })
  await expect.element(card.getByText('Allergènes incomplets')).toBeVisible()
  expect(incomplete.elements(), 'the sauce is complete').toHaveLength(1)
  const button = page.getByRole('button', { name: 'Allergènes : Lait Allergènes incomplets' })
  await goTo(`/recipes/${dish}`)
  await button.click()
  await expect.element(origins).toMatchTextContent('Non renseigné : Riz')
  await goTo(`/recipes/${dish}/edit`)
  await expect.element(button).toBeVisible()
  await goTo(`/recipes/${dish}/preview`)
  await expect.element(page.getByText('Allergènes incomplets : 1 ligne n’est pas renseignée.')).toBeVisible()
  await expect.element(allergensOf('Riz')).toHaveTextContent('Non renseigné')
})

test('a sheet of products that have none says ‘Aucun allergène’, on a phone too', async () => {
  const rice = kitchen.addProduct({ name: 'Riz', allergenFree: true })
  const { id } = kitchen.addSheet({ title: 'Riz blanc', ingredients: [grams(rice.id)] })
  await page.viewport(390, 844)
  const { goTo } = await renderRoute(routes, `/recipes/${id}`, { api: kitchen.answers })
  await page.getByRole('button', { name: 'Allergènes : Aucun allergène' }).click()
  await expect.element(origins).toMatchTextContent('sans aucun des 14 allergènes')
  await expectNoSidewaysScroll()
  await goTo(`/recipes/${id}/preview`)
  await expect.element(page.getByText('Allergènes : Aucun allergène')).toBeVisible()
  await page.viewport(1280, 800)
  await expect.element(allergensOf('Riz')).toHaveTextContent('–')
  await expect.element(incomplete).not.toBeInTheDocument()
})

test('a line whose product was deleted keeps its name, and its allergens are undeclared', async () => {
  const line = { userProductId: null, quantity: 100, unit: 'g', note: 'Crème' } as const
  const { id } = kitchen.addSheet({ title: 'Sauce suprême', ingredients: [line] })
  const { goTo } = await renderRoute(routes, `/recipes/${id}/preview`, { api: kitchen.answers })
  const unnamed = page.getByText('Produit à choisir')
  await expect.element(allergensOf('Crème')).toHaveTextContent('Non renseigné')
  await expect.element(unnamed).not.toBeInTheDocument()
  await goTo(`/recipes/${id}`)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Crème' })).toBeVisible()
  await expect.element(unnamed).not.toBeInTheDocument()
})
