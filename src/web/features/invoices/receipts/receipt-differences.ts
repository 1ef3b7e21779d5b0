import type { Invoice } from '#contract/invoice-shapes.ts'
import type { InvoiceReceipts, ReceivedLine } from '#contract/invoice-receipts.ts'
import { differs } from '#domain/orders/match-receipts.ts'
import { dayWords } from '#domain/orders/order-words.ts'
import { receivedTotal } from '#domain/orders/received-total.ts'
import { receivedWords } from '#domain/orders/received-words.ts'
import { houseDay } from '#domain/house/house-day.ts'

/** What was not received as it was ordered. */
export interface ReceiptDifference {
  received: ReceivedLine
  /** The line that bills it; null where no line of the invoice matches. */
  lineId: string | null
  /** 'possible' where nothing proves that this delivery is billed. */
  certainty: 'sure' | 'possible'
}

/** What receipts say otherwise than their orders, first of what the invoice bills. */
export function receiptDifferences({ lines, others }: InvoiceReceipts): ReceiptDifference[] {
  return [
    ...lines.flatMap(({ lineId, certainty, received }) =>
      received.filter(differs).map((each) => ({ received: each, lineId, certainty })),
    ),
    ...others.map((received) => ({ received, lineId: null, certainty: 'possible' as const })),
  ]
}

/**
 * Differences that a credit note is owed for: of what is certainly billed, unless no more is billed than what was kept of it
 * costs as it was ordered.
 */
export function claimedDifferences(
  differences: readonly ReceiptDifference[],
  items: readonly Pick<Invoice['items'][number], 'id' | 'lineTotal'>[],
): ReceiptDifference[] {
  const billed = new Map(items.map(({ id, lineTotal }) => [id, lineTotal]))
  const sure = differences.filter(({ lineId, certainty }) => lineId !== null && certainty === 'sure')
  const byLine = Map.groupBy(sure, ({ lineId }) => lineId)
  return [...byLine].flatMap(([lineId, ofLine]) => {
    const lineTotal = billed.get(lineId ?? '') ?? null
    const kept = ofLine.map(({ received }) => ({ ...received, packText: null, notedPriceHt: null }))
    const { receivedHt, unknown } = receivedTotal(kept)
    return unknown === 0 && lineTotal !== null && lineTotal <= receivedHt ? [] : ofLine
  })
}

/**
 * What a demand for a credit note says of what was received, in French.
 * 'Beurre doux (réf. 40001) : 2 reçus sur 5, abîmés (commande 2026-0007, livrée le mardi 24 novembre 2026)'
 */
export function differenceSentences(differences: readonly ReceiptDifference[]): string[] {
  return differences.map(({ received }) => {
    const { name, code, order, receivedAt } = received
    const about = code === null ? '' : ` (réf.\u00a0${code})`
    const day = dayWords(houseDay(new Date(receivedAt)))
    return `${name}${about}\u00a0: ${receivedWords(received)} (commande ${order.number}, livrée le ${day})`
  })
}
