import { pdf } from '@react-pdf/renderer'
import { downloadFile } from '#web/lib/browser/download-file.ts'
import type { SheetDocument } from '../document/sheet-document.ts'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { freshPdfFonts } from '#web/lib/pdf/pdf-fonts.ts'
import { sheetFileName } from './sheet-file-name.ts'
import { photoForPdf } from './photo-for-pdf.ts'
import { roomForMethod } from './room-for-method.tsx'
import { SheetPdf } from './sheet-pdf.tsx'

/** Lays the sheet out as a PDF and hands it to the reader under its name. Rejects when a font or its photo cannot be fetched. */
export async function exportSheetPdf(sheet: SheetDocument, photo: string | null): Promise<void> {
  const content = { sheet: forPdf(sheet), photo: photo === null ? null : await photoForPdf(photo) }
  const room = await roomForMethod(content)
  freshPdfFonts()
  const blob = await pdf(<SheetPdf {...content} room={room} />).toBlob()
  downloadFile(sheetFileName(sheet.fileTitle), blob)
}
