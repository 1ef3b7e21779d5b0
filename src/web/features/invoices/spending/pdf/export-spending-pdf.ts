import { offerPaperPdf } from '#web/lib/pdf/offer-paper-pdf.ts'
import type { SpendingDocument } from '../document/spending-document.ts'
import { composeSpending } from './compose-spending.ts'

/** Hands the purchases of a period to the reader as a PDF. Rejects when a font cannot be fetched. */
export function exportSpendingPdf(spending: SpendingDocument, name: string): Promise<void> {
  return offerPaperPdf({
    title: spending.title,
    subject: spending.heading,
    language: spending.language,
    words: spending,
    compose: composeSpending,
    name: `${name}.pdf`,
  })
}
