import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DueLine } from '#contract/due-shapes.ts'
import type { Order } from '#contract/order-shapes.ts'
import { changedOrder, orderAnswer, orderLine } from '#contract/testing/order-answers.ts'
import { supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as OrderRoute } from '#web/routes/_workspace/orders.$id.tsx'

const main = page.getByRole('main')
const METRO = { id: crypto.randomUUID(), name: 'Metro' }

async function open(order: Order, answers: Answers) {
  let stored = order
  const shown = await renderRoute({ '/_workspace/orders/$id': OrderRoute }, `/orders/${order.id}`, {
    api: {
      suppliers: { get: () => supplierDetail() },
      ...answers,
      orders: {
        get: () => stored,
        change: (change) => (stored = changedOrder(stored, change)),
        due: () => ({ items: [] }),
        ...answers.orders,
      },
    },
  })
  return { ...shown, stored: () => stored }
}

test('a line is bought at another supplier by one click, and comes back', async () => {
  const flour = orderLine({ userProductId: crypto.randomUUID(), elsewhere: 1 })
  const order = orderAnswer({ items: [flour, orderLine({ name: 'Sel' })] })
  const moved = crypto.randomUUID()
  const other = orderAnswer({ number: '2026-0013', supplier: METRO, version: 7 })
  const article = { brand: null, code: null, packText: 'Sac 10 kg', packPriceHt: 8, priceHt: 0.8 }
  const tied = { ...article, unit: 'kg', doubt: null, sourcePriceHt: null, sourceUnit: null } as const
  const { api } = await open(order, {
    orders: {
      move: ({ id }) =>
        id === order.id
          ? { order: { ...order, version: 2, items: order.items.slice(1) }, other, lineId: moved }
          : { order: { ...other, version: 8 }, other: { ...order, version: 3 }, lineId: flour.id },
    },
    productArticles: {
      get: () => ({
        version: 1,
        unit: 'kg',
        followedId: flour.supplierProductId,
        followsCheapest: false,
        items: [
          {
            ...tied,
            id: flour.supplierProductId ?? '',
            supplier: { id: crypto.randomUUID(), name: 'Les Halles' },
            name: 'Farine T55',
            productPriceHt: 0.9,
            cheapest: false,
          },
          { ...tied, id: moved, supplier: METRO, name: 'Farine', productPriceHt: 0.8, cheapest: true },
        ],
      }),
    },
  })
  await expect.element(main.getByRole('button', { name: 'Où acheter ? Sel' })).not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Où acheter ? Farine T55' }).click()
  await expect.element(page.getByRole('menuitem', { name: /^Les Halles actuel/ })).toBeDisabled()
  await page.getByRole('menuitem', { name: /^Metro.*0,80\s€ \/ kg/ }).click()
  await expect.element(page.getByText('Farine T55 : chez Metro, commande 2026-0013')).toBeVisible()
  await expect.element(main.getByText('Farine T55')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(main.getByRole('rowheader', { name: /^Farine T55/ })).toBeVisible()
  expect(api.calls.orders.move).toMatchObject([
    { id: order.id, version: 1, lineId: flour.id, supplierProductId: moved },
    {
      id: other.id,
      version: 7,
      lineId: moved,
      supplierProductId: flour.supplierProductId,
      packs: 2,
      toId: order.id,
    },
  ])
})

test('what is still to be delivered is ordered again by one click, or not waited for any longer', async () => {
  const { id, supplierProductId, userProductId, code, packQuantity, unit, packText } = orderLine()
  const due = (line: Partial<DueLine>): DueLine => ({
    id,
    supplierProductId,
    userProductId,
    name: 'Farine T55',
    code,
    packText,
    packQuantity,
    unit,
    packs: 5,
    receipt: 'short',
    receivedQuantity: 2,
    reason: 'rupture',
    order: { id: crypto.randomUUID(), number: '2026-0007' },
    receivedAt: '2026-11-24T07:00:00.000Z',
    supplier: null,
    supplierName: 'Les Halles',
    due: 3,
    ...line,
  })
  const salt = due({ id: crypto.randomUUID(), name: 'Sel', due: null })
  let items = [due({}), salt]
  const { api, stored } = await open(orderAnswer({ items: [] }), {
    orders: {
      due: () => ({ items }),
      noLongerDue: ({ lineIds, noLongerDue }) => {
        items = noLongerDue ? items.filter((line) => !lineIds.includes(line.id)) : [...items, salt]
        return { lineIds }
      },
    },
  })
  const card = main.getByRole('region', { name: 'Reste à livrer' })
  await expect.element(card.getByText('3 à livrer sur 5')).toBeVisible()
  await expect.element(card.getByText('Reste pas compté à la réception')).toBeVisible()
  await expectAccessibleAtBothWidths()
  await card.getByRole('button', { name: 'Ne plus attendre : Sel' }).click()
  await expect.element(card.getByText('Sel')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(card.getByText('Sel')).toBeVisible()
  await card.getByRole('button', { name: 'Ajouter le reste : Farine T55' }).click()
  await expect.poll(() => stored().items.length).toBe(1)
  expect(api.calls.orders.change.at(-1)?.lines).toEqual([{ supplierProductId, packs: 3, carriedFrom: id }])
  await expect.element(main.getByLabelText('Quantité : Farine T55')).toHaveValue('3')
})
