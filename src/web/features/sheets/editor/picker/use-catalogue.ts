import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLineProduct } from '#contract/line-product.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'
import { sheetPages } from '#web/entities/sheet/picker/sheet-pages.ts'
import { orpc } from '#web/lib/query/api.ts'
import { longListPage, longListPages } from '#web/lib/query/cursor-pages.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { isStored } from '../state/editor-state.ts'
import { linePreparationOf, ofPreparation, ofProduct } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useEditor } from '../state/use-editor.ts'
import { useDebouncedText } from '../use-debounced-text.ts'

const WAIT_MS = 150
const SUPPLIERS = 200

/** Beside the categories of products: the user's other sheets alone. */
export const PREPARATIONS = 'preparations'

export interface CatalogueFilters {
  search: string
  category: ProductCategory | typeof PREPARATIONS | null
  supplierId: string | null
}

/**
 * All of the user's products, then all other sheets, by the picker's filters, read page by page; the previous ones stay
 * while the next come. Who asks for a category of products or for a supplier asks for products.
 */
export function useCatalogue({ search, category, supplierId }: CatalogueFilters) {
  const { stored } = useEditor().state()
  const ownId = stored.id
  const debounced = useDebouncedText(search.trim(), WAIT_MS)
  const wanted = debounced === '' ? undefined : debounced
  const wantsProducts = category !== PREPARATIONS
  const wantsSheets = supplierId === null && (category === null || category === PREPARATIONS)
  const products = usePagedRows(
    useInfiniteQuery({
      ...orpc.products.list.infiniteOptions({
        input: (cursor: string | undefined) => ({
          search: wanted,
          category: category === PREPARATIONS ? undefined : (category ?? undefined),
          supplierId: supplierId ?? undefined,
          ...longListPage(cursor),
        }),
        ...longListPages,
      }),
      enabled: wantsProducts,
    }),
  )
  const sheets = usePagedRows(useInfiniteQuery({ ...sheetPages({ search: wanted }), enabled: wantsSheets }))
  const queries = [...(wantsProducts ? [products] : []), ...(wantsSheets ? [sheets] : [])]
  // Preparations follow the last product.
  const productsEnd = !wantsProducts || products.items.length === products.total
  const sources = useSources(
    wantsProducts ? products.items : NONE,
    wantsSheets && productsEnd ? sheets.items : NONE,
    ownId,
  )
  const next = productsEnd ? sheets : products
  return {
    sources,
    /** Of each kind, shown or not yet; undefined for a kind that is not asked for. */
    counts: {
      products: wantsProducts ? products.total : undefined,
      preparations: wantsSheets ? sheets.total - (isFound(stored, debounced) ? 1 : 0) : undefined,
    },
    pages: { canLoadMore: queries.includes(next) && next.canLoadMore, loadMore: next.loadMore },
    loaded: queries.every(({ state }) => state.data !== undefined),
    failed: queries.some(({ state, moreFailed }) => state.error !== null || moreFailed),
    retry: () => {
      for (const { state, moreFailed, query } of queries) {
        if (moreFailed) void query.fetchNextPage()
        else if (state.error !== null) void state.refetch()
      }
    },
  }
}

const NONE: [] = []

function useSources(
  products: readonly UserProduct[],
  sheets: readonly TechSheetSummary[],
  ownId: string,
): LineSource[] {
  return useMemo(
    () => [
      ...products.map((each) => ofProduct(toLineProduct(each))),
      ...sheets.filter(({ id }) => id !== ownId).map((each) => ofPreparation(linePreparationOf(each))),
    ],
    [products, sheets, ownId],
  )
}

/** Whether the sheet itself is among those that a search finds, though it cannot be picked. */
function isFound(sheet: TechSheet, search: string): boolean {
  return isStored(sheet) && containsWords(foldForSearch(sheet.title), searchWords(search))
}

export function useSuppliers() {
  return useQuery(orpc.suppliers.list.queryOptions({ input: { limit: SUPPLIERS } }))
}
