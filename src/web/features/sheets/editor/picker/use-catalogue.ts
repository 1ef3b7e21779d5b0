import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import { orpc } from '#web/lib/api.ts'
import { useDebouncedText } from '../use-debounced-text.ts'

const WAIT_MS = 150
/** More than anyone reads through; past it, a narrower search is faster. */
const SHOWN = 100
const SUPPLIERS = 200

export interface CatalogueFilters {
  search: string
  category: ProductCategory | null
  supplierId: string | null
}

/** The user's products by what the picker is narrowed to; what stood there stays while the next comes. */
export function useCatalogue({ search, category, supplierId }: CatalogueFilters) {
  const asked = useDebouncedText(search.trim(), WAIT_MS)
  return useQuery({
    ...orpc.products.list.queryOptions({
      input: {
        limit: SHOWN,
        search: asked === '' ? undefined : asked,
        category: category ?? undefined,
        supplierId: supplierId ?? undefined,
      },
    }),
    placeholderData: keepPreviousData,
  })
}

export function useSuppliers() {
  return useQuery(orpc.suppliers.list.queryOptions({ input: { limit: SUPPLIERS } }))
}
