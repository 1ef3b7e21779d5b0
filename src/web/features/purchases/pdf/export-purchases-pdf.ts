import { offerPaperPdf } from '#web/lib/pdf/offer-paper-pdf.ts'
import type { PurchaseDocument } from '../document/purchase-document.ts'
import { composePurchases } from './compose-purchases.ts'

/** Hands the purchase list to the reader as a PDF. Rejects when a font cannot be fetched. */
export function exportPurchasesPdf(list: PurchaseDocument, name: string): Promise<void> {
  return offerPaperPdf({
    title: list.title,
    subject: list.heading,
    language: list.language,
    words: list,
    compose: composePurchases,
    name: `${name}.pdf`,
  })
}
