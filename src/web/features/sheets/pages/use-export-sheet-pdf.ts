import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import type { LeftOutParts } from '../document/printed-parts.ts'
import { sheetDocument } from '../document/sheet-document.ts'
import { photoAddress } from '../photo/photo-address.ts'
import type { SheetView } from '../sheet-view.ts'
import { sheetQuery } from '../sheets-api.ts'
import { photoForPdf } from './photo-for-pdf.ts'
import { sheetPagesQuery } from './sheet-pages-query.ts'

/** 'Exporter en PDF' of a sheet as shown: 'fiche-oeuf-parfait.pdf'. */
export function useExportSheetPdf(sheetId: string, leftOut: LeftOutParts) {
  const queryClient = useQueryClient()
  const t = useTranslations()
  const language = useLocale()
  return useDownloadPages((view: SheetView) => {
    const sheet = sheetDocument(view, t, language, leftOut)
    const photo = queryClient.getQueryData(sheetQuery(sheetId).queryKey)?.photo
    const address = photo && !leftOut.has('photo') ? photoAddress(sheetId, photo) : null
    return {
      query: sheetPagesQuery(sheet, address),
      title: sheet.title,
      subject: sheet.heading,
      fileTitle: sheet.fileTitle,
      kind: 'fiche',
      picture: photoForPdf,
    }
  })
}
