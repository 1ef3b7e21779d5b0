import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orderAnswer, orderList } from '#contract/testing/order-answers.ts'
import { supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import type { Answers } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Orders } from '#web/routes/_workspace/orders.index.tsx'
import { Route as RecipesPurchases } from '#web/routes/_workspace/recipes.purchases.tsx'
import { addService, ELSEWHERE, OTHER, SUPPLIER } from '../testing/service.ts'

const routes = { '/_workspace/orders/': Orders, '/_workspace/recipes/purchases': RecipesPurchases }

const kitchen = emptyKitchen()
const rowsOf = (block: string) =>
  expect.poll(() => textsOf(page.getByRole('region', { name: block, exact: true }).getByRole('listitem')))

const item = (name: RegExp) => page.getByRole('menuitem', { name })

async function open(orders: Answers['orders'] = {}, bonesFrom: string | null = null) {
  const service = addService(kitchen)
  kitchen.changeProduct(service.bones.id, { supplierId: bonesFrom })
  const shown = await renderRoute(routes, `/recipes/purchases?sheets=${service.stew.id}_80`, {
    api: {
      ...service.api,
      orders,
      deliveries: { list: () => ({ day: '2026-11-30', expected: [], more: 0, received: [] }) },
      suppliers: { get: ({ id }) => supplierDetail({ ...SUPPLIER, id }) },
    },
  })
  await rowsOf('Mirandol').toHaveLength(1)
  return { ...service, ...shown }
}

test('a product is bought at another supplier by one click, and blocks, packs and total follow', async () => {
  const { flour, address } = await open()
  await page.getByRole('button', { name: 'Où acheter ? Farine' }).click()
  await expect.element(item(/^Mirandol actuel.*1,00\s€ \/ kg/)).toBeDisabled()
  await expectAccessible()
  await item(/^Halles.*1,50\s€ \/ kg.*la ligne 1,20\s€/).click()
  await rowsOf('Halles').toEqual([expect.stringMatching(/^Farine.*800\sg.*1,20\s€/)])
  await expect.element(page.getByText('Total des achats HT : 30,00 €').first()).toBeVisible()
  await expect.poll(address).toContain(`from=${flour.id}_${ELSEWHERE}`)
  await page.getByRole('button', { name: 'Revenir aux articles suivis' }).click()
  await rowsOf('Mirandol').toHaveLength(1)
  expect(address()).not.toContain('from=')
})

test('the cheapest split moves the products, states both sums and what it leaves out, until the needs change', async () => {
  const { flour, bones, api } = await open()
  const line = { userProductId: flour.id, supplierProductId: ELSEWHERE, name: 'Farine', packs: 0.8 }
  api.answer({
    orders: {
      split: () => ({
        suppliers: [
          {
            supplier: { id: OTHER.id, name: OTHER.name },
            lines: [{ ...line, packQuantity: 1, unit: 'kg', amountHt: 1.2 }],
            totalHt: 1.2,
            missingHt: 0,
          },
        ],
        totalHt: 1.2,
        usualHt: 10,
        reachesFrancos: true,
        proven: false,
        atLeastHt: 1.1,
        apart: [{ userProductId: bones.id, reason: 'no-article' }],
      }),
    },
  })
  await page.getByRole('button', { name: 'Répartir au moins cher' }).click()
  const note = page.getByRole('alert')
  await expect.element(note).toMatchTextContent(/Au moins cher : 1,20\s€ HT pour 1 produit comparé/)
  await expect.element(note).toMatchTextContent(/8,80\s€ de moins que les articles suivis.*10,00\s€/)
  await expect.element(note).toMatchTextContent(/peut-être une moins chère, mais aucune sous 1,10\s€/)
  await note.getByText('1 produit pas comparé').click()
  await expect.element(note.getByText('Sans article de catalogue : Os')).toBeVisible()
  await rowsOf('Halles').toHaveLength(1)
  expect(api.calls.orders.split).toMatchObject([
    { needs: [{ userProductId: flour.id, quantity: 0.8 }, { userProductId: bones.id }] },
  ])
  await expectAccessibleAtBothWidths()
  await page.getByRole('button', { name: 'Revenir aux articles suivis' }).click()
  await rowsOf('Mirandol').toHaveLength(1)
  await page.getByRole('button', { name: 'Répartir au moins cher' }).click()
  await page.getByRole('textbox', { name: 'Daube : portions' }).fill('90')
  await expect.element(note).not.toBeInTheDocument()
})

test('all suppliers are ordered from in one act, which can be taken back', async () => {
  const made = [orderAnswer(), orderAnswer()]
  const removed: string[] = []
  const { api, address } = await open(
    {
      createMany: () => ({ items: made }),
      list: ({ state }) => orderList(state === 'draft' ? [] : made),
      remove: ({ id }) => {
        removed.push(id)
        return { id, deletedItemId: crypto.randomUUID() }
      },
    },
    OTHER.id,
  )
  await page.getByRole('button', { name: 'Commander chez les 2 fournisseurs' }).dblClick()
  await expect.poll(address).toBe('/orders')
  expect(api.calls.orders.createMany).toMatchObject([
    {
      orders: [
        { supplierId: OTHER.id, lines: [{ name: 'Os', packs: 14.4 }] },
        { supplierId: SUPPLIER.id, lines: [{ needed: 0.8 }] },
      ],
    },
  ])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => removed).toEqual(made.map(({ id }) => id))
})
