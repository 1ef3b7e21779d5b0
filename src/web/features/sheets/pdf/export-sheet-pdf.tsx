import { pdf } from '@react-pdf/renderer'
import type { SheetDocument } from '../document/sheet-document.ts'
import { forPdf } from './for-pdf.ts'
import { freshPdfFonts } from './pdf-fonts.ts'
import { sheetFileName } from './sheet-file-name.ts'
import { photoForPdf } from './photo-for-pdf.ts'
import { roomForMethod } from './room-for-method.tsx'
import { SheetPdf } from './sheet-pdf.tsx'

/** Browsers read the blob after the click: it is given back once they have. */
const REVOKE_MS = 60_000

/** Lays the sheet out as a PDF and hands it to the reader under its name. Rejects when a font or its photo cannot be fetched. */
export async function exportSheetPdf(sheet: SheetDocument, photo: string | null): Promise<void> {
  const content = { sheet: forPdf(sheet), photo: photo === null ? null : await photoForPdf(photo) }
  const room = await roomForMethod(content)
  freshPdfFonts()
  const blob = await pdf(<SheetPdf {...content} room={room} />).toBlob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = sheetFileName(sheet.title)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
