import { useMutation } from '@tanstack/react-query'
import { importModule } from '#web/lib/browser/import-module.ts'
import { makeFile } from '#web/lib/failure/failure.ts'
import type { SpendingDocument } from './document/spending-document.ts'

/** 'Exporter en PDF'. The code of the layout is fetched on the first click. */
export function useExportSpendingPdf(name: () => string) {
  return useMutation({
    mutationFn: (spending: SpendingDocument) =>
      makeFile(async () => {
        const { exportSpendingPdf } = await importModule(() => import('./pdf/export-spending-pdf.ts'))
        await exportSpendingPdf(spending, name())
      }),
  })
}
