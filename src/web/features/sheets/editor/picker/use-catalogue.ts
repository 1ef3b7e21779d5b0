import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import { orpc } from '#web/lib/query/api.ts'
import { toLineProduct } from '#contract/sheet-lines.ts'
import { linePreparationOf, ofPreparation, ofProduct } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useEditor } from '../state/use-editor.ts'
import { useDebouncedText } from '../use-debounced-text.ts'

const WAIT_MS = 150
/** More than anyone reads through; past it, a narrower search is faster. */
const SHOWN = 100
const SUPPLIERS = 200

/** Beside the categories of products: the user's other sheets alone. */
export const PREPARATIONS = 'preparations'

export interface CatalogueFilters {
  search: string
  category: ProductCategory | typeof PREPARATIONS | null
  supplierId: string | null
}

/**
 * The user's products, then the other sheets, by the picker's filters; the previous ones stay while
 * the next comes. Who asks for a category of products or for a supplier asks for products.
 */
export function useCatalogue({ search, category, supplierId }: CatalogueFilters) {
  const ownId = useEditor().state().stored.id
  const asked = useDebouncedText(search.trim(), WAIT_MS)
  const input = { limit: SHOWN, search: asked === '' ? undefined : asked }
  const wantsProducts = category !== PREPARATIONS
  const wantsSheets = supplierId === null && (category === null || category === PREPARATIONS)
  const products = useQuery({
    ...orpc.products.list.queryOptions({
      input: {
        ...input,
        category: category === PREPARATIONS ? undefined : (category ?? undefined),
        supplierId: supplierId ?? undefined,
      },
    }),
    placeholderData: keepPreviousData,
    enabled: wantsProducts,
  })
  const sheets = useQuery({
    ...orpc.sheets.list.queryOptions({ input: { ...input, sort: 'title' } }),
    placeholderData: keepPreviousData,
    enabled: wantsSheets,
  })
  const asks = [...(wantsProducts ? [products] : []), ...(wantsSheets ? [sheets] : [])]
  const sources = useMemo(
    (): LineSource[] => [
      ...(wantsProducts ? (products.data?.items ?? []) : []).map((each) => ofProduct(toLineProduct(each))),
      ...(wantsSheets ? (sheets.data?.items ?? []) : [])
        .filter(({ id }) => id !== ownId)
        .map((each) => ofPreparation(linePreparationOf(each))),
    ],
    [wantsProducts, products.data, wantsSheets, sheets.data, ownId],
  )
  return {
    sources,
    loaded: asks.every(({ data }) => data !== undefined),
    failed: asks.some(({ isError }) => isError),
    /** There are more than are shown. */
    cut: asks.some(({ data }) => data !== undefined && data.total > data.items.length),
    retry: () => {
      for (const ask of asks) void ask.refetch()
    },
  }
}

export function useSuppliers() {
  return useQuery(orpc.suppliers.list.queryOptions({ input: { limit: SUPPLIERS } }))
}
