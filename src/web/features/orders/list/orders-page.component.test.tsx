import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { orderAnswer, orderLine, orderList } from '#contract/testing/order-answers.ts'
import { supplierDetail, supplierOf } from '#contract/testing/supplier-fixtures.ts'
import type { Order } from '#contract/order-shapes.ts'
import { dayAfter } from '#domain/orders/delivery.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as OrderRoute } from '#web/routes/_workspace/orders.$id.tsx'
import { Route as Orders } from '#web/routes/_workspace/orders.index.tsx'

const main = page.getByRole('main')
const halles = supplierOf({ name: 'Les Halles' })
const gone = orderLine({ supplierProductId: null, packs: 1 })

function open(orders: readonly Order[]) {
  return renderRoute({ '/_workspace/orders/': Orders, '/_workspace/orders/$id': OrderRoute }, '/orders', {
    api: {
      orders: {
        list: ({ open: isOpen, supplierId }) =>
          orderList(
            orders.filter(({ state, supplier }) =>
              supplierId === undefined
                ? isOpen === ['draft', 'sent', 'confirmed'].includes(state)
                : supplier?.id === supplierId,
            ),
          ),
        get: ({ id }) => orders.find((order) => order.id === id) ?? orderAnswer({ id }),
        create: ({ supplierId }) => orderAnswer({ supplier: { id: supplierId, name: halles.name } }),
      },
      deliveries: { list: () => ({ day: '2026-11-02', expected: [], more: 0, received: [] }) },
      suppliers: { list: () => onePage([halles]), get: () => supplierDetail(halles) },
    },
  })
}

test('open orders come first, with what became of a mail; the others are folded', async () => {
  const mail = {
    state: 'refused',
    kind: 'order',
    to: 'a@b.example',
    queuedAt: '2026-11-02T09:00:00.000Z',
    triedAt: null,
    failure: null,
  } as const
  await open([orderAnswer({ mail }), orderAnswer({ supplierName: 'Maraîcher Dupin', state: 'received' })])
  await expect.element(main.getByRole('link', { name: 'Commande 2026-0012, Les Halles' })).toBeVisible()
  await expect.element(main.getByText('Pas partie : refusée')).toBeVisible()
  await expect.element(main.getByText('45,00 € HT')).toBeVisible()
  await expect.element(main.getByText('Maraîcher Dupin')).not.toBeInTheDocument()
  await main.getByText('Reçues et annulées').first().click()
  await expect.element(main.getByText('Maraîcher Dupin')).toBeVisible()
  await expectAccessibleAtBothWidths()
})

test('a house without orders is shown where one comes from', async () => {
  await open([])
  await expect.element(main.getByRole('link', { name: 'Faire une liste d’achats' })).toBeVisible()
})

test('the last order is repeated at the prices of today; a price of what left the catalogue is not', async () => {
  const flour = orderLine()
  const last = orderAnswer({
    supplier: { id: halles.id, name: halles.name },
    state: 'received',
    items: [flour, gone],
  })
  const { api, address } = await open([last])
  await main.getByRole('button', { name: 'Nouvelle commande' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle commande' })
  await dialog.getByRole('combobox', { name: 'Fournisseur' }).click()
  await page.getByRole('option', { name: 'Les Halles' }).click()
  await dialog.getByRole('button', { name: 'Reprendre la dernière' }).dblClick()
  await expect.poll(address).toMatch(/^\/orders\/.+/)
  expect(api.calls.orders.create).toMatchObject([
    {
      supplierId: halles.id,
      lines: [
        { supplierProductId: flour.supplierProductId, packs: 2 },
        { name: 'Farine T55', packs: 1, priceHt: null },
      ],
    },
  ])
})

test('a draft is read and sent from the list, and the focus stays at its row', async () => {
  const order = orderAnswer({ deliverOn: dayAfter(houseDay(new Date()), 1) })
  const orders = [order, orderAnswer({ number: '2026-0013', items: [] })]
  const { api } = await open(orders)
  api.answer({ orders: { send: () => (orders[0] = { ...order, state: 'sent' }) } })
  const sending = main.getByRole('button', { name: /^Envoyer la commande/ })
  await expect.element(sending).toHaveAccessibleName('Envoyer la commande 2026-0012 à Les Halles')
  await sending.click()
  const dialog = page.getByRole('dialog', { name: 'Envoyer la commande' })
  await expect.element(dialog.getByText(/Farine T55 \(Sac 25 kg/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sending).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: /^Envoyer à/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(api.calls.orders.send).toMatchObject([{ id: order.id }])
  await expect.element(main.getByRole('link', { name: 'Commande 2026-0012, Les Halles' })).toHaveFocus()
})
