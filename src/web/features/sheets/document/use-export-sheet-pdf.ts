import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { SheetView } from '../sheet-view.ts'
import { sheetDocument } from './sheet-document.ts'

/** 'Exporter en PDF' of a sheet as it stands. What lays the PDF out is fetched with the first click. */
export function useExportSheetPdf() {
  const t = useTranslations()
  const language = useLocale()
  return useMutation({
    mutationFn: async (view: SheetView) => {
      const { exportSheetPdf } = await import('../pdf/export-sheet-pdf.tsx')
      await exportSheetPdf(sheetDocument(view, t, language))
    },
  })
}
