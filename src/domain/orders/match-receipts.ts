import type { Receipt } from './order.ts'

/** A line of an invoice. */
interface BilledLine {
  id: string
  supplierProductId: string | null
  /** The supplier's number for it. */
  code: string | null
}

/** A line of an order, with what its receipt says. */
interface DeliveredLine {
  id: string
  orderId: string
  supplierProductId: string | null
  code: string | null
  packs: number | null
  receipt: Receipt
  receivedQuantity: number | null
  /** EUR for one pack without VAT, as ordered and as the delivery note has it. */
  priceHt: number | null
  notedPriceHt: number | null
}

/** What was received of a line of an invoice. */
export interface MatchedLine<Delivered> {
  lineId: string
  /** 'possible' where nothing proves which delivery it bills. */
  certainty: 'sure' | 'possible'
  received: Delivered[]
}

/** Days before an invoice in which its deliveries are looked for. */
export const BILLED_DAYS = 14

/**
 * What receipts say that concerns the lines of an invoice of the same supplier: by the article, else by the supplier's number.
 * It is 'possible' alone where lines of two orders match, or where two lines of the invoice match one.
 * @returns in the order of the invoice, without lines that nothing matches; `others` are lines with a difference that none matches
 */
export function matchReceipts<Delivered extends DeliveredLine>(
  billed: readonly BilledLine[],
  delivered: readonly Delivered[],
): { lines: MatchedLine<Delivered>[]; others: Delivered[] } {
  const found = billed.map((line) => ({ line, received: matchesOf(line, delivered) }))
  const times = new Map<string, number>()
  for (const { received } of found) for (const { id } of received) times.set(id, (times.get(id) ?? 0) + 1)
  const lines = found
    .filter(({ received }) => received.length > 0)
    .map(({ line, received }): MatchedLine<Delivered> => {
      const orders = new Set(received.map(({ orderId }) => orderId))
      const isShared = received.some(({ id }) => times.get(id) !== 1)
      return { lineId: line.id, certainty: orders.size === 1 && !isShared ? 'sure' : 'possible', received }
    })
  return { lines, others: delivered.filter((each) => !times.has(each.id) && differs(each)) }
}

function matchesOf<Delivered extends DeliveredLine>(
  { supplierProductId, code }: BilledLine,
  delivered: readonly Delivered[],
): Delivered[] {
  const byArticle = delivered.filter(
    (each) => supplierProductId !== null && each.supplierProductId === supplierProductId,
  )
  if (byArticle.length > 0 || code === null) return byArticle
  // Two articles that are both known and differ are not one for their number.
  return delivered.filter(
    (each) =>
      each.code !== null &&
      isSameCode(each.code, code) &&
      (supplierProductId === null || each.supplierProductId === null),
  )
}

const isSameCode = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase()

/** Whether a receipt says something else of a line than its order; of what was not looked at it says nothing. */
export function differs(line: Omit<DeliveredLine, 'id' | 'orderId' | 'supplierProductId' | 'code'>): boolean {
  const { packs, receipt, receivedQuantity, priceHt, notedPriceHt } = line
  if (notedPriceHt !== null && notedPriceHt !== priceHt) return true
  if (receipt === 'ok') return receivedQuantity !== null && receivedQuantity !== packs
  return receipt !== 'none'
}
