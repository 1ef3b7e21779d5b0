import type { Order } from '#contract/order-shapes.ts'
import { isSame, orderDifferences } from '#domain/orders/order-differences.ts'
import { houseDay } from '#domain/house/house-day.ts'

export type Missing = 'deliverOn' | 'past' | 'lines' | 'packs' | 'supplier' | 'unchanged'

/** Whether what the supplier was sent is another than what the order says now. */
export function isChangedSince({ sent, deliverOn, note, items }: Order): boolean {
  return sent !== null && !isSame(orderDifferences(sent, { deliverOn, note, lines: items }))
}

/** Why an order cannot be sent yet; empty where it can. */
export function missingOf(order: Order, now = new Date()): Missing[] {
  const { deliverOn, items, state, sent, supplier } = order
  const reasons: [Missing, boolean][] = [
    ['supplier', supplier === null],
    ['deliverOn', deliverOn === null],
    ['past', deliverOn !== null && deliverOn < houseDay(now)],
    ['lines', items.length === 0],
    ['packs', items.some(({ packs }) => packs === null)],
    ['unchanged', state !== 'draft' && sent !== null && !isChangedSince(order)],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}
