import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { client } from '#web/lib/query/api.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { readAll } from '#web/lib/export/read-all.ts'
import { tableOf } from '#web/lib/export/table-of.ts'
import { ExportMenu, type ExportMenuProps } from '#web/ui/export-menu.tsx'
import { fileColumns } from '#web/ui/table/column.ts'
import { useProductColumns } from './list/use-product-columns.tsx'
import type { ProductFilters } from './product-search.ts'
import { listInput } from './products-api.ts'

export interface ExportProductsProps extends Pick<ExportMenuProps, 'compact'> {
  filters: ProductFilters
  /** Those alone that came from a catalogue. */
  imported?: true
}

/** The base as it is filtered now, in one file. */
export function ExportProducts({ filters, imported, compact }: ExportProductsProps) {
  const columns = useProductColumns()
  return (
    <ExportMenu
      compact={compact}
      name={() => exportName([imported ? 'produits-importes' : 'produits'], new Date())}
      rows={async (signal, onProgress) => {
        const input = { ...listInput({ ...filters, ...(imported && { imported }) }), limit: MAX_PAGE_SIZE }
        const readPage = (cursor: string | undefined) =>
          client.products.list({ ...input, cursor }, { signal })
        return tableOf(fileColumns(columns), await readAll(readPage, onProgress))
      }}
    />
  )
}
