import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { importModule } from '#web/lib/browser/import-module.ts'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import type { LeftOutParts } from '../document/printed-parts.ts'
import { photoAddress } from '../photo/photo-address.ts'
import type { SheetView } from '../sheet-view.ts'
import { sheetQuery } from '../sheets-api.ts'

/** 'Exporter en PDF' of a sheet as shown. What composes its pages is fetched with the first click. */
export function useExportSheetPdf(sheetId: string, leftOut: LeftOutParts) {
  const queryClient = useQueryClient()
  const t = useTranslations()
  const language = useLocale()
  return useDownloadPages(async (view: SheetView) => {
    const [{ sheetFile }, { readSharedLink }] = await Promise.all([
      importModule(() => import('./sheet-file.ts')),
      importModule(() => import('../share/link-api.ts')),
    ])
    const photo = queryClient.getQueryData(sheetQuery(sheetId).queryKey)?.photo
    return sheetFile(
      view,
      { t, language },
      {
        leftOut,
        link: leftOut.has('link') ? null : await readSharedLink(queryClient, sheetId),
        photo: photo ? photoAddress(sheetId, photo) : null,
      },
    )
  })
}
