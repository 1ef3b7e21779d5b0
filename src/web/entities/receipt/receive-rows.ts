import type { ReceivableDay, ReceivableOrder } from './receivable.ts'
import { isOfOrder, type OrderReceiving, type WaitingReceipt } from './waiting-receipt.ts'

/** A delivery of an order on the page: still to be received, waiting on this device, or received while the page was open. */
export interface ReceiveRow {
  order: ReceivableOrder
  waiting: OrderReceiving | undefined
  isReceived: boolean
}

/**
 * The deliveries of a page. A row keeps its place while the page is open, also once it was received: under a thumb that
 * ticks one after the other nothing moves.
 * @param seen orders that the page has shown already, in their order
 */
export function receiveRows(
  { expected, received }: Pick<ReceivableDay, 'expected' | 'received'>,
  receipts: readonly WaitingReceipt[],
  seen: readonly ReceivableOrder[],
): ReceiveRow[] {
  const waiting = new Map(receipts.filter(isOfOrder).map((receipt) => [receipt.body.order.id, receipt]))
  const done = new Set(received.flatMap(({ order }) => (order === null ? [] : [order.id])))
  const awaited = new Map(expected.map((order) => [order.id, order]))
  const orders = new Map(
    [...seen, ...expected, ...[...waiting.values()].map(({ body }) => body.order)].map((order) => [
      order.id,
      awaited.get(order.id) ?? order,
    ]),
  )
  return [...orders.values()].flatMap((order) => {
    const receipt = waiting.get(order.id)
    const isReceived = receipt === undefined && !awaited.has(order.id)
    // One that was cancelled, or put off to another day, is no longer awaited.
    if (isReceived && !done.has(order.id)) return []
    return [{ order: receipt?.body.order ?? order, waiting: receipt, isReceived }]
  })
}
