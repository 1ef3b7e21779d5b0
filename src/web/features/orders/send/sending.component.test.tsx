import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/order-shapes.ts'
import { orderAnswer, orderLine } from '#contract/testing/order-answers.ts'
import { supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { dayAfter } from '#domain/orders/delivery.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as OrderRoute } from '#web/routes/_workspace/orders.$id.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const deliverOn = dayAfter(houseDay(new Date()), 1)
const AT = '2026-11-30T09:00:00.000Z'
const to = 'commandes@halles.example'
const mail = { state: 'sent', kind: 'order', to, queuedAt: AT, triedAt: AT, failure: null } as const

async function open(order: Order, orders: Answers['orders'] = {}) {
  let stored = order
  const act = (facts: Partial<Order>) => (stored = { ...stored, ...facts, version: stored.version + 1 })
  return renderRoute({ '/_workspace/orders/$id': OrderRoute }, `/orders/${order.id}`, {
    api: {
      orders: {
        get: () => stored,
        send: ({ to: recipient }) =>
          act({ state: 'sent', sentAt: AT, sent: sentOf(stored), mail: recipient === null ? null : mail }),
        cancel: () => act({ state: 'cancelled' }),
        stop: () => act({ mail: { ...mail, state: 'stopped' } }),
        ...orders,
      },
      suppliers: { get: () => supplierDetail({ customerNumber: 'C-77' }) },
    },
  })
}

const sentOf = ({ note, items, deliverOn: day }: Order) => ({
  deliverOn: day,
  note,
  lines: items.map(sentLine),
})
const sent = (order: Partial<Order> = {}) => {
  const known = orderAnswer({ state: 'sent', deliverOn, sentAt: AT, mail })
  return { ...known, sent: { deliverOn, note: '', lines: known.items.map(sentLine) }, ...order }
}
const sentLine = ({ id, name, code, packText, packs, packQuantity, unit }: Order['items'][number]) => ({
  id,
  name,
  code,
  packText,
  packs,
  packQuantity,
  unit,
})

test('an order is shown with its recipient before it is sent, and sent once by a double click', async () => {
  const { api } = await open(orderAnswer({ deliverOn }))
  await main.getByRole('button', { name: 'Envoyer' }).click()
  await expect.element(dialog.getByText(/numéro de client\s: C-77/)).toBeVisible()
  await expect.element(dialog.getByText(/2\s× Farine T55 \(Sac 25 kg, réf.\s00451\)/)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await dialog.getByRole('button', { name: `Envoyer à ${to}` }).dblClick()
  await expect.element(main.getByText(/Envoyée à commandes@halles.example/)).toBeVisible()
  expect(api.calls.orders.send).toMatchObject([{ to, version: 1, confirmsRecipient: false }])
})

test('an address that no order has gone to is asked about once, also by a double click', async () => {
  const { api } = await open(orderAnswer({ deliverOn, recipientConfirmed: false }))
  await main.getByRole('button', { name: 'Envoyer' }).click()
  await dialog.getByRole('button', { name: `Envoyer à ${to}` }).dblClick()
  await expect.element(dialog.getByText(`Envoyer à ${to} ?`)).toBeVisible()
  expect(api.calls.orders.send).toEqual([])
  await dialog.getByRole('button', { name: 'Oui, envoyer' }).click()
  await expect.element(main.getByText(/Envoyée à commandes@halles.example/)).toBeVisible()
  expect(api.calls.orders.send).toMatchObject([{ to, confirmsRecipient: true }])
})

test('what is missing is named, and nothing can be sent', async () => {
  const { api } = await open(orderAnswer({ items: [orderLine({ packs: null })] }))
  await main.getByRole('button', { name: 'Envoyer' }).click()
  await expect.element(dialog.getByText('le jour de livraison', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('la quantité de chaque ligne')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: `Envoyer à ${to}` })).toBeDisabled()
  expect(api.calls.orders.send).toEqual([])
})

test('an address that has changed is shown, and the order stays', async () => {
  const changed = refusal('VALIDATION', { fields: [{ path: 'to', rule: 'recipient-changed' }] })
  await open(orderAnswer({ deliverOn }), { send: () => changed })
  await main.getByRole('button', { name: 'Envoyer' }).click()
  await dialog.getByRole('button', { name: `Envoyer à ${to}` }).click()
  await expect.element(dialog.getByText(/L’adresse du fournisseur a changé/)).toBeVisible()
})

test('a mail that waits is stopped, and nothing of the order is typed meanwhile', async () => {
  const { api } = await open(orderAnswer({ deliverOn, mail: { ...mail, state: 'waiting' } }))
  await expect.element(main.getByText(/Pas encore partie. Nouvel essai/)).toBeVisible()
  await expect.element(main.getByRole('combobox')).not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Arrêter l’envoi' }).click()
  await expect.element(main.getByText(/vous avez arrêté l’envoi/)).toBeVisible()
  expect(api.calls.orders.stop).toMatchObject([{ version: 1 }])
})

test('an order that was sent is cancelled without a second mail where its supplier was phoned', async () => {
  const { api } = await open(sent())
  await expect
    .element(main.getByRole('button', { name: 'Envoyer les modifications' }))
    .not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Annuler la commande' }).click()
  await dialog.getByRole('button', { name: 'Déjà prévenu' }).click()
  await expect.element(main.getByText('Annulée')).toBeVisible()
  expect(api.calls.orders.cancel).toMatchObject([{ to: null }])
})

test('what was changed since is offered as a second mail', async () => {
  const before = sent()
  await open({ ...before, items: before.items.map((line) => ({ ...line, packs: 9 })) })
  await expect.element(main.getByText(/le fournisseur a encore l’ancienne version/)).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Envoyer les modifications' })).toBeVisible()
})
