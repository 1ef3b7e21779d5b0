import type { Supplier } from '#contract/suppliers.ts'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { client } from '#web/lib/query/api.ts'
import { dayCell } from '#web/lib/export/cells.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { readAll } from '#web/lib/export/read-all.ts'
import { type ExportColumn, tableOf } from '#web/lib/export/table-of.ts'
import { ExportMenu } from '#web/ui/export-menu.tsx'
import type { SupplierFilters } from '../supplier-search.ts'

const COLUMNS: readonly ExportColumn<Supplier>[] = [
  ['Fournisseur', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Téléphone', ({ phone }) => phone],
  ['Notes', ({ notes }) => notes],
  ['Produits au catalogue', ({ products }) => products],
  ['Ajouté le', ({ createdAt }) => dayCell(createdAt)],
]

/** The suppliers as they are searched and sorted now, in one file. */
export function ExportSuppliers({ filters: { search, sort = 'name' } }: { filters: SupplierFilters }) {
  return (
    <ExportMenu
      name={() => exportName(['fournisseurs'], new Date())}
      rows={async (signal, onProgress) => {
        const input = { search: search?.trim(), sort, limit: MAX_PAGE_SIZE }
        const readPage = (cursor: string | undefined) =>
          client.suppliers.list({ ...input, cursor }, { signal })
        return tableOf(COLUMNS, await readAll(readPage, onProgress))
      }}
    />
  )
}
