import type { SupplierDetail } from '#contract/suppliers.ts'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { exportCatalogue } from '#domain/price-lists/own-export.ts'
import { client } from '#web/lib/query/api.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { readAll } from '#web/lib/export/read-all.ts'
import { ExportMenu } from '#web/ui/export-menu.tsx'
import { listInput } from './catalogue-api.ts'
import type { CatalogueFilters } from './catalogue-search.ts'

export interface ExportCatalogueProps {
  supplier: SupplierDetail
  filters: CatalogueFilters
}

/** The catalogue as it is filtered now, in a file that our import knows again. */
export function ExportCatalogue({ supplier: { id, name }, filters }: ExportCatalogueProps) {
  return (
    <ExportMenu
      compact
      name={() => exportName(['catalogue', name], new Date())}
      rows={async (signal, onProgress) => {
        const input = { ...listInput(id, filters), limit: MAX_PAGE_SIZE }
        const readPage = (cursor: string | undefined) =>
          client.catalogue.list({ ...input, cursor }, { signal })
        return exportCatalogue(await readAll(readPage, onProgress))
      }}
    />
  )
}
