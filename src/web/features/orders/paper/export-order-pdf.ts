import { offerPaperPdf } from '#web/lib/pdf/offer-paper-pdf.ts'
import { composeOrder } from './compose-order.ts'
import type { OrderPaper } from './order-paper.ts'

/** Hands an order form to the reader as a PDF. Rejects when a font cannot be fetched. */
export function exportOrderPdf(paper: OrderPaper, name: string): Promise<void> {
  return offerPaperPdf({
    title: paper.title,
    subject: paper.heading,
    language: paper.language,
    words: paper,
    compose: composeOrder,
    name: `${name}.pdf`,
  })
}
