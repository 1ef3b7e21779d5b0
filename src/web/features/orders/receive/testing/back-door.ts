import { page } from 'vitest/browser'
import type { Delivery } from '#contract/deliveries.ts'
import type { Order } from '#contract/order-shapes.ts'
import type { OrderReceipt } from '#contract/receipt-shapes.ts'
import { deliveryAnswer } from '#contract/testing/delivery-answers.ts'
import { orderAnswer, orderLine } from '#contract/testing/order-answers.ts'
import { waitingWrites } from '#web/lib/waiting/waiting-writes.ts'
import { type Answers, noNetwork } from '#web/testing/answers.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { storing } from '#web/testing/two-windows.ts'
import { Route as ReceiveOrder } from '#web/routes/_workspace/orders.receive.$id.tsx'
import { Route as Receive } from '#web/routes/_workspace/orders.receive.index.tsx'
import { Route as DeliveryRoute } from '#web/routes/_workspace/orders.receive.unordered.$id.tsx'
import { Route as Unordered } from '#web/routes/_workspace/orders.receive.new.tsx'

const DAY = '2026-11-03'
const AT = '2026-11-03T06:00:00.000Z'

export const main = page.getByRole('main')
export const named = (name: string) => main.getByRole('button', { name, exact: true })
export const flour = orderLine({ name: 'Farine T55', packs: 5 })
export const herbs = orderLine({ name: 'Herbes du jour', packs: 2 })
/** An order of both that is to arrive today. */
export const sent = orderAnswer({ state: 'sent', deliverOn: DAY, items: [flour, herbs], lines: 2 })

/** What a former test has left on the device. */
export async function forgetAll(): Promise<void> {
  for (const write of await waitingWrites.of(SESSION.user.id)) await waitingWrites.forget(write)
}

interface BackDoor {
  order?: Order
  /** Received today without an order. */
  unordered?: () => Delivery[]
  answers?: Pick<Answers, 'deliveries' | 'orders'>
}

/** The back door of a house with one order, as its server stores it. */
export async function openBackDoor(
  address: string,
  { order = sent, unordered = () => [], answers = {} }: BackDoor = {},
) {
  const server = storing<Order>(order)
  let isDown = false
  const receipts: OrderReceipt[] = []
  const receive = (receipt: OrderReceipt) => {
    if (isDown) return noNetwork()
    receipts.push(receipt)
    const { lines, temperature = null, note = '', version } = receipt
    const items = server
      .stored()
      .items.map((line) => ({ ...line, ...lines.find(({ id }) => id === line.id) }))
    const photos = server.stored().receipt?.photos ?? []
    const stored = { id: order.id, receivedAt: AT, temperature, note, photos, batchesSince: false }
    return server.change(version, { state: 'received', items, receipt: stored }) as Order
  }
  const { id, number, supplier, supplierName } = order
  const isReceived = () => server.stored().state === 'received'
  const received = () =>
    isReceived() ? [deliveryAnswer({ id, order: { id, number }, supplier, supplierName })] : []
  const rendered = await renderRoute(
    {
      '/_workspace/orders/receive/': Receive,
      '/_workspace/orders/receive/$id': ReceiveOrder,
      '/_workspace/orders/receive/new': Unordered,
      '/_workspace/orders/receive/unordered/$id': DeliveryRoute,
    },
    address,
    {
      api: {
        orders: { get: () => server.stored(), receive, ...answers.orders },
        deliveries: {
          list: () => ({
            day: DAY,
            more: 0,
            expected: isReceived() ? [] : [server.stored()],
            received: [...received(), ...unordered()],
          }),
          create: () => noNetwork(),
          ...answers.deliveries,
        },
        suppliers: { list: () => ({ items: [], total: 0, nextCursor: null }) },
      },
    },
  )
  return {
    ...rendered,
    ...server,
    receipts,
    setDown: (down: boolean) => {
      isDown = down
    },
  }
}
