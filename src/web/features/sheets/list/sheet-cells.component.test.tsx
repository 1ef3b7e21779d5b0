import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { marginMeans, sheetStatistics } from '#contract/testing/sheet-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.index.tsx'

const kitchen = emptyKitchen()
const COLUMNS = { category: 1, price: 4, margin: 5 }
const cell = (title: string, column: keyof typeof COLUMNS) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .getByRole('gridcell')
    .nth(COLUMNS[column])
const link = (name: string) => page.getByRole('link', { name })
const press = (keys: string) => userEvent.keyboard(keys)

/** Thirteen sheets of one product, whose portion costs 2.50 €. */
async function renderList() {
  const butter = kitchen.addProduct({ name: 'Beurre', priceHt: 10, allergens: ['Lait'] })
  for (let number = 13; number > 0; number -= 1) {
    const title = `Fiche ${String(number).padStart(2, '0')}`
    const ingredients = [{ userProductId: butter.id, quantity: 0.25, unit: 'kg' as const }]
    kitchen.addSheet({ title, category: 'Plat', portions: 1, sellingPriceHt: null, tvaRate: 10, ingredients })
  }
  const shown = await renderRoute({ '/_workspace/recipes/': Route }, '/recipes', { api: kitchen.answers })
  await expect.element(cell('Fiche 01', 'price')).toHaveTextContent('-')
  return { ...shown, sent: () => shown.api.calls.sheets.change }
}

test('a field without a price opens by a click; each Enter saves a price with VAT and goes down', async () => {
  const { api, sent } = await renderList()
  await cell('Fiche 01', 'price').getByTitle('Donner un prix TTC').click()
  await press('13{Enter}9,9{Enter}')
  await expect.poll(sent).toMatchObject([
    { version: 1, sellingPriceHt: 11.818182 },
    { version: 1, sellingPriceHt: 9 },
  ])
  await expect.element(cell('Fiche 01', 'price')).toHaveTextContent('13,00 €')
  await expect.element(cell('Fiche 01', 'margin')).toMatchTextContent('78,8 %')
  await expect.element(cell('Fiche 03', 'price')).toHaveFocus()
  expect(api.calls.sheets.list, 'the rows stay where they are').toHaveLength(1)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.element(cell('Fiche 02', 'price')).toHaveTextContent('-')
  await press('{Control>}z{/Control}')
  await expect.element(cell('Fiche 01', 'price')).toHaveTextContent('-')
})

test('a category is chosen in its cell; a price that cannot be read or saved keeps its field', async () => {
  const { api, sent } = await renderList()
  await cell('Fiche 02', 'category').click()
  await press('des{Enter}')
  await expect.poll(sent).toMatchObject([{ category: 'Dessert' }])
  await expect.element(cell('Fiche 02', 'category')).toHaveTextContent('Dessert')
  await cell('Fiche 02', 'price').click()
  await press('-4{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Le prix de vente ne peut pas être négatif')
  await press('{Escape}')
  api.answer({ sheets: { change: noNetwork } })
  await press('14{Enter}')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Prix TTC de Fiche 02 : saisie non enregistrée (14,00 €).')
  await expectAccessible()
})

test('a sheet that another window has priced since keeps both prices until one is chosen', async () => {
  const { sent } = await renderList()
  const { id } = kitchen.summaries.find(({ title }) => title === 'Fiche 01') ?? { id: '' }
  kitchen.change({ id, sellingPriceHt: 20 })
  await cell('Fiche 01', 'price').click()
  await press('11{Enter}')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Votre saisie : 11,00 €. Version enregistrée : 22,00 €.')
  await page.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.poll(() => sent().at(-1)).toMatchObject({ id, version: 2, sellingPriceHt: 10 })
})

const thirteenGaps = () =>
  sheetStatistics({
    total: 13,
    margins: marginMeans({ total: 13, unpriced: 13, incomplete: 13 }),
    undeclared: { sheets: 13, products: 12 },
  })

test('what most sheets lack is named once above them, with the way to complete it', async () => {
  for (let number = 1; number <= 13; number += 1) {
    const ingredients = [{ userProductId: null, quantity: 1, unit: 'g' as const }]
    kitchen.addSheet({ title: `Fiche ${String(number)}`, ingredients })
  }
  const { answers } = kitchen
  await renderRoute({ '/_workspace/recipes/': Route }, '/recipes', {
    api: { ...answers, sheets: { ...answers.sheets, statistics: thirteenGaps } },
  })
  await expect
    .element(link('13 fiches : allergènes à compléter, 12 produits'))
    .toHaveAttribute('href', '/products?undeclared=true')
  await expect
    .element(link('13 fiches attendent un prix de vente'))
    .toHaveAttribute('href', '/recipes/prices')
  await expect.element(page.getByText('Allergènes incomplets')).not.toBeInTheDocument()
  await expect.element(page.getByText('Coût incomplet', { exact: true })).not.toBeInTheDocument()
  await link('13 fiches ont un coût incomplet').click()
  await expect.element(page.getByText('13 recettes correspondent')).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await page.getByText('À compléter : 3 points').click()
  await expect.element(link('13 fiches attendent un prix de vente')).toBeVisible()
  await expectAccessible()
  await page.viewport(1280, 800)
})
