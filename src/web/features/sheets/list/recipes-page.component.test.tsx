import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { marginMeans, sheetStatistics } from '#contract/testing/sheet-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.index.tsx'

const routes = { '/_workspace/recipes/': Route }

const kitchen = emptyKitchen()

const cardOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })
const cards = page.getByRole('main').getByRole('heading', { level: 2 })
const asRows = () => page.getByText('Liste', { exact: true }).click()

test('an empty list teaches what goes there and leads to the first sheet', async () => {
  const { address } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  await expect.element(page.getByRole('heading', { name: 'Mes Recettes' })).toBeVisible()
  await expect.element(page.getByText('Écrivez votre première fiche technique')).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Nouvelle Recette' }).last().click()
  await expect.poll(address).toBe('/recipes/new')
})

test('the key n begins a sheet, but not while one types', async () => {
  const { address } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  await page.getByPlaceholder('Rechercher une recette...').click()
  await userEvent.keyboard('n')
  await expect.element(page.getByPlaceholder('Rechercher une recette...')).toHaveValue('n')
  expect(address()).not.toBe('/recipes/new')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('heading', { name: 'Mes Recettes' }).click()
  await userEvent.keyboard('n')
  await expect.poll(address).toBe('/recipes/new')
})

test('a card says the category, the portions, the price, the margin and the day', async () => {
  const { id } = addBlanquette(kitchen)
  kitchen.addSheet({
    title: 'Fond brun',
    category: 'Sauce',
    ingredients: [{ userProductId: null, quantity: 1, unit: 'g' }],
  })
  const { address } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  const blanquette = cardOf('Blanquette')
  await expect.element(blanquette.getByRole('heading')).toHaveTextContent('Blanquette de veau à l’ancienne')
  await expect.element(blanquette.getByText('Plat', { exact: true })).toBeVisible()
  await expect.element(blanquette.getByText('8 portions')).toBeVisible()
  await expect.element(blanquette.getByText('28,05 €')).toBeVisible()
  await expect.element(blanquette.getByText(/^Marge provisoire\s: 20,03\s€, 78,5\s%$/)).toBeInTheDocument()
  await expect.element(blanquette.getByText('Coût incomplet')).toBeVisible()
  await expect.element(blanquette.getByText(/^Modifiée le \d{1,2} \S+ 20\d\d$/)).toBeVisible()
  const stock = cardOf('Fond brun')
  await expect.element(stock.getByText('1 portion', { exact: true })).toBeVisible()
  await expect.element(stock.getByText('TTC')).not.toBeInTheDocument()
  // Nothing is known of its cost: no 0,00 €.
  await expect.element(stock.getByText('Coût par portion : –')).toBeVisible()
  await expect.element(page.getByText('2 fiches', { exact: true })).toBeVisible()
  await blanquette.getByRole('link', { name: 'Modifier la recette' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/edit`)
})

test('the line under the title is short: how many sheets, what they earn, and how many are under the objective', async () => {
  addBlanquette(kitchen)
  await renderRoute(routes, '/recipes', {
    api: {
      ...kitchen.answers,
      sheets: {
        ...kitchen.answers.sheets,
        statistics: () =>
          sheetStatistics({
            total: 70,
            margins: marginMeans({
              total: 70,
              counted: 69,
              mean: 78.9,
              median: 81.6,
              bySales: { margin: 78.4, dishes: 68, total: 70 },
            }),
            salesDays: { firstDay: '2026-10-01', lastDay: '2026-10-31', isClosed: false },
            underTarget: 4,
            categories: ['Plat'],
          }),
      },
    },
  })
  const line = page.getByText(/70 fiches/).first()
  await expect
    .element(line)
    .toMatchTextContent(/^70 fiches · marge moyenne 78,9\s% sur 69 fiches · 4 sous l’objectif$/)
  await expect
    .element(line)
    .toHaveAttribute('title', expect.stringMatching(/^médiane 81,6\s% · selon les ventes .*78,4\s%/))
})

test('the rows show the columns of the list, and ask for another order by their heads', async () => {
  addBlanquette(kitchen)
  kitchen.addSheet({ title: 'Fond brun', category: 'Sauce' })
  const { api, address } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  await asRows()
  await expect.element(page.getByRole('columnheader').first()).toBeVisible()
  expect(textsOf(page.getByRole('columnheader'))).toEqual([
    'Recette',
    'Catégorie',
    'Portions',
    'Coût / portion',
    'Prix TTC',
    'Marge',
    'Dernière modification',
    'Actions',
  ])
  expect(textsOf(rowOf('Blanquette').getByRole('gridcell')).slice(0, 5)).toEqual([
    expect.stringContaining('Blanquette'),
    'Plat',
    '8',
    '≈ 5,47 €',
    '28,05 €',
  ])
  expect(textsOf(rowOf('Fond brun').getByRole('gridcell')).slice(0, 6)).toEqual([
    expect.stringContaining('Fond brun'),
    'Sauce',
    '1',
    '–',
    '-',
    'Sans prix',
  ])
  await expect
    .element(rowOf('Fond brun').getByRole('link', { name: 'Fond brun', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/\/edit$/))
  for (const [head, sort] of [
    ['Recette', 'title'],
    ['Portions', 'portions'],
    ['Portions', '-portions'],
  ] as const) {
    await page.getByRole('button', { name: head }).click()
    await expect.poll(address).toBe(`/recipes?sort=${sort}`)
    await expect.poll(() => api.calls.sheets.list.at(-1)).toMatchObject({ sort })
  }
  await expect
    .element(page.getByRole('columnheader', { name: 'Portions' }))
    .toHaveAttribute('aria-sort', 'descending')
})

test('search and filters follow the address, and one button clears them', async () => {
  kitchen.addSheet({ title: 'Crème brûlée', category: 'Dessert' })
  kitchen.addSheet({ title: 'Œuf mayonnaise', category: 'Entrée' })
  kitchen.addSheet({ title: 'Jus', category: 'Sauce' })
  const { api, address } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  await expect.element(cards).toHaveLength(3)

  await page.getByRole('heading', { name: 'Mes Recettes' }).click()
  await userEvent.keyboard('/')
  await userEvent.keyboard('creme')
  await expect.element(cards).toHaveTextContent('Crème brûlée')
  await expect.element(page.getByText('1 recette correspond')).toBeVisible()
  expect(address()).toBe('/recipes?search=creme')
  await userEvent.keyboard('{Escape}')
  await expect.element(cards).toHaveLength(3)

  const category = page.getByRole('combobox', { name: 'Catégorie' })
  expect(textsOf(category.getByRole('option')).toSorted()).toEqual([
    'Dessert',
    'Entrée',
    'Sauce',
    'Toutes les catégories',
  ])
  await category.selectOptions('Entrée')
  await expect.element(cards).toHaveTextContent('Œuf mayonnaise')
  expect(decodeURI(address())).toBe('/recipes?category=Entrée')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect.element(cards).toHaveLength(3)

  const margin = page.getByRole('combobox', { name: 'Marge' })
  await expect.element(margin.getByRole('option').first()).toHaveTextContent('Toutes les marges')
  await margin.selectOptions('high')
  await expect.poll(() => api.calls.sheets.list.at(-1)).toMatchObject({ margin: 'high' })
  await userEvent.keyboard('{Escape}/rien de tel')
  await expect.element(page.getByText('Aucune recette ne correspond à ces filtres.')).toBeVisible()
})

test('a list that cannot be loaded says so and can be tried again', async () => {
  kitchen.addSheet({ title: 'Fond brun' })
  const { api } = await renderRoute(routes, '/recipes', {
    api: { ...kitchen.answers, sheets: { ...kitchen.answers.sheets, list: () => refusal('INTERNAL') } },
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
  api.answer(kitchen.answers)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(cardOf('Fond brun')).toBeVisible()
})

test('a sheet is duplicated under a new title', async () => {
  addBlanquette(kitchen)
  const duplicate = () => kitchen.addSheet({ title: 'Blanquette (copie)' })
  const { answers } = kitchen
  await renderRoute(routes, '/recipes', { api: { ...answers, sheets: { ...answers.sheets, duplicate } } })
  await page.getByRole('button', { name: /^Actions pour/ }).click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  await expect.element(page.getByText(/^Recette dupliquée/)).toBeVisible()
  await expect.element(cards).toHaveLength(2)
  expect(textsOf(cards)).toEqual(['Blanquette (copie)', 'Blanquette de veau à l’ancienne'])
})

test('a list of up to 300 sheets is in the document whole, so that the search of the browser finds its last', async () => {
  for (let number = 1; number <= 130; number += 1)
    kitchen.addSheet({ title: `Fiche ${String(number).padStart(3, '0')}` })
  await renderRoute(routes, '/recipes', { api: kitchen.answers })
  await expect.element(page.getByText('130 fiches')).toBeVisible()
  // Rows from thirteen sheets on, until its user chooses.
  await expect.element(page.getByRole('row').first()).toBeVisible()
  await page.getByText('Grille', { exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Fiche 001' })).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Fiche 130' })).toBeInTheDocument()
  // The last card is yet to be written.
  await expect.element(page.getByRole('main').getByRole('listitem')).toHaveLength(131)
})

test('every state of the list is accessible, and fits a phone', async () => {
  addBlanquette(kitchen)
  kitchen.addSheet({ title: 'Fond brun', category: 'Accompagnement' })
  await renderRoute(routes, '/recipes', { api: kitchen.answers })
  await cardOf('Fond brun').getByRole('button', { name: 'Supprimer' }).click()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await asRows()
  await cardOf('Blanquette').getByRole('button', { name: 'Actions pour' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('Confirmer la suppression ?')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.viewport(1280, 800)
  await expectAccessible()
})
