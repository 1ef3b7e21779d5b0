import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { importModule } from '#web/lib/browser/import-module.ts'
import { makeFile } from '#web/lib/failure/failure.ts'
import type { SheetView } from '../sheet-view.ts'
import { photoAddress } from '../photo/photo-address.ts'
import { sheetQuery } from '../sheets-api.ts'
import type { LeftOutParts } from './printed-parts.ts'
import { sheetDocument } from './sheet-document.ts'

/** 'Exporter en PDF' of a sheet as shown. The code of the PDF layout is fetched on the first click. */
export function useExportSheetPdf(sheetId: string, leftOut: LeftOutParts) {
  const queryClient = useQueryClient()
  const t = useTranslations()
  const language = useLocale()
  return useMutation({
    mutationFn: (view: SheetView) =>
      makeFile(async () => {
        const { exportSheetPdf } = await importModule(() => import('../pdf/export-sheet-pdf.ts'))
        const photo = queryClient.getQueryData(sheetQuery(sheetId).queryKey)?.photo
        const address = photo && !leftOut.has('photo') ? photoAddress(sheetId, photo) : null
        await exportSheetPdf(sheetDocument(view, t, language, leftOut), address)
      }),
  })
}
