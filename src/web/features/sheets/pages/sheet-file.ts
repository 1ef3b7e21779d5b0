import type { PagesFile } from '#web/ui/paper-pages/use-download-pages.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { type DocumentParts, sheetDocument } from '../document/sheet-document.ts'
import type { SheetView } from '../sheet-view.ts'
import { photoForPdf } from './photo-for-pdf.ts'
import { sheetPagesQuery } from './sheet-pages-query.ts'

interface SheetFileWords {
  t: Translate
  language: Language
}

interface SheetFileParts extends DocumentParts {
  /** Its address; null without one. */
  photo: string | null
}

/** A sheet as shown, as the pages of a PDF: 'fiche-oeuf-parfait.pdf'. */
export function sheetFile(
  view: SheetView,
  { t, language }: SheetFileWords,
  { photo, ...parts }: SheetFileParts,
): PagesFile {
  const sheet = sheetDocument(view, t, language, parts)
  return {
    query: sheetPagesQuery(sheet, parts.leftOut.has('photo') ? null : photo),
    title: sheet.title,
    subject: sheet.heading,
    fileTitle: sheet.fileTitle,
    kind: 'fiche',
    picture: photoForPdf,
  }
}
