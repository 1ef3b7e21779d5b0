import type { InvoicePlan } from '#contract/invoice-shapes.ts'
import { plannedMove } from '#contract/planned-move.ts'
import type { MemberTx } from '#database/as-member.ts'
import { findImpactOf } from '../prices/impact.queries.ts'
import { readStored, refuseUnlessWaiting } from './change-invoice.queries.ts'
import { planPrices } from './plan-prices.queries.ts'

/** What applying an invoice would change. Nothing is written. @throws NOT_FOUND; INVOICE_NOT_WAITING */
export async function previewInvoice(tx: MemberTx, id: string): Promise<InvoicePlan> {
  const invoice = await readStored(tx, id)
  refuseUnlessWaiting(invoice)
  const { planned, left } = await planPrices(tx, invoice)
  const changed = planned.filter(({ changes }) => changes)
  const facts = new Map(
    changed.flatMap(({ product }) =>
      product && !product.newer ? [[product.id, { priceHt: product.after }] as const] : [],
    ),
  )
  const moved = changed.flatMap(({ answer }) => {
    const move = plannedMove(answer)
    return move === null ? [] : [move.after - move.before]
  })
  return {
    rises: moved.filter((by) => by > 0).length,
    falls: moved.filter((by) => by < 0).length,
    added: changed.filter(({ articleId }) => articleId === null).length,
    unchanged: planned.length - changed.length,
    prices: planned.map(({ answer }) => answer),
    left,
    impact: await findImpactOf(tx, facts),
    version: invoice.version,
  }
}
