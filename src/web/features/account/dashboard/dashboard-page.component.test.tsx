import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { marginMeans, sheetStatistics } from '#contract/testing/sheet-fixtures.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { onePage, SESSION } from '#web/testing/fixtures.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Dashboard } from '#web/routes/_workspace/dashboard.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'

const routes = { '/_workspace/dashboard': Dashboard, '/_workspace/recipes/$id/edit': RecipeEdit }

const SHEET: TechSheetSummary = {
  id: crypto.randomUUID(),
  version: 1,
  title: 'Œuf mayonnaise',
  category: 'Entrée',
  portions: 4,
  sellingPriceHt: 6.5,
  tvaRate: 10,
  yieldQuantity: null,
  yieldUnit: null,
  coutMatiere: 4,
  uncostedLines: 0,
  checkedCost: null,
  allergens: [],
  traces: [],
  undeclaredLines: 0,
  photo: null,
  published: false,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
}

test('the dashboard is accessible on a desktop and on a phone', async () => {
  await renderRoute(routes, '/dashboard', {
    api: {
      sheets: {
        statistics: () =>
          sheetStatistics({
            total: 1,
            margins: marginMeans({ total: 1, counted: 1, mean: 84, incomplete: 1 }),
            underTarget: 1,
            categories: ['Entrée'],
          }),
        list: () => onePage([SHEET]),
      },
      prices: { journal: () => onePage([]) },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await expect.element(page.getByText(SESSION.user.email)).toBeVisible()
  await expect.element(page.getByRole('link', { name: SHEET.title })).toBeVisible()
  await expectAccessibleAtBothWidths()
})

test('the dashboard of a new account opens its first sheet once it has a name', async () => {
  const kitchen = emptyKitchen()
  const { address } = await renderRoute(routes, '/dashboard', {
    api: { ...kitchen.answers, prices: { journal: () => onePage([]) } },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await expect.element(page.getByLabelText('Nom de la recette')).toHaveFocus()
  const buttons = page.getByRole('main').getByRole('button')
  expect(textsOf(buttons).filter(Boolean)).toEqual(['Créer la recette', 'Se déconnecter'])
  await expect.element(page.getByRole('link', { name: 'Nouvelle Recette' })).not.toBeInTheDocument()
  await expectAccessible()
  await userEvent.keyboard('Tarte Tatin{Enter}')
  await expect.poll(address).toMatch(/^\/recipes\/[\da-f-]{36}\/edit$/)
  await expect.element(page.getByLabelText('Nom de la recette')).toHaveValue('Tarte Tatin')
})

test('the mean margin is by sheet and says of how many, sales are beside it, and what is improbable is named', async () => {
  await renderRoute(routes, '/dashboard', {
    api: {
      sheets: {
        statistics: () =>
          sheetStatistics({
            total: 8,
            margins: marginMeans({
              total: 7,
              counted: 5,
              doubtful: 2,
              mean: 61,
              median: 72.4,
              bySales: { margin: 68.2, dishes: 4, total: 7 },
            }),
            salesDays: { firstDay: '2026-10-01', lastDay: '2026-10-31' },
            doubtful: [
              {
                id: SHEET.id,
                title: 'Turbot',
                category: 'Plat',
                portionCost: 3000,
                sellingPriceHt: 10,
                doubt: 'price',
              },
              {
                id: crypto.randomUUID(),
                title: 'Velouté',
                category: 'Entrée',
                portionCost: 0.02,
                sellingPriceHt: null,
                doubt: 'category',
              },
            ],
            usualCosts: { Entrée: 1.8 },
            categories: ['Entrée', 'Plat'],
          }),
        list: () => onePage([SHEET]),
      },
      prices: { journal: () => onePage([]) },
    },
  })
  const figures = page.getByRole('region', { name: 'Vos fiches en chiffres' })
  await expect.element(figures).toMatchTextContent(/dont 1 préparation/)
  await expect
    .element(figures)
    .toMatchTextContent(
      /61,0\s%.*5 fiches sur 7.*médiane 72,4\s%.*selon les ventes à la carte, octobre 2026\s: 68,2\s% \(4 fiches sur 7\)/,
    )
  await expect.element(figures).toMatchTextContent(/Sous votre objectif.*sur 5 fiches jugées/)
  const doubts = page.getByRole('region', { name: 'Coûts à vérifier' })
  await expect.element(doubts).toMatchTextContent(/3\s000,00\s€ pour un prix de 10,00\s€ HT/)
  await expect.element(doubts).toMatchTextContent(/0,02\s€, quand 1,80\s€ est habituel/)
  await expect
    .element(doubts.getByRole('link', { name: 'Turbot' }))
    .toHaveAttribute('href', `/recipes/${SHEET.id}/edit`)
  await expectAccessibleAtBothWidths()
})

test('a closed period counts its dishes, whatever the sheets of today are', async () => {
  await renderRoute(routes, '/dashboard', {
    api: {
      sheets: {
        statistics: () =>
          sheetStatistics({
            total: 8,
            margins: marginMeans({
              total: 8,
              counted: 4,
              mean: 61,
              bySales: { margin: 68.2, dishes: 4, total: 5 },
            }),
            salesDays: { firstDay: '2026-10-01', lastDay: '2026-10-31', isClosed: true },
          }),
        list: () => onePage([SHEET]),
      },
      prices: { journal: () => onePage([]) },
    },
  })
  await expect
    .element(page.getByRole('region', { name: 'Vos fiches en chiffres' }))
    .toMatchTextContent(/4 fiches sur 8.*octobre 2026, aux prix d’alors\s: 68,2\s% \(4 plats sur 5\)/)
})

test('a mean of fewer than half is no headline: what waits for a price is, with the way to give it', async () => {
  await renderRoute(routes, '/dashboard', {
    api: {
      sheets: {
        statistics: () =>
          sheetStatistics({
            total: 70,
            margins: marginMeans({ total: 70, counted: 1, unpriced: 69, mean: 83.6, median: 83.6 }),
            categories: ['Plat'],
          }),
        list: () => onePage([SHEET]),
      },
      prices: { journal: () => onePage([]) },
    },
  })
  const figures = page.getByRole('region', { name: 'Vos fiches en chiffres' })
  await expect
    .element(figures.getByRole('link', { name: '69 fiches attendent un prix de vente' }))
    .toHaveAttribute('href', '/recipes/prices')
  await expect.element(figures).not.toMatchTextContent(/83,6/)
  await expectAccessibleAtBothWidths()
})

const leads = ({ textContent, pathname, search }: HTMLAnchorElement) => [
  textContent.trim(),
  `${pathname}${search}`,
]

test('what is to be done comes first: no price, no allergens, no confirmation, under the objective by name with euros', async () => {
  const { id, name, category, unit, priceHt } = userProduct({ name: 'Olives vertes' })
  await renderRoute(routes, '/dashboard', {
    api: {
      sheets: {
        statistics: () =>
          sheetStatistics({
            total: 5,
            margins: marginMeans({ total: 5, counted: 4, mean: 61, unpriced: 1, incomplete: 2 }),
            underTarget: 1,
            undeclared: { sheets: 5, products: 3 },
          }),
        list: () => onePage([{ ...SHEET, sellingPriceHt: 2 }]),
      },
      productNames: {
        unconfirmed: () => ({ items: [{ id, name, category, unit, priceHt, names: ['olive'], sheets: 1 }] }),
      },
      prices: { journal: () => onePage([]) },
    },
  })
  const todo = page.getByRole('region', { name: 'À faire' })
  await expect
    .element(todo)
    .toMatchTextContent(/Œuf mayonnaise.*2,20\s€\s→ 3,67\s€ TTC pour 70,0\s%\s*Trop loin pour une hausse/)
  const links = todo.getByRole('list').first().getByRole('link').elements() as HTMLAnchorElement[]
  expect(links.map(leads)).toEqual([
    ['1 fiche attend un prix de vente', '/recipes/prices'],
    ['2 fiches ont un coût incomplet', '/recipes?incomplete=true'],
    ['5 fiches\u00a0: allergènes à compléter, 3 produits', '/products?undeclared=true'],
    ['1 produit à confirmer', '/products'],
  ])
  const order = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(order).toEqual([
    'À faire',
    'Les trois fiches les plus loin sous votre objectif',
    'Vos fiches en chiffres',
    'Modifiées récemment',
    'Derniers changements de prix',
  ])
  await expect
    .element(page.getByRole('region', { name: 'Vos fiches en chiffres' }))
    .toMatchTextContent('4 fiches sur 5')
  await page.viewport(390, 844)
  await expect.element(todo.getByText(/3,67\s€ TTC/)).toBeVisible()
  await page.viewport(1280, 800)
})
