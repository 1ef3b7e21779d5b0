import { offerPaperPdf } from '#web/lib/pdf/offer-paper-pdf.ts'
import type { SheetDocument } from '../document/sheet-document.ts'
import { composeSheet } from './compose-sheet.ts'
import { photoForPdf } from './photo-for-pdf.ts'
import { sheetFileName } from './sheet-file-name.ts'

/** Lays the sheet out as a PDF and hands it to the reader under its name. Rejects when a font or its photo cannot be fetched. */
export function exportSheetPdf(sheet: SheetDocument, photo: string | null): Promise<void> {
  return offerPaperPdf({
    title: sheet.title,
    subject: sheet.heading,
    language: sheet.language,
    words: sheet,
    compose: (words, measure) => composeSheet({ sheet: words, photo, measure }),
    name: sheetFileName(sheet.fileTitle),
    picture: photoForPdf,
  })
}
