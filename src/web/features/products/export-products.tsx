import type { UserProduct } from '#contract/products.ts'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { client } from '#web/lib/query/api.ts'
import { allergensCell } from '#web/entities/allergen/allergens-cell.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { readAll } from '#web/lib/export/read-all.ts'
import { type ExportColumn, tableOf } from '#web/lib/export/table-of.ts'
import { ExportMenu, type ExportMenuProps } from '#web/ui/export-menu.tsx'
import type { ProductFilters } from './product-search.ts'
import { listInput } from './products-api.ts'

const COLUMNS: readonly ExportColumn<UserProduct>[] = [
  ['Désignation', ({ name }) => name],
  ['Marque', ({ brand }) => brand],
  ['Catégorie', ({ category }) => category],
  ['Unité', ({ unit }) => unit],
  ['Prix HT', ({ priceHt }) => priceHt],
  ['Fournisseur', ({ supplier }) => supplier?.name ?? null],
  ['Contenu', ({ contentQuantity }) => contentQuantity],
  ['Unité du contenu', ({ contentUnit }) => contentUnit],
  ['Densité', ({ densityKgPerL }) => densityKgPerL],
  ['Allergènes', allergensCell],
  ['Origine', ({ origin }) => origin],
]

export interface ExportProductsProps extends Pick<ExportMenuProps, 'compact'> {
  filters: ProductFilters
  /** Those alone that came from a catalogue. */
  imported?: true
}

/** The base as it is filtered now, in one file. */
export function ExportProducts({ filters, imported, compact }: ExportProductsProps) {
  return (
    <ExportMenu
      compact={compact}
      name={() => exportName([imported ? 'produits-importes' : 'produits'], new Date())}
      rows={async (signal, onProgress) => {
        const input = { ...listInput({ ...filters, ...(imported && { imported }) }), limit: MAX_PAGE_SIZE }
        const readPage = (cursor: string | undefined) =>
          client.products.list({ ...input, cursor }, { signal })
        return tableOf(COLUMNS, await readAll(readPage, onProgress))
      }}
    />
  )
}
