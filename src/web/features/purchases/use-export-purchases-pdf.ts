import { useMutation } from '@tanstack/react-query'
import { importModule } from '#web/lib/browser/import-module.ts'
import { makeFile } from '#web/lib/failure/failure.ts'
import type { PurchaseDocument } from './document/purchase-document.ts'

/** 'Exporter en PDF'. The code of the layout is fetched on the first click. */
export function useExportPurchasesPdf(name: () => string) {
  return useMutation({
    mutationFn: (list: PurchaseDocument) =>
      makeFile(async () => {
        const { exportPurchasesPdf } = await importModule(() => import('./pdf/export-purchases-pdf.ts'))
        await exportPurchasesPdf(list, name())
      }),
  })
}
