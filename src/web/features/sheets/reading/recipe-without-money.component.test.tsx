import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { techSheet } from '#contract/sheets.ts'
import { addCook, COOK } from '#contract/testing/cook.ts'
import { withoutMoney } from '#contract/without-money.ts'
import { type PageId, PAGE_ROLES } from '#web/entities/page-access.ts'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { Kitchen } from '#web/testing/kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const routes = { '/_workspace/recipes/$id/': Recipe, '/_workspace/recipes/$id/edit': RecipeEdit }
const roles: Record<PageId, unknown> = PAGE_ROLES
const READ = ['account.get', 'sheets.get', 'sheets.use', 'sheets.tree', 'sheets.photo.get']

let kitchen: Kitchen
let removeCook: () => void
beforeAll(() => {
  removeCook = addCook(READ)
  roles['/_workspace/recipes/$id/'] = ['owner', COOK]
})
afterAll(() => {
  roles['/_workspace/recipes/$id/'] = ['owner']
  removeCook()
})
beforeEach(async () => {
  kitchen = new Kitchen()
  await page.viewport(1280, 800)
})

const asCook = (address: string) =>
  renderRoute(routes, address, { api: kitchen.answers, session: { ...SESSION, role: COOK } })
const main = page.getByRole('main')

test('a cook without prices reads what a sheet takes, its method and its allergens, and no figure of money', async () => {
  const { id } = addBlanquette(kitchen)
  kitchen.change({
    id,
    steps: ['Blanchir.', 'Cuire.'],
    storage: '3 jours à 3 °C',
    sellingPriceHt: 25.5,
  })
  const { queryClient } = await asCook(`/recipes/${id}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blanquette de veau' })).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: 'Crème liquide' })
  await expect.element(line).toMatchTextContent(/400\s*ml/)
  await expect.element(page.getByText('Blanchir.')).toBeVisible()
  await expect.element(page.getByText('3 jours à 3 °C')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Allergènes : Œufs, Lait, Céleri, Sulfites' }))
    .toBeVisible()
  await expect.element(line.getByText('Montant non affiché pour votre rôle')).toBeInTheDocument()
  // Its costs of the sheet and of a portion, a price of a product, its selling price.
  expect(main.element().innerHTML).not.toMatch(/€|43[.,]7|5[.,]47|16[.,]9|25[.,]5/u)
  const read = queryClient.getQueryCache().findAll({ queryKey: [['api', 'sheets', 'get']] })
  expect(read).toHaveLength(1)
  for (const { state } of read) {
    expect(state.data).toMatchObject({ id, coutMatiere: null, sellingPriceHt: null })
    expect(state.data).toEqual(withoutMoney(techSheet, state.data))
  }
  await expectAccessibleAtBothWidths()
})

test('the sheet for others is read in their quantities, and leads nowhere that the role may not go', async () => {
  const { id } = addBlanquette(kitchen)
  const { api } = await asCook(`/recipes/${id}?covers=16`)
  const line = page.getByRole('listitem').filter({ hasText: 'Crème liquide' })
  await expect.element(line).toMatchTextContent(/800\s*ml/)
  expect(
    main
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/recipes'])
  await expect.element(main.getByRole('button', { name: 'Imprimer' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: /copie/u })).not.toBeInTheDocument()
  expect(api.calls.sheets.statistics).toEqual([])
})

test('a page that is not for the role says so by one sentence, and reads nothing', async () => {
  const { id } = addBlanquette(kitchen)
  const { api } = await asCook(`/recipes/${id}/edit`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page réservée' })).toBeVisible()
  await expect.element(page.getByText('Votre rôle dans cette maison n’ouvre pas cette page.')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(api.calls.sheets.get).toEqual([])
  await expectAccessibleAtBothWidths()
})
