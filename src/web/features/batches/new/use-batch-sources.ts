import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BatchSummary } from '#contract/batch-shapes.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { productPages } from '#web/entities/product/products-query.ts'
import { sheetPages } from '#web/entities/sheet/picker/sheet-pages.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { batchesQuery } from '../batches-api.ts'
import { useBatchWords } from '../use-batch-words.ts'

/** What a batch can be made of, as a list has it. */
export interface BatchSource {
  id: { techSheetId: string } | { userProductId: string }
  name: string
  about: string
}

/** So many of what was made last are there again. */
const RECENT = 5

export function sourceKey({ id }: BatchSource): string {
  return 'techSheetId' in id ? id.techSheetId : id.userProductId
}

/**
 * What was made last of what is in the house, then all sheets and after them all products, by title and name, read page by page;
 * those that a search finds while one is typed.
 */
export function useBatchSources(search: string) {
  const tSheets = useTranslations('trade.sheetCategories')
  const tProducts = useTranslations('trade.productCategories')
  const words = useBatchWords()
  const queryClient = useQueryClient()
  const wanted = search.trim()
  const kept = useInfiniteQuery(batchesQuery('kept', ''))
  const sheets = usePagedRows(useInfiniteQuery(sheetPages({ search: wanted || undefined })))
  const products = usePagedRows(useInfiniteQuery(productPages(wanted)))
  const ofSheet = ({ id, title, category }: TechSheetSummary): BatchSource => ({
    id: { techSheetId: id },
    name: title,
    about: tSheets(category),
  })
  const ofProduct = ({ id, name, category }: UserProduct): BatchSource => ({
    id: { userProductId: id },
    name,
    about: tProducts(category),
  })
  const ofBatch = (batch: BatchSummary): BatchSource[] => {
    const about = words.made(batch)
    if (batch.sheet !== null) return [{ id: { techSheetId: batch.sheet.id }, name: batch.sheet.title, about }]
    if (batch.product !== null)
      return [{ id: { userProductId: batch.product.id }, name: batch.product.name, about }]
    return []
  }
  const lately = (kept.data?.pages.flatMap(({ items }) => items) ?? []).toSorted((one, other) =>
    other.madeAt.localeCompare(one.madeAt),
  )
  const sheetsEnd = sheets.items.length === sheets.total
  const all = [
    ...(wanted === '' ? once(lately.flatMap(ofBatch)).slice(0, RECENT) : []),
    ...sheets.items.map(ofSheet),
    ...(sheetsEnd ? products.items.map(ofProduct) : []),
  ]
  const next = sheetsEnd ? products : sheets
  const queries = [sheets, products]
  return {
    sources: once(all),
    pages: { canLoadMore: next.canLoadMore, loadMore: next.loadMore },
    loaded: queries.every(({ state }) => state.data !== undefined),
    /** Those shown are of the search before. */
    stale: queries.some(({ stale }) => stale),
    failure: sheets.state.error ?? products.state.error,
    retry: () => {
      for (const { state, moreFailed, query } of queries) {
        if (moreFailed) void query.fetchNextPage()
        else if (state.error !== null) void state.refetch()
      }
    },
    findFirst: async (typed: string): Promise<BatchSource | undefined> => {
      const [ofSheets, ofProducts] = await Promise.all([
        queryClient.fetchInfiniteQuery(sheetPages({ search: typed.trim() || undefined })),
        queryClient.fetchInfiniteQuery(productPages(typed.trim())),
      ])
      const [sheet] = ofSheets.pages[0]?.items ?? []
      const [product] = ofProducts.pages[0]?.items ?? []
      return sheet === undefined ? product && ofProduct(product) : ofSheet(sheet)
    },
  }
}

/** Each at its first place. */
function once(sources: readonly BatchSource[]): BatchSource[] {
  const groups = Map.groupBy(sources, sourceKey)
  return [...groups.values()].flatMap(([first]) => first ?? [])
}
