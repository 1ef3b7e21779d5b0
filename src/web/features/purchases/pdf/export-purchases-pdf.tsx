import { pdf } from '@react-pdf/renderer'
import { downloadFile } from '#web/lib/browser/download-file.ts'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { freshPdfFonts } from '#web/lib/pdf/pdf-fonts.ts'
import type { PurchaseDocument } from '../document/purchase-document.ts'
import { PurchasesPdf } from './purchases-pdf.tsx'

/** Hands the purchase list to the reader as a PDF. Rejects when a font cannot be fetched. */
export async function exportPurchasesPdf(list: PurchaseDocument, name: string): Promise<void> {
  freshPdfFonts()
  downloadFile(`${name}.pdf`, await pdf(<PurchasesPdf list={forPdf(list)} />).toBlob())
}
