import { orderTotal } from '#domain/orders/order-total.ts'
import type { ReceivedLine } from '../invoice-receipts.ts'
import {
  type Order,
  type OrderChange,
  type OrderLine,
  orderSummary,
  type OrderSummary,
} from '../order-shapes.ts'

/** Two sacks of flour of 25 kg. */
export function orderLine(line: Partial<OrderLine> = {}): OrderLine {
  return {
    id: crypto.randomUUID(),
    supplierProductId: crypto.randomUUID(),
    userProductId: null,
    elsewhere: 0,
    name: 'Farine T55',
    code: '00451',
    packText: 'Sac 25 kg',
    packs: 2,
    packQuantity: 25,
    unit: 'kg',
    priceHt: 22.5,
    receipt: 'none',
    receivedQuantity: null,
    reason: '',
    useBy: null,
    lot: null,
    weighedQuantity: null,
    weighedUnit: null,
    notedPriceHt: null,
    replacedBy: '',
    neededPacks: null,
    carriedFrom: null,
    carriedIn: null,
    noLongerDue: false,
    ...line,
  }
}

/** The same as it was received, for who holds an invoice against it. */
export function receivedLine(line: Partial<OrderLine>): ReceivedLine {
  const facts = orderLine(line)
  return {
    id: facts.id,
    name: facts.name,
    code: facts.code,
    packs: facts.packs,
    packQuantity: facts.packQuantity,
    unit: facts.unit,
    priceHt: facts.priceHt,
    receipt: facts.receipt,
    receivedQuantity: facts.receivedQuantity,
    reason: facts.reason,
    weighedQuantity: facts.weighedQuantity,
    weighedUnit: facts.weighedUnit,
    notedPriceHt: facts.notedPriceHt,
    replacedBy: facts.replacedBy,
    deliveryId: crypto.randomUUID(),
    order: { id: crypto.randomUUID(), number: '2026-0007' },
    receivedAt: '2026-11-24T07:00:00.000Z',
  }
}

/** A draft of two sacks of flour. */
export function orderAnswer(order: Partial<Order> = {}): Order {
  const { items = [orderLine()] } = order
  return {
    id: crypto.randomUUID(),
    number: '2026-0012',
    supplier: { id: crypto.randomUUID(), name: 'Les Halles' },
    supplierName: 'Les Halles',
    state: 'draft',
    deliverOn: null,
    lines: items.length,
    sentAt: null,
    confirmedAt: null,
    mail: null,
    otherDraft: null,
    version: 1,
    createdAt: '2026-11-02T09:00:00.000Z',
    note: '',
    personId: null,
    items,
    sent: null,
    confirmedNote: '',
    recipient: 'commandes@halles.example',
    recipientConfirmed: true,
    receipt: null,
    ...orderTotal(items),
    ...order,
  }
}

/** A page of those that are given. */
export function orderList(orders: readonly Order[]) {
  const items: OrderSummary[] = orders.map((each) => orderSummary.parse(each))
  return { items, total: items.length, nextCursor: null }
}

/**
 * An order after a change, as the server would answer it: lines that are new have another id.
 * @param articles what is named in the catalogue, by its id
 */
export function changedOrder(
  order: Order,
  { lines, deliverOn = order.deliverOn, note = order.note }: OrderChange,
  articles: ReadonlyMap<string, string> = new Map(),
): Order {
  const known = new Map(order.items.map((line) => [line.id, line]))
  const items = lines?.map(({ id, supplierProductId, name = '', packs, priceHt = null }) => {
    const was = id === undefined ? undefined : known.get(id)
    if (was) return { ...was, packs, name: name || was.name, priceHt: priceHt ?? was.priceHt }
    if (supplierProductId !== undefined)
      return orderLine({ supplierProductId, packs, name: articles.get(supplierProductId) ?? 'Farine T55' })
    return freeLine({ name, packs, priceHt })
  })
  const lined = items ?? order.items
  return {
    ...order,
    deliverOn,
    note,
    items: lined,
    lines: lined.length,
    ...orderTotal(lined),
    version: order.version + 1,
  }
}

/** Typed by the house, not counted yet. */
export function freeLine(line: Partial<OrderLine> = {}): OrderLine {
  return orderLine({
    supplierProductId: null,
    name: 'Herbes du jour',
    code: null,
    packText: null,
    packs: null,
    packQuantity: null,
    unit: null,
    priceHt: null,
    ...line,
  })
}
