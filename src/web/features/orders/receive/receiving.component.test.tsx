import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orderAnswer, orderLine } from '#contract/testing/order-answers.ts'
import type { Order } from '#contract/order-shapes.ts'
import type { OrderReceipt } from '#contract/receipt-shapes.ts'
import { waitingWrites } from '#web/lib/waiting/waiting-writes.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { storing } from '#web/testing/two-windows.ts'
import { Route as ReceiveOrder } from '#web/routes/_workspace/orders.receive.$id.tsx'
import { Route as Receive } from '#web/routes/_workspace/orders.receive.index.tsx'
import { Route as Unordered } from '#web/routes/_workspace/orders.receive.new.tsx'

const DAY = '2026-11-03'
const main = page.getByRole('main')
const named = (name: string) => main.getByRole('button', { name, exact: true })
const flour = orderLine({ name: 'Farine T55', packs: 5 })
const herbs = orderLine({ name: 'Herbes du jour', packs: 2 })
const sent = orderAnswer({ state: 'sent', deliverOn: DAY, items: [flour, herbs], lines: 2 })

beforeEach(async () => {
  for (const write of await waitingWrites.of(SESSION.user.id)) await waitingWrites.forget(write)
})

/** The back door of a house with one order, as its server stores it. */
function open(address: string) {
  const server = storing<Order>(sent)
  let isDown = false
  const receipts: OrderReceipt[] = []
  const receive = (receipt: OrderReceipt) => {
    if (isDown) return noNetwork()
    receipts.push(receipt)
    const { lines, temperature = null, note = '', version } = receipt
    const items = server
      .stored()
      .items.map((line) => ({ ...line, ...lines.find(({ id }) => id === line.id) }))
    const stored = { id: sent.id, receivedAt: '2026-11-03T06:00:00.000Z', temperature, note, photos: [] }
    return server.change(version, { state: 'received', items, receipt: stored }) as Order
  }
  const isReceived = () => server.stored().state === 'received'
  return renderRoute(
    {
      '/_workspace/orders/receive/': Receive,
      '/_workspace/orders/receive/$id': ReceiveOrder,
      '/_workspace/orders/receive/new': Unordered,
    },
    address,
    {
      api: {
        orders: { get: () => server.stored(), receive },
        deliveries: {
          list: () => ({
            day: DAY,
            more: 0,
            expected: isReceived() ? [] : [server.stored()],
            received: isReceived()
              ? [
                  {
                    id: sent.id,
                    order: { id: sent.id, number: sent.number },
                    supplier: sent.supplier,
                    supplierName: sent.supplierName,
                    receivedAt: '2026-11-03T06:00:00.000Z',
                    temperature: null,
                    note: '',
                    photos: [],
                    version: 1,
                    createdAt: '2026-11-03T06:00:00.000Z',
                  },
                ]
              : [],
          }),
          create: () => noNetwork(),
        },
        suppliers: { list: () => ({ items: [], total: 0, nextCursor: null }) },
      },
    },
  ).then((rendered) => ({
    ...rendered,
    ...server,
    receipts,
    setDown: (down: boolean) => {
      isDown = down
    },
  }))
}

const ticksOf = ({ items }: Order) =>
  items.map(({ receipt, receivedQuantity }) => [receipt, receivedQuantity])

test('with a network, one tap receives a whole delivery, which keeps its place', async () => {
  const { receipts, api } = await open('/orders/receive')
  const all = main.getByRole('button', { name: /^Tout est là/ })
  await expect.element(all).toBeVisible()
  await expectAccessibleAtBothWidths()
  await all.dblClick()
  await expect.element(main.getByText('Reçue', { exact: true })).toBeVisible()
  expect(receipts).toMatchObject([{ version: 1, lines: [{ receipt: 'ok' }, { receipt: 'ok' }] }])
  expect(api.idempotencyKeys).toHaveLength(1)
  await expect.poll(() => waitingWrites.of(SESSION.user.id)).toEqual([])
})

test('without an answer it waits on the page, and one tap sends it under the same key', async () => {
  const { receipts, api, setDown } = await open('/orders/receive')
  setDown(true)
  await main.getByRole('button', { name: /^Tout est là/ }).click()
  const send = named('Envoyer la réception')
  await expect.element(send).toBeVisible()
  await expect.element(main.getByText('À envoyer', { exact: true })).toBeVisible()
  await expectAccessible()
  setDown(false)
  await send.dblClick()
  await expect.element(main.getByText('Reçue', { exact: true })).toBeVisible()
  expect(receipts).toHaveLength(1)
  expect(new Set(api.idempotencyKeys).size).toBe(1)
})

test('each line is ticked with what it needs, stays through a reload, and is sent once it is ended', async () => {
  const first = await open(`/orders/receive/${sent.id}`)
  const flourLine = main.getByRole('group', { name: 'Farine T55' })
  await flourLine.getByRole('button', { name: 'Manque' }).click()
  await flourLine.getByRole('button', { name: 'Un de moins' }).click()
  await flourLine.getByLabelText('Quantité gardée').fill('3,5')
  await flourLine.getByRole('button', { name: 'Abîmé' }).click()
  await flourLine.getByText('Pesée, prix, DLC, lot').click()
  await flourLine.getByLabelText('Prix HT d’un colis sur le bon').fill('23')
  await main.getByLabelText('Température').fill('4,5')
  await expectAccessibleAtBothWidths()
  await expect.poll(async () => (await waitingWrites.of(SESSION.user.id)).length).toBe(1)
  await first.goTo('/orders/receive')
  await expect.element(main.getByText('1 écart, 1 ligne non cochée')).toBeVisible()
  expect(first.receipts).toEqual([])
  await main.getByRole('link', { name: 'Continuer' }).click()
  await expect.element(flourLine.getByLabelText('Quantité gardée')).toHaveValue('3,5')
  await named('Le reste est là').click()
  await expect.element(main.getByText('Reçue', { exact: true })).toBeVisible()
  expect(first.receipts).toMatchObject([
    {
      temperature: 4.5,
      lines: [
        { receipt: 'short', receivedQuantity: 3.5, reason: 'Abîmé', notedPriceHt: 23 },
        { receipt: 'ok' },
      ],
    },
  ])
})

test('a line that differs on two devices is compared, and stored as its user chooses', async () => {
  const { otherWindow, stored, setDown } = await open('/orders/receive')
  setDown(true)
  await main.getByRole('button', { name: /^Tout est là/ }).click()
  await expect.element(named('Envoyer la réception')).toBeVisible()
  setDown(false)
  const short = { ...flour, receipt: 'short', receivedQuantity: 4 } as const
  const receipt = {
    id: sent.id,
    receivedAt: '2026-11-03T06:00:00.000Z',
    temperature: null,
    note: '',
    photos: [],
    batchesSince: false,
  }
  otherWindow({ state: 'received', items: [short, herbs], receipt })
  await named('Envoyer la réception').click()
  const alert = main.getByRole('alert')
  await expect.element(alert.getByRole('cell', { name: /manque, gardé.+4$/ })).toBeVisible()
  expect(ticksOf(stored())).toEqual([
    ['short', 4],
    ['none', null],
  ])
  await expectAccessible()
  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect
    .poll(() => ticksOf(stored()))
    .toEqual([
      ['ok', null],
      ['ok', null],
    ])
})

test('a delivery without an order needs its supplier, and waits like any other', async () => {
  await open('/orders/receive/new')
  await named('Terminer').click()
  await expect.element(main.getByText('Qui a livré ?')).toBeVisible()
  await main.getByLabelText('Fournisseur').fill('Le voisin')
  await main.getByLabelText('Remarque').fill('Deux caisses de tomates')
  await expectAccessibleAtBothWidths()
  await named('Terminer').click()
  await expect.element(named('Envoyer la réception')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Le voisin' })).toBeVisible()
})
